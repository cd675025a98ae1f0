import { crc32 } from 'node:zlib';
import { setImmediate as others } from 'node:timers/promises';
import { inHex, mustKeep, sorted } from '../json.ts';
import { sealOf } from '../sealed.ts';
import { DOCUMENT, type CampaignDocument } from './document.ts';

/** So deep, a part of the document is made in one go: a column of a land, a creature, a line of the log. */
const DEPTH_AT_ONCE = 5;
/** For so many milliseconds the making of the text keeps everybody waiting. */
const SLICE = 2;

function membersOf(value: object): [string, unknown][] {
  if (Array.isArray(value)) return Object.entries(value);
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  // Made an object again: of its keys, those that are numbers come first.
  return Object.entries(Object.fromEntries(members.sort(([a], [b]) => (a < b ? -1 : 1))));
}

/** The text of a value with its keys in order, one a line, in pieces. */
function* pieces(value: unknown, depth: number): Generator<string> {
  const isList = Array.isArray(value);
  const isBranch = typeof value === 'object' && value !== null;
  const indent = `\n${' '.repeat(depth)}`;
  if (!isBranch || depth >= DEPTH_AT_ONCE) {
    mustKeep(value, DOCUMENT, depth);
    yield JSON.stringify(sorted(value), null, 1).replaceAll('\n', indent);
    return;
  }
  const members = membersOf(value);
  let separator = isList ? '[' : '{';
  for (const [key, member] of members) {
    yield `${separator}${indent} ${isList ? '' : `${JSON.stringify(key)}: `}`;
    yield* pieces(member, depth + 1);
    separator = ',';
  }
  const end = isList ? ']' : '}';
  yield members.length === 0 ? `${separator}${end}` : `${indent}${end}`;
}

/**
 * The bytes of campaign.json: keys in order, one a line, and at the end `sum`, the CRC-32 of the text before it. Made in
 * slices, so that a large campaign does not block the program; the document must not change meanwhile. Throws `cannot-keep`.
 */
export async function renderDocument(document: CampaignDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let sum = 0;
  let text = '';
  const put = (): void => {
    const chunk = Buffer.from(text);
    chunks.push(chunk);
    sum = crc32(chunk, sum);
    text = '';
  };
  // Lets other work, such as answering the command, go first.
  await others();
  let began = performance.now();
  for (const piece of pieces({ hexwatch: 'campaign', ...document }, 0)) {
    // Before the piece is added, so that the last one, the bracket, can be taken off below.
    if (performance.now() - began >= SLICE) {
      put();
      await others();
      began = performance.now();
    }
    text += piece;
  }
  text = text.slice(0, -'\n}'.length);
  put();
  text = sealOf(inHex(sum));
  put();
  return Buffer.concat(chunks);
}
