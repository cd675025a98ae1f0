import { diceRolled } from '../../../campaign/events/campaign.ts';
import { combatantChanged } from '../../../campaign/events/fight.ts';
import { find } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import type { Slots } from '../../../campaign/fight.ts';
import type { Campaign, Creature } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { declaredBy, plainDie } from './declared.ts';
import { averageOf, rankOf, sizeOf } from '../sheet/dieSizes.ts';
import { rulingOf, type RulingValue } from '../rulings.ts';
import { dieOf, modifierOf } from '../sheet/sheet.ts';
import { hasStatus } from '../harm/statuses.ts';

/** The count at which somebody acts this round; undefined before it is rolled. */
export const countOf = (campaign: Campaign, id: string): number | undefined => {
  const count = campaign.fight?.combatants[id]?.details['count'];
  return typeof count === 'number' ? count : undefined;
};

const UNCONSCIOUS = '10d10';

/** Rolls the die of what was declared; the unconscious roll ten d10 (BV-8, BV-61). */
export function rollInitiative(decision: Decision, id: string, added = 0): number {
  const creature = creatureAt(decision.state, id);
  const die = hasStatus(creature, 'unconscious')
    ? UNCONSCIOUS
    : (declaredBy(decision.state, id)?.die ?? plainDie(decision.state, 'other'));
  const { count, sides } = sizeOf(die);
  const rolled = count === 0 ? 0 : decision.throwDice(`${creature.name}, initiative`, count, sides).total;
  const total = rolled + added;
  decision.emit(
    combatantChanged,
    { creature: id, acted: false, details: { count: total, die } },
    `${creature.name}: initiative ${total}${added > 0 ? ` (${rolled} after ${added})` : ''}.`,
  );
  return total;
}

type Key = readonly [count: number, dex: number, modifier: number, die: number];

type Dexterity = (creature: Creature, campaign: Campaign) => readonly [dex: number, modifier: number];
const dexRank = (creature: Creature, campaign: Campaign): number =>
  rankOf(dieOf(creature, 'dex', campaign), rulingOf(campaign, 'off-chart-dice'));

/** What of DEX is compared on a tie (BV-10). */
const DEXTERITIES: Readonly<Record<RulingValue<'tie-dexterity'>, Dexterity>> = {
  'die, then modifier': (creature, campaign) => [
    dexRank(creature, campaign),
    modifierOf(creature, 'dex', campaign),
  ],
  'die alone': (creature, campaign) => [dexRank(creature, campaign), 0],
  'average with modifier': (creature, campaign) => [
    averageOf(dieOf(creature, 'dex', campaign)) + modifierOf(creature, 'dex', campaign),
    0,
  ],
};

/** What decides who goes first: the lower count, the higher DEX, the smaller initiative die (BV-9 to BV-11, BV-63). */
function keyFor(campaign: Campaign, creature: Creature, count: number, die: string): Key {
  const [dex, modifier] = DEXTERITIES[rulingOf(campaign, 'tie-dexterity')](creature, campaign);
  return [count, -dex, -modifier, rankOf(sizeOf(die), rulingOf(campaign, 'off-chart-dice'))];
}

function keyOf(campaign: Campaign, creature: Creature): Key {
  const details = campaign.fight?.combatants[creature.id]?.details ?? {};
  const die = typeof details['die'] === 'string' ? details['die'] : plainDie(campaign, 'other');
  return keyFor(campaign, creature, Number(details['count'] ?? 0), die);
}

const compare = (a: Key, b: Key): number =>
  a.map((one, index) => one - (b[index] ?? 0)).find((one) => one !== 0) ?? 0;

interface Keyed {
  creature: Creature;
  key: Key;
}

/** First to last; whom nothing tells apart are together (BV-9 to BV-12). */
function ranked(all: readonly Keyed[]): Keyed[][] {
  const groups: Keyed[][] = [];
  for (const one of all.toSorted((a, b) => compare(a.key, b.key))) {
    const last = groups.at(-1);
    if (last?.[0] && compare(last[0].key, one.key) === 0) last.push(one);
    else groups.push([one]);
  }
  return groups;
}

/** Those of `ids` in their order, one to a slot; whom nothing tells apart share one, and the GM says who goes first (BV-12). */
export function orderOf(campaign: Campaign, ids: readonly string[]): Slots {
  const keyed = ids
    .flatMap((id) => find(campaign.creatures, id) ?? [])
    .map((creature) => ({ creature, key: keyOf(campaign, creature) }));
  return ranked(keyed).map((group) => {
    const names = group.map(({ creature }) => creature.name).join();
    return {
      label: `${group[0]?.key[0] ?? 0}: ${group.length > 1 ? 'the GM says who is first' : names}`,
      who: group.map(({ creature }) => creature.id),
    };
  });
}

/** An order without a fight, for traps, games and heated talk; ties go as they do in one (BV-6, BV-10 to BV-12). */
export function orderAloud(
  decision: Decision,
  rolled: readonly { creature: Creature; total: number; die: string }[],
): void {
  const keyed = rolled.map(({ creature, total, die }) => ({
    creature,
    key: keyFor(decision.state, creature, total, die),
  }));
  const words = ranked(keyed).map((group) => {
    const names = group.map(({ creature, key }) => `${creature.name} ${key[0]}`).join(' and ');
    return group.length > 1 ? `${names} (the GM says who is first)` : names;
  });
  decision.emit(diceRolled, {}, `Order: ${words.join(', ')}.`);
}
