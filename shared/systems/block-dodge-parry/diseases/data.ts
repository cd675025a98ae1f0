import { z } from 'zod';
import type { Condition } from '../../../campaign/state.ts';
import type { Attribute } from '../../cairn-family/sheet/attributes.ts';
import { recognizing } from '../../common/reading.ts';

export interface Disease {
  name: string;
  attribute: Attribute;
  /** Sides of the die lost on a failed Save, or a fixed number of points. */
  loss: { sides: number } | { points: number };
  /** Sides of the die of days it runs; null where it has no end of its own. */
  days: number | null;
  /** Passed Saves that heal it, in all. */
  passes?: number;
  signs: string;
}

/**
 * The six diseases: Swampsigh (BDP-66), Bonebreaker Plague (BDP-67), Tick Jitters (BDP-68), Shadowrot (BDP-69), Mindfog Fever (BDP-70)
 * and Soul’s Despair (BDP-71).
 */
export const DISEASES = {
  swampsigh: {
    name: 'Swampsigh',
    attribute: 'str',
    loss: { points: 1 },
    days: 4,
    signs: 'a green, sickly skin',
  },
  'bonebreaker-plague': {
    name: 'Bonebreaker Plague',
    attribute: 'str',
    loss: { points: 2 },
    days: null,
    passes: 3,
    signs: 'wasting muscle, brittle bone',
  },
  'tick-jitters': { name: 'Tick Jitters', attribute: 'dex', loss: { sides: 2 }, days: 6, signs: 'spasms' },
  shadowrot: {
    name: 'Shadowrot',
    attribute: 'dex',
    loss: { points: 2 },
    days: null,
    passes: 4,
    signs: 'black marks',
  },
  'mindfog-fever': {
    name: 'Mindfog Fever',
    attribute: 'wil',
    loss: { points: 1 },
    days: 4,
    signs: 'forgetting, confusion',
  },
  'souls-despair': {
    name: 'Soul’s Despair',
    attribute: 'wil',
    loss: { sides: 4 },
    days: null,
    passes: 1,
    signs: 'visions, despair',
  },
} as const satisfies Readonly<Record<string, Disease>>;
export type DiseaseId = keyof typeof DISEASES;
export const DISEASE_IDS = Object.keys(DISEASES) as [DiseaseId, ...DiseaseId[]];
export const diseaseAt = (id: DiseaseId): Disease => DISEASES[id];

export const DiseaseDetails = z.object({
  disease: z.enum(DISEASE_IDS),
  /** Days left of one that ends by itself. */
  left: z.int().nullable(),
  /** Saves passed so far. */
  passed: z.int(),
  /** The day on which it was caught. */
  since: z.int(),
  /** Whether the next Save is rolled with two dice. */
  tended: z.boolean(),
});

const asDisease = recognizing(DiseaseDetails);

/** What a disease keeps; undefined for any other condition. */
export const diseaseOf = ({ details }: Condition): z.infer<typeof DiseaseDetails> | undefined =>
  asDisease(details);
