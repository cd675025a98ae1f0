import { join, resolve } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** Where the portable program of Windows lies: its starter says so. */
const besideProgram = (env: Environment): string | undefined => env['PORTABLE_EXECUTABLE_DIR'] || undefined;

/** The folder of the campaigns: the one that HEXWATCH_HOME names, else beside a portable program, else among the documents. */
export const libraryFolder = (env: Environment, documents: string): string =>
  resolve(env['HEXWATCH_HOME'] || join(besideProgram(env) ?? documents, 'Hexwatch'));

/** The folder for what belongs to the windows, beside a portable program; undefined where the system has a place for it. */
export function ownDataFolder(env: Environment): string | undefined {
  const folder = besideProgram(env);
  return folder === undefined ? undefined : resolve(folder, 'Hexwatch data');
}
