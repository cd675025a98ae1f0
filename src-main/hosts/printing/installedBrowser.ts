import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The programs of browsers that print a page to a file, as they are called on Linux. */
const PROGRAMS = [
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'microsoft-edge-stable',
  'microsoft-edge',
];
const IN_APPLICATIONS = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];
const IN_PROGRAM_FILES = [
  'Google/Chrome/Application/chrome.exe',
  'Chromium/Application/chrome.exe',
  'Microsoft/Edge/Application/msedge.exe',
];

/** What of a machine is asked for its browsers. */
export interface Machine {
  platform: NodeJS.Platform;
  env: NodeJS.ProcessEnv;
}

const each = (folders: readonly (string | undefined)[], names: readonly string[]): string[] =>
  folders
    .filter((folder) => folder !== undefined)
    .flatMap((folder) => names.map((name) => join(folder, name)));

const placesOn: Partial<Record<NodeJS.Platform, (env: NodeJS.ProcessEnv) => string[]>> = {
  darwin: ({ HOME }) => each(['/Applications', HOME && join(HOME, 'Applications')], IN_APPLICATIONS),
  win32: (env) =>
    each([env['ProgramFiles'], env['ProgramFiles(x86)'], env['LOCALAPPDATA']], IN_PROGRAM_FILES),
};

/**
 * Chrome, Chromium or Edge, by its path: the one that CHROMIUM names, else the first that is installed; undefined where there is
 * none.
 */
export function installedBrowser(
  { platform, env }: Machine = process,
  isThere: (path: string) => boolean = existsSync,
): string | undefined {
  const { CHROMIUM, PATH = '' } = env;
  if (CHROMIUM) return CHROMIUM;
  const places = placesOn[platform]?.(env) ?? each(PATH.split(delimiter).filter(Boolean), PROGRAMS);
  return places.find(isThere);
}
