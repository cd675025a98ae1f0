import { Refusal } from '../../shared/campaign/refusal.ts';
import { isDeviceName } from '../../shared/text/deviceName.ts';
import type { Disk } from '../store/disk/disk.ts';
import { makeFolder, replaceFile, sweep } from '../store/disk/replaceFile.ts';
import { inTurn } from '../store/inTurn.ts';
import { ignore, inWords } from '../store/trouble.ts';
import { folderOf, MOST_PICTURE_BYTES, typeOf } from './pictures.ts';

/** Of a name that gets something added: it stays one that a picture may have. */
const LONGEST_STEM = 180;

/** Some disks take names for the same that differ in case, or in how their accents are written. */
const folded = (name: string): string => name.normalize('NFC').toLowerCase();

/** The name itself where it is free and no device's, else with a word before it or a number behind it: `keep-2.png`. */
export function freeName(name: string, taken: readonly string[]): string {
  const known = new Set(taken.map(folded));
  const dot = name.lastIndexOf('.');
  const [stem, kind] = [name.slice(0, dot), name.slice(dot)];
  const called = isDeviceName(name) ? `picture-${stem}`.slice(0, LONGEST_STEM) : stem;
  let free = `${called}${kind}`;
  for (let number = 2; known.has(folded(free)); number += 1)
    free = `${called.slice(0, LONGEST_STEM)}-${number}${kind}`;
  return free;
}

/** The bytes behind a text in base64. Refuses with `too-large`, `bad-field` and `not-a-picture`. */
function bytesOf(name: string, data: string): Uint8Array {
  if (Buffer.byteLength(data, 'base64') > MOST_PICTURE_BYTES)
    throw new Refusal('too-large', `“${name}” is larger than 20 MB. Make it smaller first.`, 'data');
  const bytes = Buffer.from(data, 'base64');
  if (bytes.toString('base64') !== data)
    throw new Refusal('bad-field', 'The bytes of a picture are given in base64.', 'data');
  if (!typeOf(bytes))
    throw new Refusal('not-a-picture', `“${name}” is not really a PNG, JPG, WebP or GIF picture.`, 'data');
  return bytes;
}

/** Two pictures of one name must not find it free at the same time. */
const oneByOne = inTurn();

/**
 * Puts a picture into a campaign's folder, whole and flushed or not at all, and gives back the name it got there; no
 * picture is ever overwritten. Refuses with `too-large`, `bad-field` and
 * `not-a-picture`, throws StoreTrouble.
 */
export async function addPicture(disk: Disk, campaign: string, name: string, data: string): Promise<string> {
  const bytes = bytesOf(name, data);
  const folder = folderOf(campaign);
  const add = async (): Promise<string> => {
    await makeFolder(disk, folder);
    await sweep(disk, folder);
    const free = freeName(name.normalize('NFC'), await disk.list(folder));
    try {
      await replaceFile(disk, `${folder}/${free}`, bytes);
    } catch (error) {
      // Its name may be there and not last.
      await disk.remove(`${folder}/${free}`).catch(ignore);
      throw error;
    }
    return free;
  };
  return oneByOne(() => inWords(`pictures/${name}`, 'saving', add));
}
