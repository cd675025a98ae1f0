import { z } from 'zod';
import { sheetChanged } from '../../../campaign/events/creatures.ts';
import type { Campaign, Creature } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { CHART, medianOf, sizeOf, stepOf, type DieSize } from './dieSizes.ts';
import { half } from './halves.ts';
import { remembered } from '../../common/remembered.ts';
import { rulingOf, type RulingValue } from '../rulings.ts';
import { penaltyOf } from '../harm/statuses.ts';

/** Abilities that the text names; a character may have others besides (BV-3). */
export const ABILITIES = ['str', 'dex', 'awr', 'wil'] as const;
const AbilityScore = z.strictObject({
  die: z.enum(CHART),
  modifier: z.int().min(-10).max(20).default(0),
});

/** Types of damage that the text names (BV-S21). */
export const DAMAGE_TYPES = ['blunt', 'slash', 'stab', 'fire', 'lightning'] as const;

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
  /** Levels gained beyond the fourth, where the table counts them. */
  beyond: z.int().min(0).max(96).default(0),
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
  /** Since when more is carried than there are slots for; every 15 minutes from then on take a save (BV-48). */
  burdenedAt: z.number().nullable().default(null),
});
export type Sheet = z.infer<typeof SheetSchema>;

const read = remembered((sheet: Creature['sheet']): Sheet => SheetSchema.parse(sheet));
export const sheetOf = (creature: Creature): Sheet => read(creature.sheet);
export const changeSheet = (decision: Decision, id: string, to: Partial<Sheet>, text?: string): void =>
  decision.emit(sheetChanged, { creature: id, to }, text);

/** What statuses take off an ability’s rolls and figures, where they do not lessen its die (BV-57). */
const offTheRoll = (creature: Creature, ability: string, campaign: Campaign): number =>
  rulingOf(campaign, 'status-penalty') === 'the roll' ? penaltyOf(creature, ability, campaign) : 0;

/** The die of an ability, none for one that the sheet does not have; statuses may lessen it by the table’s word (BV-57). */
export function dieOf(creature: Creature, ability: string, campaign: Campaign): DieSize {
  const die = sheetOf(creature).abilities[ability]?.die ?? '0';
  const isLessened = rulingOf(campaign, 'status-penalty') === 'the die by a step';
  return sizeOf(isLessened ? stepOf(die, penaltyOf(creature, ability, campaign)) : die);
}

/** The modifier of an ability as statuses leave it (BV-53, BV-54, BV-57, BV-66, BV-S2). */
export const modifierOf = (creature: Creature, ability: string, campaign: Campaign): number =>
  (sheetOf(creature).abilities[ability]?.modifier ?? 0) + offTheRoll(creature, ability, campaign);

/** What a check adds to the die: the modifier, or only what statuses take off (BV-2, BV-S2). */
export const checkModifierOf = (creature: Creature, ability: string, campaign: Campaign): number =>
  rulingOf(campaign, 'check-adds-modifier')
    ? modifierOf(creature, ability, campaign)
    : offTheRoll(creature, ability, campaign);

/** The middle of an ability’s die as statuses leave it (BV-40, BV-57). */
const middleOf = (creature: Creature, ability: string, campaign: Campaign): number =>
  medianOf(dieOf(creature, ability, campaign)) + offTheRoll(creature, ability, campaign);

type Derived = (creature: Creature, campaign: Campaign) => number;

const STRENGTHS: Readonly<Record<RulingValue<'strength-modifier'>, Derived>> = {
  'as entered': (creature, campaign) => modifierOf(creature, 'str', campaign),
  'median of the die': (creature, campaign) => middleOf(creature, 'str', campaign),
  'half of the median': (creature, campaign) =>
    half(campaign, medianOf(dieOf(creature, 'str', campaign))) + offTheRoll(creature, 'str', campaign),
};

/** The STR modifier that weapons add to damage (BV-23, BV-S2). */
export const strengthOf: Derived = (creature, campaign) =>
  STRENGTHS[rulingOf(campaign, 'strength-modifier')](creature, campaign);

/** Hands that are still there (BV-37, BV-38). */
export const handsOf = (creature: Creature): number => {
  const { hands, lost } = sheetOf(creature);
  return Math.max(0, hands - lost.filter((one) => one === 'arm').length);
};

/** Slots: 10 and the median of STR, never fewer than hands (BV-40, BV-41, BV-57). */
export const slotsOf: Derived = (creature, campaign) =>
  Math.max(handsOf(creature), 10 + middleOf(creature, 'str', campaign));

const QUICKNESS: Readonly<Record<RulingValue<'quick-slots'>, Derived>> = {
  median: (creature, campaign) => middleOf(creature, 'dex', campaign),
  modifier: (creature, campaign) => modifierOf(creature, 'dex', campaign),
};

/** Quick slots: 4 and DEX, between hands and slots (BV-45, BV-57). */
export const quickSlotsOf: Derived = (creature, campaign) =>
  Math.min(
    slotsOf(creature, campaign),
    Math.max(handsOf(creature), 4 + QUICKNESS[rulingOf(campaign, 'quick-slots')](creature, campaign)),
  );

type Item = Creature['items'][number];

/** Slots of a thing; what is bundled shares one (BV-43, BV-44). */
export function slotsOfItem({ slots, count, details }: Item): number {
  const bundle = typeof details['bundle'] === 'number' && details['bundle'] > 0 ? details['bundle'] : 1;
  return slots * Math.max(1, Math.ceil(count / bundle));
}

const sum = (items: readonly Item[]): number => items.reduce((all, one) => all + slotsOfItem(one), 0);
export const slotsUsed = ({ items }: Creature): number => sum(items);
export const quickUsed = ({ items }: Creature): number =>
  sum(items.filter(({ details }) => details['quick'] === true));

/** Whether a thing takes a hand where there is no bag: all but armour that is worn (BV-42). */
export const takesHand = ({ kind, inUse }: Pick<Item, 'kind' | 'inUse'>): boolean =>
  !(kind === 'armour' && inUse);

/** What somebody can carry: slots, or without a bag one thing a hand (BV-42). */
export const capacityOf: Derived = (creature, campaign) =>
  sheetOf(creature).hasBag ? slotsOf(creature, campaign) : handsOf(creature);
export const carried = (creature: Creature): number =>
  sheetOf(creature).hasBag ? slotsUsed(creature) : creature.items.filter(takesHand).length;

/** Slots too many, which take saves; how many hands there are has no part in it (BV-48). */
export const excessOf: Derived = (creature, campaign) =>
  Math.max(0, slotsUsed(creature) - slotsOf(creature, campaign));
/** Things without a bag that no hand is left for: nobody can hold them, they have to be put down (BV-42). */
export const unheldOf = (creature: Creature): number =>
  sheetOf(creature).hasBag ? 0 : Math.max(0, carried(creature) - handsOf(creature));

/** All levels of exhaustion, those beyond the fourth included (BV-36). */
export const levelsOf = ({ exhaustion, beyond }: Sheet): number =>
  exhaustion === 4 ? exhaustion + beyond : exhaustion;

/** What a campaign keeps beside the common state: nothing. */
export const DetailsSchema = z.strictObject({});
