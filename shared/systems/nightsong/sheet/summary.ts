import type { Campaign, Creature } from '../../../campaign/state.ts';
import type { Summary } from '../../contract.ts';
import { dyingTimer } from '../harm/dying.ts';
import { ABILITIES, burdened, capacity, sheetOf, signed, slotsUsed } from './sheet.ts';

const NOTHING: readonly string[] = [];

/** Marks of what somebody has left to live. */
function dyingMarks(campaign: Campaign, creature: Creature): readonly string[] {
  const { dyingRounds } = sheetOf(creature);
  if (dyingRounds !== null) return [`dying, ${dyingRounds} rounds`];
  const due = dyingTimer(campaign, creature.id)?.dueAt;
  return due === undefined ? NOTHING : [`dying, ${Math.ceil((due - campaign.clock) / 60)} minutes`];
}

const spentMarks = ({ items }: Creature): readonly string[] =>
  items
    .filter((item) => item.fullDie && item.die === 0)
    .map(({ kind, name }) => `${name.toLowerCase()} ${kind === 'spell' ? 'drained' : 'broken'}`);

/** What stands on the party's line: a character's abilities, Slots, Focus, what weighs on them. */
export function summary(creature: Creature, campaign: Campaign): Summary {
  const sheet = sheetOf(creature);
  const { focus, resolve } = sheet;
  const player = creature.kind === 'character';
  const slots = { used: slotsUsed(creature), total: capacity(creature), bad: burdened(creature) };
  return {
    line: player
      ? ABILITIES.map((one) => `${one.toUpperCase()} ${signed(sheet[one])}`).join(', ')
      : `${creature.hitPoints.now} of ${creature.hitPoints.max} HP`,
    ...(player ? { slots } : {}),
    marks: [
      ...(focus > 0 ? [`focus ${focus}`] : []),
      ...(player ? [] : [`resolve ${resolve}`]),
      ...dyingMarks(campaign, creature),
      ...(player && slots.used > slots.total ? ['over-full: must drop something'] : []),
      ...creature.conditions.map(({ name }) => name.toLowerCase()),
      ...spentMarks(creature),
    ],
  };
}
