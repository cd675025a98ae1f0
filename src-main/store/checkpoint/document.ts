import { isCount, isRecord } from '../json.ts';
import { liftState, OLDEST, schemaAfter, type Migration } from '../migrations.ts';
import { readJson, unsealed } from '../sealed.ts';
import { badFile, StoreTrouble } from '../trouble.ts';

export const DOCUMENT = 'campaign.json';
/** A larger document can't be one text in memory. */
const MAX_BYTES = 256 * 1024 * 1024;

/**
 * The checkpoint in campaign.json. `journal` is where the journal stood: it begins after event `start`, and up to
 * `bytes` of `file` (a name in sessions/) all lines belong to the checkpoint. The place is a hint, `start` is not.
 */
export interface CampaignDocument {
  schema: number;
  seq: number;
  journal: { start: number; file: string | null; bytes: number };
  state: unknown;
}

const FIELDS = ['hexwatch', 'journal', 'schema', 'seq', 'state', 'sum'];
const JOURNAL_FIELDS = ['bytes', 'file', 'start'];

/** What we don't know we would lose at the next checkpoint. */
const hasOnly = (fields: Record<string, unknown>, known: readonly string[]): boolean =>
  Object.keys(fields).every((field) => known.includes(field));

function shapeOf(fields: Record<string, unknown>): CampaignDocument | null {
  const { schema, seq, journal, state } = fields;
  if (!isCount(schema) || schema === 0 || !isCount(seq) || !isRecord(journal) || state === undefined)
    return null;
  if (!hasOnly(fields, FIELDS) || !hasOnly(journal, JOURNAL_FIELDS)) return null;
  const { start, file, bytes } = journal;
  if (!isCount(start) || !isCount(bytes) || (file !== null && typeof file !== 'string')) return null;
  return { schema, seq, journal: { start, file, bytes }, state };
}

/**
 * Reads the bytes of campaign.json (or of a backup, by its `name`) as it was written, its state not yet lifted.
 * Throws `not-a-campaign`, `newer-schema`, `older-schema` or `bad-file`; what is missing never becomes a default.
 */
export function parseDocument(bytes: Uint8Array, name: string, ours: number): CampaignDocument {
  const read = readJson(bytes, name, MAX_BYTES);
  if (isRecord(read.value) && !('hexwatch' in read.value) && !('sum' in read.value)) {
    throw new StoreTrouble(
      'not-a-campaign',
      name,
      `${name} belongs to another program; nothing was changed.`,
    );
  }
  const fields = unsealed(read, name, { oldest: OLDEST, ours });
  const document = fields.hexwatch === 'campaign' ? shapeOf(fields) : null;
  if (!document) throw badFile(name, 'is damaged: its fields are not those of a campaign');
  return document;
}

/** The state of a document in our own schema. */
export const stateOf = (document: CampaignDocument, steps: readonly Migration[]): unknown =>
  liftState(document.state, Math.min(document.schema, schemaAfter(steps)), steps);
