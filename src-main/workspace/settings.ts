import { SettingsSchema, type Settings } from '../../shared/api.ts';
import type { Disk } from '../store/disk/disk.ts';
import { replaceFile } from '../store/disk/replaceFile.ts';

const FILE = 'settings.json';

export const usualSettings = (): Settings => SettingsSchema.parse({});

/** The referee's settings beside the campaigns; the usual ones where there are none, or none that can be read. */
export async function readSettings(disk: Disk, folder: string): Promise<Settings> {
  try {
    const text = new TextDecoder().decode(await disk.read(`${folder}/${FILE}`));
    return SettingsSchema.parse(JSON.parse(text));
  } catch {
    return usualSettings();
  }
}

/** Replaces the settings, whole or not at all. Rejects with the disk's own error. */
export async function writeSettings(disk: Disk, folder: string, settings: Settings): Promise<void> {
  if (!(await disk.stat(folder))) await disk.mkdir(folder);
  const text = `${JSON.stringify(settings, null, 2)}\n`;
  await replaceFile(disk, `${folder}/${FILE}`, new TextEncoder().encode(text));
}
