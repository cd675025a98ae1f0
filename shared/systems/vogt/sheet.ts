import { z } from 'zod';
import { sheetChanged } from '../../campaign/events/creatures.ts';
import type { Campaign, Creature } from '../../campaign/state.ts';
import type { Decision } from '../contract.ts';
import { CHART, medianOf, sizeOf, type DieSize } from './dieSizes.ts';
import { penaltyOf } from './statuses.ts';

/** Abilities that the text names; a character may have others besides (BV-3). */
export const ABILITIES = ['str', 'dex', 'awr', 'wil'] as const;
const AbilityScore = z.strictObject({
  die: z.enum(CHART),
  modifier: z.int().min(-10).max(20).default(0),
});

export const LOSSES = ['arm', 'eye', 'leg', 'voice'] as const;
const Words = z.array(z.string().min(1).max(60)).max(20).default([]);

/** What a creature has beside hit points, items and statuses. Derived values are never stored. */
export const SheetSchema = z.strictObject({
  abilities: z
    .record(z.string().min(1).max(30), AbilityScore)
    .refine((all) => ABILITIES.every((one) => one in all), 'STR, DEX, AWR and WIL have to be there (BV-3)'),
  /** In squares a turn. */
  movement: z.int().min(0).max(60).default(6),
  ar: z.int().min(0).max(20).default(0),
  hands: z.int().min(0).max(8).default(2),
  hasBag: z.boolean().default(true),
  /** Hit points at most while exhaustion does not halve them. */
  fullHitPoints: z.int().min(0).max(9999),
  exhaustion: z.int().min(0).max(4).default(0),
  technique: z
    .strictObject({ sides: z.int().min(4).max(12), now: z.int().min(0).max(20), max: z.int().min(0).max(20) })
    .refine(({ now, max }) => now <= max, 'no more dice than there are')
    .default({ sides: 6, now: 0, max: 0 }),
  /** Names of the techniques that are prepared. */
  prepared: Words,
  resistances: Words,
  vulnerabilities: Words,
  lost: z.array(z.enum(LOSSES)).max(20).default([]),
  /** When the last siesta ended, in seconds of the clock. */
  siestaAt: z.number().nullable().default(null),
});
export type Sheet = z.infer<typeof SheetSchema>;

export const sheetOf = (creature: Creature): Sheet => SheetSchema.parse(creature.sheet);
export const changeSheet = (decision: Decision, id: string, to: Partial<Sheet>, text?: string): void =>
  decision.emit(sheetChanged, { creature: id, to }, text);

/** The die of an ability; none for one that the sheet does not have. */
export const dieOf = (creature: Creature, ability: string): DieSize =>
  sizeOf(sheetOf(creature).abilities[ability]?.die ?? '0');

/** The modifier of an ability as statuses leave it (BV-53, BV-54, BV-57, BV-66, BV-S2). */
export const modifierOf = (creature: Creature, ability: string): number =>
  (sheetOf(creature).abilities[ability]?.modifier ?? 0) + penaltyOf(creature, ability);

/** Hands that are still there (BV-37, BV-38). */
export const handsOf = (creature: Creature): number => {
  const { hands, lost } = sheetOf(creature);
  return Math.max(0, hands - lost.filter((one) => one === 'arm').length);
};

/** Slots: 10 and the median of STR, never fewer than hands (BV-40, BV-41, BV-57). */
export const slotsOf = (creature: Creature): number =>
  Math.max(handsOf(creature), 10 + medianOf(dieOf(creature, 'str')) + penaltyOf(creature, 'str'));

/** Quick slots: 4 and the median of DEX, between hands and slots (BV-45, BV-57). */
export const quickSlotsOf = (creature: Creature): number =>
  Math.min(
    slotsOf(creature),
    Math.max(handsOf(creature), 4 + medianOf(dieOf(creature, 'dex')) + penaltyOf(creature, 'dex')),
  );

type Item = Creature['items'][number];

/** Slots of a thing; what is bundled shares one (BV-43, BV-44). */
export function slotsOfItem({ slots, count, own }: Item): number {
  const bundle = typeof own['bundle'] === 'number' && own['bundle'] > 0 ? own['bundle'] : 1;
  return slots * Math.max(1, Math.ceil(count / bundle));
}

const sum = (items: readonly Item[]): number => items.reduce((all, one) => all + slotsOfItem(one), 0);
export const slotsUsed = ({ items }: Creature): number => sum(items);
export const quickUsed = ({ items }: Creature): number =>
  sum(items.filter(({ own }) => own['quick'] === true));

/** What somebody can carry: slots, or without a bag one thing a hand (BV-42). */
export const capacityOf = (creature: Creature): number =>
  sheetOf(creature).hasBag ? slotsOf(creature) : handsOf(creature);
export const carried = (creature: Creature): number =>
  sheetOf(creature).hasBag ? slotsUsed(creature) : creature.items.length;
export const excessOf = (creature: Creature): number => Math.max(0, carried(creature) - capacityOf(creature));

/** What a campaign keeps beside the common state: nothing. */
export const OwnSchema = z.strictObject({});

/** Squares a turn: halved by exhaustion and lying prone, each rounded down; a leg lost leaves 1; doubled while running (BV-18, BV-33, BV-37, BV-59, BV-61, BV-65). */
export function movementOf(creature: Creature, campaign: Campaign): number {
  const { movement, exhaustion, lost } = sheetOf(creature);
  const has = (id: string): boolean => creature.conditions.some(({ own }) => own['status'] === id);
  if (has('immobile') || has('unconscious')) return 0;
  const whole = lost.includes('leg') ? Math.min(1, movement) : movement;
  const tired = exhaustion >= 1 ? Math.floor(whole / 2) : whole;
  const low = has('prone') ? Math.floor(tired / 2) : tired;
  return campaign.fight?.combatants[creature.id]?.own['runs'] === campaign.fight?.round && campaign.fight
    ? low * 2
    : low;
}
