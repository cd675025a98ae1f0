import { join } from 'node:path';
import { z } from 'zod';
import { SettingsSchema, type Settings } from '../../shared/api.ts';
import { replaceFile } from '../store/disk/replaceFile.ts';
import { decodeText, parseJson } from '../store/json.ts';
import { errno, ignore } from '../store/trouble.ts';
import { alone, type Library } from './listFile.ts';

const FILE = 'settings.json';

export const usualSettings = (): Settings => SettingsSchema.parse({});

type Stored = Record<string, unknown>;

/** What the file holds, fields of other versions of Hexwatch with it; nothing where there is none or it holds no settings. */
async function stored({ disk, folder }: Library): Promise<Stored> {
  const bytes = await disk.read(join(folder, FILE)).catch((error: unknown) => {
    if (errno(error) !== 'ENOENT') throw error;
    return new Uint8Array();
  });
  return z.record(z.string(), z.unknown()).safeParse(parseJson(decodeText(bytes) ?? '')).data ?? {};
}

const settingsIn = (held: Stored): Settings => SettingsSchema.strip().safeParse(held).data ?? usualSettings();

/** The referee's settings beside the campaigns; the usual ones where there are none, or none that can be read. */
export const readSettings = async (library: Library): Promise<Settings> =>
  settingsIn(await stored(library).catch((): Stored => ({})));

/**
 * Changes some of the settings, whole or not at all; others, which another program may have changed, and fields that we don't
 * know stay. Rejects with the disk's own error, also where the file is there and can't be read.
 */
export const writeSettings = (library: Library, changed: Partial<Settings>): Promise<void> =>
  alone(library, async () => {
    const held = await stored(library);
    const text = `${JSON.stringify({ ...held, ...settingsIn(held), ...changed }, null, 2)}\n`;
    await replaceFile(library.disk, join(library.folder, FILE), new TextEncoder().encode(text));
  });

/** The settings with those changed that are given. What one likes to see is worth no error: it holds even where it can’t be kept. */
export async function changeSettings(
  library: Library,
  settings: Settings,
  given: { [Name in keyof Settings]?: Settings[Name] | undefined },
): Promise<Settings> {
  const to = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  await writeSettings(library, to).catch(ignore);
  return { ...settings, ...to };
}
