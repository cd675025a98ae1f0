import { z } from 'zod';
import { SettingsSchema, type Settings } from '../../shared/api.ts';
import type { Disk } from '../store/disk/disk.ts';
import { replaceFile } from '../store/disk/replaceFile.ts';
import { ignore } from '../store/trouble.ts';

const FILE = 'settings.json';

export const usualSettings = (): Settings => SettingsSchema.parse({});

/** What the file holds, fields of other versions of Hexwatch with it; nothing where it can't be read. */
async function stored(disk: Disk, folder: string): Promise<Record<string, unknown>> {
  try {
    const text = new TextDecoder().decode(await disk.read(`${folder}/${FILE}`));
    return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
  } catch {
    return {};
  }
}

/** The referee's settings beside the campaigns; the usual ones where there are none, or none that can be read. */
export async function readSettings(disk: Disk, folder: string): Promise<Settings> {
  const { data } = SettingsSchema.safeParse(await stored(disk, folder));
  return data ?? usualSettings();
}

/** Replaces the file, whole or not at all; fields that we don't know stay. Rejects with the disk's own error. */
export async function writeSettings(disk: Disk, folder: string, settings: Settings): Promise<void> {
  if (!(await disk.stat(folder))) await disk.mkdir(folder);
  const text = `${JSON.stringify({ ...(await stored(disk, folder)), ...settings }, null, 2)}\n`;
  await replaceFile(disk, `${folder}/${FILE}`, new TextEncoder().encode(text));
}

/** The settings with those changed that are given. What one likes to see is worth no error: it holds even where it can’t be kept. */
export async function changeSettings(
  disk: Disk,
  folder: string,
  settings: Settings,
  given: { [Name in keyof Settings]?: Settings[Name] | undefined },
): Promise<Settings> {
  const to = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const changed: Settings = { ...settings, ...to };
  await writeSettings(disk, folder, changed).catch(ignore);
  return changed;
}
