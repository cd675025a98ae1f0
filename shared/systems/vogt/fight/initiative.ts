import { find } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import type { Slots } from '../../../campaign/fight.ts';
import type { Campaign, Creature } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { initiativeRolled } from '../events/fight.ts';
import { hasStatus } from '../harm/statuses.ts';
import { dieOf, modifierOf } from '../sheet/abilities.ts';
import { rankOf, sizeOf } from '../sheet/dieSizes.ts';
import { declaredBy, combatTurnOf } from './combatant.ts';
import { plainDie } from './declared.ts';

/** The count at which someone acts this round; undefined before it is rolled. */
export const countOf = (campaign: Campaign, id: string): number | undefined =>
  combatTurnOf(campaign, id).count ?? undefined;

const UNCONSCIOUS = '10d10';

/** Rolls the die of what was declared, and adds what is counted already; the unconscious roll ten d10. */
export function rollInitiative(decision: Decision, id: string, added = 0): number {
  const creature = creatureAt(decision.state, id);
  const die = hasStatus(creature, 'unconscious')
    ? UNCONSCIOUS
    : (declaredBy(decision.state, id)?.die ?? plainDie(decision.state, 'other'));
  const { count, sides } = sizeOf(die);
  const roll = count === 0 ? 0 : decision.throwDice(`${creature.name}, initiative`, count, sides).total;
  const total = roll + added;
  decision.emit(initiativeRolled, { actor: id, die, roll, added, total });
  return total;
}

type Key = readonly [count: number, dex: number, modifier: number, die: number];

/** What decides who goes first: the lower count, the higher DEX (its die, then its modifier), the smaller initiative die. */
const keyFor = (creature: Creature, count: number, die: string): Key => [
  count,
  -rankOf(dieOf(creature, 'dex')),
  -modifierOf(creature, 'dex'),
  rankOf(sizeOf(die)),
];

function keyOf(campaign: Campaign, creature: Creature): Key {
  const { count, die } = combatTurnOf(campaign, creature.id);
  return keyFor(creature, count ?? 0, die ?? plainDie(campaign, 'other'));
}

const compare = (a: Key, b: Key): number =>
  a.map((one, index) => one - (b[index] ?? 0)).find((one) => one !== 0) ?? 0;

interface Keyed {
  creature: Creature;
  key: Key;
}

/** First to last: the lower count (BV-9), on a tie the higher DEX (BV-10), then the smaller die (BV-11); those still tied are together, and the GM says who goes first (BV-12). */
function ranked(all: readonly Keyed[]): Keyed[][] {
  const groups: Keyed[][] = [];
  for (const one of all.toSorted((a, b) => compare(a.key, b.key))) {
    const last = groups.at(-1);
    if (last?.[0] && compare(last[0].key, one.key) === 0) last.push(one);
    else groups.push([one]);
  }
  return groups;
}

/** Those of `ids` in their order, one to a slot; those still tied share one. */
export function orderOf(campaign: Campaign, ids: readonly string[]): Slots {
  const keyed = ids
    .flatMap((id) => find(campaign.creatures, id) ?? [])
    .map((creature) => ({ creature, key: keyOf(campaign, creature) }));
  return ranked(keyed).map((group) => {
    const names = group.map(({ creature }) => creature.name).join();
    return {
      label: `${group[0]?.key[0] ?? 0}: ${group.length > 1 ? 'tied, the GM decides' : names}`,
      who: group.map(({ creature }) => creature.id),
    };
  });
}

/** The places of an order without a fight; ties go as they do in one. */
export const placesOf = (
  rolled: readonly { creature: Creature; total: number; die: string }[],
): { total: number; actors: string[] }[] =>
  ranked(rolled.map(({ creature, total, die }) => ({ creature, key: keyFor(creature, total, die) }))).map(
    (group) => ({ total: group[0]?.key[0] ?? 0, actors: group.map(({ creature }) => creature.id) }),
  );
