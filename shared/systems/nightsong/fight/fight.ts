import { fightChanged } from '../../../campaign/events/fight.ts';
import { diceRolled } from '../../../campaign/events/campaign.ts';
import { setOrder, standing, joined, type Side, type Slots } from '../../../campaign/fight.ts';
import { find } from '../../../campaign/ids.ts';
import { fightOf } from '../../../campaign/lookup.ts';
import type { Campaign, Creature, Fight } from '../../../campaign/state.ts';
import type { Decision, FightRules } from '../../contract.ts';
import { askFate } from '../fate/fate.ts';
import { countRounds, roundsToMinutes } from '../harm/hitPoints.ts';
import { rulingOf } from '../rulings.ts';
import { signed, sheetOf } from '../sheet/sheet.ts';
import { wearItem } from '../gear/stepDice.ts';
import { stepsLapse } from './turns.ts';
import { listOf, wearLines } from './wear.ts';

const SIDE_NAMES: Record<Side, string> = { party: 'The party', others: 'The others' };

const membersOf = (fight: Fight, side: Side): string[] =>
  Object.entries(fight.combatants)
    .filter(([, one]) => one.side === side)
    .map(([id]) => id);

/** Who acts last in the first Round: as the Referee said, as the encounter found them, or by the dice (NS-62, NS-S4). */
function findSurprised(decision: Decision): boolean {
  const fight = fightOf(decision);
  const word = fight.details['surprised'];
  const sides = (['party', 'others'] as const).filter(
    (side) => word === 'both' || word === side || (word === 'contest' && surprisedByFate(decision, side)),
  );
  const late = [
    ...(decision.state.encounter?.surprised ?? []),
    ...sides.flatMap((side) => membersOf(fight, side)),
  ];
  const names = [...new Set(late)].map((id) => decision.state.creatures[id]?.name ?? id);
  if (names.length > 0)
    decision.emit(fightChanged, { details: { late } }, `Caught off guard: ${names.join(', ')}.`, {
      rules: ['NS-62'],
    });
  return false;
}

/** Die of Fate for a side in doubt: at or below the threshold it is surprised (NS-S4). */
export function surprisedByFate(decision: Decision, side: Side): boolean {
  const threshold = rulingOf(decision.state, 'surprise-threshold');
  const { roll, answer } = askFate(decision, `surprise, ${SIDE_NAMES[side].toLowerCase()}`, threshold);
  const caught = answer === 'positive';
  decision.emit(
    diceRolled,
    {},
    `Surprise, ${SIDE_NAMES[side].toLowerCase()}: ${roll.total} against ${threshold}, ${caught ? 'caught off guard' : 'on their guard'}.`,
    { rules: ['NS-S4', 'NS-84'] },
  );
  return caught;
}

/**
 * Who acts last in the first Round: those caught off guard, or by an option their whole side (NS-62, NS-R26).
 */
function latecomers(campaign: Campaign, fight: Fight): string[] {
  if (fight.round !== 1) return [];
  const late = listOf(fight.details['late']);
  if (rulingOf(campaign, 'surprised-late') === 'those caught off guard') return late;
  const sides = new Set(late.map((id) => fight.combatants[id]?.side));
  return Object.keys(fight.combatants).filter((id) => sides.has(fight.combatants[id]?.side));
}

const ORDERS = { party: ['party', 'others'], others: ['others', 'party'] } as const;

/** The sides in turn (NS-60, NS-61); in the first Round those caught off guard come last (NS-62, NS-R26). */
function takeTurns(decision: Decision): boolean {
  const { state } = decision;
  const fight = fightOf(decision);
  const late = latecomers(state, fight);
  const order = ORDERS[rulingOf(state, 'first-side')];
  const lateOrder = rulingOf(state, 'both-surprised') === 'the party begins' ? ORDERS.party : order;
  const slots: Slots = [
    ...order.map((side) => ({
      label: SIDE_NAMES[side],
      who: membersOf(fight, side).filter((id) => !late.includes(id)),
    })),
    ...lateOrder.map((side) => ({
      label: `${SIDE_NAMES[side]}, caught off guard`,
      who: membersOf(fight, side).filter((id) => late.includes(id)),
    })),
  ];
  return setOrder(
    decision,
    slots.filter(({ who }) => who.length > 0),
  );
}

/** First loss, half of them, the leader; for one alone half the hit points: each an option (NS-S1). */
function moraleReasons(campaign: Campaign): string[] {
  const { fight, creatures } = campaign;
  if (!fight) return [];
  const all = joined(campaign, 'others');
  const left = standing(campaign, 'others');
  const leader = fight.leader ? find(creatures, fight.leader) : undefined;
  const [only] = left;
  const halved = only && only.hitPoints.now * 2 <= only.hitPoints.max;
  const reasons = [
    { option: 'morale-loss', holds: left.length < all, reason: 'the first loss' },
    { option: 'morale-half', holds: all > 1 && left.length * 2 <= all, reason: 'half are gone' },
    { option: 'morale-leader', holds: leader && leader.status !== 'up', reason: 'the leader fell' },
    { option: 'morale-alone', holds: all === 1 && halved, reason: 'half its strength is gone' },
  ] as const;
  return reasons
    .filter(({ option, holds }) => holds && rulingOf(campaign, option))
    .map(({ reason }) => reason);
}

/** d20 + Resolve against a DR, the leader's or the best or worst of those who stand (NS-82, NS-S1). */
function morale(decision: Decision): boolean {
  const left = standing(decision.state, 'others');
  const leader = left.find(({ id }) => id === fightOf(decision).leader);
  const nerve = (leader ? [leader] : left).map((one) => sheetOf(one).resolve);
  const worst = rulingOf(decision.state, 'morale-resolve') === 'the worst';
  const resolve = worst ? Math.min(...nerve) : Math.max(...nerve);
  const dr = rulingOf(decision.state, 'morale-dr');
  const { total } = decision.throwDice('morale', 1, 20, resolve);
  const held = total >= dr;
  decision.emit(
    diceRolled,
    {},
    `Morale: ${total - resolve} ${signed(resolve)} = ${total} against DR ${dr}, ${held ? 'they hold' : 'their nerve breaks'}.`,
    { rules: ['NS-S1', 'NS-82'] },
  );
  return held;
}

/** The characters of the party's side: only players roll for wear (NS-81). */
const players = (campaign: Campaign): Creature[] =>
  Object.entries(campaign.fight?.combatants ?? {})
    .filter(([, one]) => one.side === 'party')
    .map(([id]) => find(campaign.creatures, id))
    .filter((one) => one !== undefined)
    .filter((one) => one.kind === 'character');

const DYING = '/dying';

/** Fights in Nightsong: sides alternate, Rounds do not move the clock (NS-1, NS-61). */
export const fightRules: FightRules = {
  opening: [{ id: 'surprise', label: 'Surprise', begin: findSurprised }],
  round: [{ id: 'turns', label: 'Turns', begin: takeTurns }],
  slotBegins: stepsLapse,
  roundSeconds: 0,
  roundEnds: countRounds,
  moraleReasons,
  morale,
  aftermath: (campaign) => [
    ...players(campaign)
      .filter((one) => sheetOf(one).dyingRounds !== null)
      .map((one) => ({ id: `${one.id}${DYING}`, label: `${one.name} is dying: from Rounds to minutes` })),
    ...players(campaign).flatMap((one) => wearLines(campaign, one)),
  ],
  settle: (decision, id) => {
    const [creature = '', item = ''] = id.split('/');
    if (id.endsWith(DYING)) roundsToMinutes(decision, creature);
    else if (find(decision.state.creatures, creature)?.items.some((one) => one.id === item))
      wearItem(decision, creature, item, ['NS-79']);
  },
};
