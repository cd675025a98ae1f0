import type { Campaign, Creature } from '../../../campaign/state.ts';
import { counted } from '../../../text/words.ts';
import { MINUTE } from '../../../time/scales.ts';
import { armsOf } from '../../common/arms.ts';
import type { Slots, Summary } from '../../contract.ts';
import { diceInWords, diceOf } from '../fight/melee.ts';
import { dyingTimer } from '../harm/dying.ts';
import { ABILITIES, burdened, capacity, sheetOf, signed, slotsUsed } from './sheet.ts';

const NOTHING: readonly string[] = [];

/** Marks for the time left to a dying character. */
function dyingMarks(campaign: Campaign, creature: Creature): readonly string[] {
  const { dyingRounds } = sheetOf(creature);
  if (dyingRounds !== null) return [`dying, ${counted(dyingRounds, 'Round')} left`];
  const due = dyingTimer(campaign, creature.id)?.dueAt;
  return due === undefined
    ? NOTHING
    : [`dying, ${counted(Math.ceil((due - campaign.clock) / MINUTE), 'minute')} left`];
}

const spentMarks = ({ items }: Creature): readonly string[] =>
  items
    .filter((item) => item.fullDie && item.die === 0)
    .map(({ kind, name }) => `${name.toLowerCase()} ${kind === 'spell' ? 'drained' : 'broken'}`);

/** Armor that is worn and the Shield in hand, with their dice. */
const guardsOf = ({ items }: Creature): readonly string[] =>
  items
    .filter(({ kind, inUse, die }) => (kind === 'armour' || kind === 'shield') && inUse && die)
    .map(({ kind, die }) => `${kind === 'armour' ? 'Armor' : 'Shield'} D${die}`);

/** What a character’s Slots hold. */
export const slots = (creature: Creature): Slots | undefined =>
  creature.kind === 'character'
    ? { used: slotsUsed(creature), total: capacity(creature), bad: burdened(creature) }
    : undefined;

/** The line of a creature in the party list: Abilities, Slots, Focus, Conditions. */
export function summary(creature: Creature, campaign: Campaign): Summary {
  const sheet = sheetOf(creature);
  const { focus, resolve } = sheet;
  const player = creature.kind === 'character';
  const arms = armsOf(creature.items, (weapon) => diceInWords(diceOf(weapon)), ...guardsOf(creature));
  const held = slots(creature);
  return {
    line: player
      ? ABILITIES.map((one) => `${one.toUpperCase()} ${signed(sheet[one])}`).join(', ')
      : arms.join(', ') || 'unarmed',
    ...(held && { slots: held }),
    arms,
    marks: [
      ...(focus > 0 ? [`Focus ${focus}`] : []),
      ...(player ? [] : [`Resolve ${resolve}`]),
      ...dyingMarks(campaign, creature),
      ...(held && held.used > held.total ? ['too many slots: drop something'] : []),
      ...creature.conditions.map(({ name }) => name.toLowerCase()),
      ...spentMarks(creature),
    ],
  };
}
