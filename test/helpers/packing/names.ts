import { Platform } from 'app-builder-lib';
import { PlatformPackager } from 'app-builder-lib/out/platformPackager.js';
import type { Configuration } from 'app-builder-lib';
import { Arch } from 'builder-util';

type Named = [
  system: 'linux' | 'win' | 'mac',
  target: string,
  ext: string,
  arch: Arch,
  /** The target’s own pattern, and whether it leaves out the usual processor, as electron-builder’s classes of targets have them. */
  pattern: string | undefined,
  leavesOut: boolean,
];

const both = (
  ...[system, target, ext, pattern, leavesOut]: [Named[0], string, string, string | undefined, boolean]
) => [Arch.x64, Arch.arm64].map((arch): Named => [system, target, ext, arch, pattern, leavesOut]);

/** What each system is offered, with the patterns of FpmTarget, AppImageTarget, ArchiveTarget, NsisTarget and DmgTarget. */
const PACKAGES: readonly Named[] = [
  ...both('linux', 'deb', 'deb', '${name}_${version}_${arch}.${ext}', false),
  ...both('linux', 'rpm', 'rpm', '${name}-${version}.${arch}.${ext}', false),
  ...both('linux', 'appImage', 'AppImage', undefined, true),
  ['linux', 'tar.gz', 'tar.gz', Arch.x64, '${name}-${version}.${ext}', false],
  ['linux', 'tar.gz', 'tar.gz', Arch.arm64, '${name}-${version}-${arch}.${ext}', false],
  ...both('win', 'nsis', 'exe', undefined, false),
  ...both('win', 'portable', 'exe', undefined, false),
  ['mac', 'dmg', 'dmg', Arch.universal, '${productName}-${version}-${arch}.${ext}', true],
  ['mac', 'zip', 'zip', Arch.universal, '${productName}-${version}-${arch}-${os}.${ext}', false],
];

/** The names of all packages of a version, by electron-builder’s own function. */
export function namesOfPackages(config: Configuration, version: string): string[] {
  const options = config as Record<string, object | undefined>;
  const name = String(config.productName);
  return PACKAGES.map(([system, target, ext, arch, pattern, leavesOut]) => {
    const packager = Object.assign(Object.create(PlatformPackager.prototype) as PlatformPackager<object>, {
      platform: { linux: Platform.LINUX, win: Platform.WINDOWS, mac: Platform.MAC }[system],
      platformSpecificBuildOptions: options[system] ?? {},
      info: { config },
      appInfo: { name: name.toLowerCase(), version, productName: name, sanitizedProductName: name },
    });
    return packager.expandArtifactNamePattern(options[target] ?? null, ext, arch, pattern, leavesOut);
  });
}

/** Whether a name fits a pattern of the shell with stars. */
export const fitsGlob = (name: string, glob: string): boolean => {
  const [first = '', ...rest] = glob.split('*');
  const last = rest.at(-1) ?? '';
  return name.startsWith(first) && name.endsWith(last) && rest.every((part) => name.includes(part));
};
