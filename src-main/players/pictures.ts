import { PictureNameSchema, type PictureFile } from '../../shared/api.ts';
import { Refusal } from '../../shared/campaign/refusal.ts';
import type { Disk } from '../store/disk/disk.ts';

/** A picture that was read and found to be one. */
export interface Picture {
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** The largest picture that is brought in or shown. */
export const MOST_PICTURE_BYTES = 20 * 1024 * 1024;

/** Where a campaign's pictures lie. */
export const folderOf = (campaign: string): string => `${campaign}/pictures`;

/** The pictures in a campaign's folder, by name; none where it has no such folder. */
export async function listPictures(disk: Disk, campaign: string): Promise<PictureFile[]> {
  const folder = folderOf(campaign);
  if (!(await disk.stat(folder))?.folder) return [];
  const names = (await disk.list(folder)).filter((name) => PictureNameSchema.safeParse(name).success).sort();
  const found = await Promise.all(
    names.map(async (name) => ({ name, found: await disk.stat(`${folder}/${name}`) })),
  );
  return found.flatMap(({ name, found }) => (found && !found.folder ? [{ name, bytes: found.size }] : []));
}

/**
 * Reads a picture. Only what stands in the list of the folder is opened, whatever the name is made of. Refuses with
 * `unknown-picture`, `too-large`, and `not-a-picture` what only calls itself one.
 */
export async function readPicture(disk: Disk, campaign: string, name: string): Promise<Picture> {
  const listed = (await listPictures(disk, campaign)).find((one) => one.name === name);
  if (!listed)
    throw new Refusal('unknown-picture', `There is no “${name}” among the campaign’s pictures.`, 'picture');
  if (listed.bytes > MOST_PICTURE_BYTES)
    throw new Refusal('too-large', `“${name}” is larger than 20 MB. Make it smaller first.`, 'picture');
  const bytes = await disk.read(`${folderOf(campaign)}/${name}`, 0, listed.bytes).catch(() => {
    throw new Refusal('unreadable-picture', `“${name}” can’t be read.`, 'picture');
  });
  const type = typeOf(bytes);
  if (!type)
    throw new Refusal('not-a-picture', `“${name}” is not really a PNG, JPG, WebP or GIF picture.`, 'picture');
  return { name, type, bytes };
}

const MOST_SHOWN_BYTES = 4 * 1024 * 1024;

/** A picture as a data URL for the page; null where there is none, or none that small. */
export async function pictureToShow(disk: Disk, campaign: string, name: string): Promise<string | null> {
  const listed = (await listPictures(disk, campaign)).find((one) => one.name === name);
  if (!listed || listed.bytes > MOST_SHOWN_BYTES) return null;
  const picture = await readPicture(disk, campaign, name).catch((thrown: unknown) => {
    if (thrown instanceof Refusal) return undefined;
    throw thrown;
  });
  return picture ? `data:${picture.type};base64,${Buffer.from(picture.bytes).toString('base64')}` : null;
}

/** How each kind of picture begins. A link to another file, or a page with a picture's name, begins otherwise. */
const BEGINNINGS: readonly { type: string; begins: RegExp }[] = [
  { type: 'image/png', begins: /^\x89PNG\r\n\x1a\n/ },
  { type: 'image/jpeg', begins: /^\xff\xd8\xff/ },
  { type: 'image/gif', begins: /^GIF8[79]a/ },
  { type: 'image/webp', begins: /^RIFF[^]{4}WEBP/ },
];

/** What kind of picture bytes are, by how they begin; undefined where they are none. */
export function typeOf(bytes: Uint8Array): string | undefined {
  const beginning = String.fromCharCode(...bytes.subarray(0, 16));
  return BEGINNINGS.find(({ begins }) => begins.test(beginning))?.type;
}
