import type { Campaign, Ruling } from '../../campaign/state.ts';
import { rulingsOfHarm } from './rulingsOfHarm.ts';
import { rulingsOfRest } from './rulingsOfRest.ts';
import { rulingsOfTheFight } from './rulingsOfTheFight.ts';
import { rulingsOfTheSheet } from './rulingsOfTheSheet.ts';

/** The options of a campaign, each with the value it starts with. */
export const rulings = [
  ...rulingsOfTheSheet,
  ...rulingsOfTheFight,
  ...rulingsOfHarm,
  ...rulingsOfRest,
] as const;

/** What is read in one way here, and why. */
export const settled: Readonly<Record<string, string>> = {
  'BV-38':
    'Slots, quick slots and what one can hold without a bag are counted by the hands one has; an arm that is gone leaves one fewer.',
};

type Kind = (typeof rulings)[number];
export type RulingId = Kind['id'];
type KindOf<Id extends RulingId> = Extract<Kind, { id: Id }>;
/** What an option may be: one of its choices, else yes or no, else a number. */
export type RulingValue<Id extends RulingId> =
  KindOf<Id> extends { choices: readonly (infer Choice)[] }
    ? Choice
    : KindOf<Id>['value'] extends boolean
      ? boolean
      : number;

const standard: ReadonlyMap<string, Ruling> = new Map(rulings.map(({ id, value }) => [id, value]));

/** How a campaign has it: the value of an option, or the one it starts with. */
export const rulingOf = <Id extends RulingId>(campaign: Campaign, id: Id): RulingValue<Id> =>
  (campaign.rulings[id] ?? standard.get(id)) as RulingValue<Id>;
