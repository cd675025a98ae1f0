import { z } from 'zod';
import type { Creature } from '../../../campaign/state.ts';
import { reading } from '../../common/reading.ts';
import { CHART } from './dieSizes.ts';

/** Abilities that the text names; a character may have others besides (BV-3). */
export const ABILITIES = ['str', 'dex', 'awr', 'wil'] as const;
export const ScoreSchema = z.strictObject({
  die: z.enum(CHART),
  modifier: z.int().min(-10).max(20).default(0),
});

/** Types of damage that the text names; any other word may be one (BV-S21). */
export const DAMAGE_TYPES = ['blunt', 'slash', 'stab', 'fire', 'lightning'] as const;

export const LOSSES = ['arm', 'eye', 'leg', 'voice'] as const;
export type Loss = (typeof LOSSES)[number];
/** How many of each part a body can lose. */
export const PARTS: Readonly<Record<Loss, number>> = { arm: 2, eye: 2, leg: 2, voice: 1 };
const Words = z.array(z.string().min(1).max(60)).max(20).default([]);

/** What a creature has beside hit points, items and statuses: all of it can be set by hand (BV-1). Derived values are never stored. */
export const SheetSchema = z.strictObject({
  abilities: z
    .record(z.string().min(1).max(30), ScoreSchema)
    .refine((all) => ABILITIES.every((one) => one in all), 'STR, DEX, AWR and WIL are needed'),
  /** In squares a turn. */
  movement: z.int().min(0).max(60).default(6),
  /** AR besides that of worn armour. */
  ar: z.int().min(0).max(20).default(0),
  hands: z.int().min(0).max(8).default(2),
  hasBag: z.boolean().default(true),
  /** Hit points at most while exhaustion does not halve them. */
  fullHitPoints: z.int().min(0).max(9999),
  exhaustion: z.int().min(0).max(4).default(0),
  technique: z
    .strictObject({ sides: z.int().min(4).max(12), now: z.int().min(0).max(20), max: z.int().min(0).max(20) })
    .refine(({ now, max }) => now <= max, 'there cannot be more technique dice left than the maximum')
    .default({ sides: 6, now: 0, max: 0 }),
  /** Names of the techniques that are prepared. */
  prepared: Words,
  resistances: Words,
  vulnerabilities: Words,
  lost: z
    .array(z.enum(LOSSES))
    .refine(
      (lost) => LOSSES.every((part) => lost.filter((one) => one === part).length <= PARTS[part]),
      'there are only two arms, two eyes, two legs and one voice to lose',
    )
    .default([]),
  /** When the last siesta ended, in seconds of the clock. */
  siestaAt: z.number().nullable().default(null),
  /** Since when more is carried than there are slots for; every 15 minutes from then on take a save. */
  burdenedAt: z.number().nullable().default(null),
});
export type Sheet = z.infer<typeof SheetSchema>;

const read = reading(SheetSchema);

/** The sheet of a creature, typed. */
export const sheetOf = (creature: Pick<Creature, 'sheet'>): Sheet => read(creature.sheet);

/** What a campaign keeps beside the common state: nothing. */
export const DetailsSchema = z.strictObject({});
