/** The kinds of pictures there are, and how their names end. */
const KINDS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

/** A name for a file that any disk takes, with the ending of its kind. */
export function nameOf({ name, type }: Pick<File, 'name' | 'type'>): string {
  const plain = name.normalize('NFC').replace(/[<>:"/\\|?*\p{Cc}]/gu, '-');
  const [, stem = '', kind] = /^(.*?)(?:\.(png|jpe?g|webp|gif))?$/iu.exec(plain) ?? [];
  return `${
    stem
      .replace(/^[.\s]+/, '')
      .slice(0, 60)
      .trim() || 'picture'
  }.${kind ?? KINDS[type] ?? 'png'}`;
}

/** What keeps a file from being brought in, in a sentence; undefined where nothing does. */
export function faultOf({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>, megabytes: number) {
  if (!(type in KINDS)) return `“${name}” is not a PNG, JPG, WebP or GIF picture.`;
  if (size > megabytes * 1024 * 1024)
    return `“${name}” is larger than ${megabytes} MB. Make it smaller first.`;
  return undefined;
}

/** The bytes of a file in base64; rejects where it can't be read. */
export const dataOf = (file: Blob): Promise<string> =>
  new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done((reader.result as string).replace(/^[^,]*,/, ''));
    reader.onerror = () => fail(reader.error ?? new Error('The file could not be read.'));
    reader.readAsDataURL(file);
  });

/** The files that are dropped or pasted; a text that is pasted into a field stays a text. */
export function filesOf(transfer: DataTransfer | null, into: EventTarget | null): File[] {
  const isText = transfer?.types.includes('text/plain') && into instanceof HTMLTextAreaElement;
  return isText ? [] : [...(transfer?.files ?? [])];
}
