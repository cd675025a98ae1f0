import { z } from 'zod';
import {
  LONGEST_WORD,
  MeaningSchema,
  type Meaning,
  type Meanings,
} from '../../../shared/campaign/charting/mapFile.ts';
import { Refusal } from '../../../shared/campaign/refusal.ts';
import { fitting } from '../../../shared/door/fitting.ts';
import { OwnTerrainSchema } from '../../../shared/hex/land.ts';

const [OneWord] = MeaningSchema.options;

/** As in a campaign, but for a terrain of one’s own it is enough to say how it looks. */
const WrittenMeaningSchema = z.union([
  OneWord,
  OwnTerrainSchema.extend({
    name: OwnTerrainSchema.shape.name.optional(),
    counts: OwnTerrainSchema.shape.counts.optional(),
  }),
]);
const WordsFileSchema = z.record(z.string().min(1).max(LONGEST_WORD), z.unknown());

/**
 * What the words of a map stand for, from JSON: `{"moss": "swamp", "inn": "village", "glass": {"looks": "desert"}}`. Refuses
 * `bad-words` with the word that is at fault.
 */
export function readWords(text: string): Meanings {
  const words = fitting(WordsFileSchema, parsed(text));
  if (!words.success) throw badWords('it must be a set of words, each with what it stands for');
  return Object.fromEntries(
    Object.entries(words.data).map(([word, value]) => [word, meaningOf(word, value)]),
  );
}

const badWords = (fault: string): Refusal =>
  new Refusal('bad-words', `The list of words doesn’t fit: ${fault}.`, 'words');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw badWords('it is not JSON');
  }
}

function meaningOf(word: string, value: unknown): Meaning {
  const { data } = fitting(WrittenMeaningSchema, value);
  if (data === undefined)
    throw badWords(
      `“${word}” must be a terrain, a place, a road or river, “nothing”, or a custom terrain like {"looks": "forest", "counts": "hills"}`,
    );
  return typeof data === 'string'
    ? data
    : { ...data, name: data.name ?? word, counts: data.counts ?? data.looks };
}
