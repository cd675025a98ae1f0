// Makes the packages with electron-builder: `npm run pack [-- --linux deb --x64]`.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const SIGNING = [
  ...['CSC_LINK', 'CSC_KEY_PASSWORD', 'WIN_CSC_LINK', 'WIN_CSC_KEY_PASSWORD'],
  ...['APPLE_ID', 'APPLE_APP_SPECIFIC_PASSWORD', 'APPLE_TEAM_ID'],
];
/** Apple’s processors call a program damaged whose bundle is not signed at all. A stricter runtime would ask for a real one. */
const AD_HOC = ['-c.mac.identity=-', '-c.mac.hardenedRuntime=false'];

/**
 * The environment and the arguments for electron-builder: a variable that is set to nothing is not set, for electron-builder takes
 * it for a certificate; without a certificate a bundle for macOS is signed ad hoc.
 */
export function packing(env, args) {
  const set = Object.fromEntries(
    Object.entries(env).filter(([name, value]) => value !== '' || !SIGNING.includes(name)),
  );
  const isSigned = 'CSC_LINK' in set || 'CSC_NAME' in set;
  return { env: set, args: ['--publish', 'never', ...(isSigned ? [] : AD_HOC), ...args] };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { env, args } = packing(process.env, process.argv.slice(2));
  const builder = createRequire(import.meta.url).resolve('electron-builder/cli.js');
  const { status } = spawnSync(process.execPath, [builder, ...args], { env, stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
