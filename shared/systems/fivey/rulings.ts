import type { Campaign, Ruling } from '../../campaign/state.ts';
import { characterRulings } from './rulings/characters.ts';
import { dayRulings } from './rulings/days.ts';
import { diceRulings } from './rulings/dice.ts';
import { downtimeRulings } from './rulings/downtime.ts';
import { fightRulings } from './rulings/fights.ts';
import { gearRulings } from './rulings/gear.ts';
import { monsterRulings } from './rulings/monsters.ts';

/** Options of a FIVEY campaign: readings of doubtful places, with the value they start with. */
export const rulings = [
  ...diceRulings,
  ...fightRulings,
  ...dayRulings,
  ...downtimeRulings,
  ...characterRulings,
  ...gearRulings,
  ...monsterRulings,
] as const;

export type RulingId = (typeof rulings)[number]['id'];

type KindOf<Id extends RulingId> = Extract<(typeof rulings)[number], { id: Id }>;

/** What an option may be: one of its choices, yes or no, or a number. */
export type Reading<Id extends RulingId> =
  KindOf<Id> extends { choices: readonly (infer Choice)[] }
    ? Choice
    : KindOf<Id>['value'] extends boolean
      ? boolean
      : number;

const usual: ReadonlyMap<string, Ruling> = new Map(rulings.map(({ id, value }) => [id, value]));

/** The value of an option in this campaign: what the table has said, or what it starts with. */
export const rulingOf = <Id extends RulingId>(campaign: Campaign, id: Id): Reading<Id> =>
  (campaign.rulings[id] ?? usual.get(id)) as Reading<Id>;
