import { figure, inSentence } from '../../text/words.ts';
import { tell, type Teller } from '../event.ts';
import {
  conditionGained,
  conditionLost,
  creatureAdded,
  describedAnew,
  hitPointsChanged,
  itemAdded,
  itemChanged,
  itemRemoved,
  partyJoined,
  memberAway,
  memberBack,
  partyLeft,
  restOver,
  sheetChanged,
  statusChanged,
} from '../events/creatures.ts';
import { factionKept, factionRemoved, relationKept, relationRemoved } from '../events/factions.ts';
import { amount } from '../goods/tell.ts';
import { find } from '../ids.ts';
import { STATUS_WORDS } from '../lookup.ts';
import type { Campaign } from '../state.ts';

/** What an item was set to: its die, whether it is in use, how many there are. */
function itemFigures({
  count,
  die,
  inUse,
}: {
  count?: number | undefined;
  die?: number | undefined;
  inUse?: boolean | undefined;
}): string {
  return [
    count === undefined ? '' : `× ${count}`,
    die === undefined ? '' : `d${die}`,
    inUse === undefined ? '' : inUse ? 'in use' : 'put away',
  ]
    .filter(Boolean)
    .join(', ');
}

/** The name of a person or faction. */
const called = ({ creatures, factions }: Campaign, id: string): string =>
  (find<{ name: string }>(creatures, id) ?? find<{ name: string }>(factions, id))?.name ?? id;

/** How a rest ends: “Still hurt: Mae 4/7, Odo 2/6.”, after `why` where it restores no hit points. */
export const restEnds = (why = ''): Teller =>
  tell(restOver, ({ hurt }, { name }) => {
    const who = hurt.map(({ creature, now, max }) => `${name(creature)} ${now}/${max}`);
    return who.length === 0 ? 'Nobody is hurt.' : `${why && `${why} `}Still hurt: ${who.join(', ')}.`;
  });

/** The words for people, what they carry and what affects them, where no system has its own. */
export const peopleTellers = [
  tell(creatureAdded, ({ creature, byHand }) => (byHand ? `Person added: ${creature.name}.` : undefined)),
  tell(partyJoined, ({ creature }, { name }) => `${name(creature)} joins the party.`),
  tell(partyLeft, ({ creature }, { name }) => `${name(creature)} leaves the party.`),
  restEnds(),
  tell(memberAway, ({ creature }, { name }) => `${name(creature)} is absent.`),
  tell(memberBack, ({ creature }, { name }) => `${name(creature)} is back.`),
  tell(describedAnew, ({ creature, kind, name, faction }, { before, campaign }) => {
    const { name: was = creature, faction: left = null } = find(before.creatures, creature) ?? {};
    const told: string[] = [];
    if (name !== undefined)
      told.push(kind === 'person' ? `Person saved: ${name}.` : `${was} is now called ${name}.`);
    if (faction !== undefined && faction !== left) {
      const what = faction === null ? 'faction removed' : `faction is now ${called(campaign, faction)}`;
      told.push(`${name ?? was}: ${what}.`);
    }
    return told.join(' ') || undefined;
  }),
  tell(factionKept, ({ faction: { id, name, attitude } }, { before }) => {
    const known = find(before.factions, id);
    if (!known) return `Faction added: ${name}.`;
    return attitude === known.attitude
      ? `Faction edited: ${name}.`
      : `${name}: attitude to the party is now ${attitude}.`;
  }),
  tell(factionRemoved, ({ faction }) => `Faction removed: ${faction.name}.`),
  tell(
    relationKept,
    ({ relation: { from, to, what } }, { campaign }) =>
      `${called(campaign, from)}: ${what} ${called(campaign, to)}.`,
  ),
  tell(
    relationRemoved,
    ({ from, to }, { campaign }) =>
      `${called(campaign, from)} and ${called(campaign, to)}: relation removed.`,
  ),
  tell(hitPointsChanged, ({ creature, to, byHand, raises }, { name, campaign }) => {
    if (!byHand) return undefined;
    const { hitPoints, status = 'up' } = find(campaign.creatures, creature) ?? {};
    const stillDown = to > 0 && status !== 'up' ? ` and is still ${STATUS_WORDS[status]}` : '';
    const stands = raises ? ` and is ${STATUS_WORDS.up} again` : stillDown;
    return `Correction: ${name(creature)} has ${figure(to)} of ${figure(hitPoints?.max ?? to)} HP${stands}.`;
  }),
  // With a cause, the correction of the hit points says it.
  tell(statusChanged, ({ creature, to, byHand, why }, { name }) =>
    byHand && !why ? `Correction: ${name(creature)} is ${STATUS_WORDS[to]}.` : undefined,
  ),
  tell(sheetChanged, ({ creature, to, byHand }, { name }) =>
    byHand ? `${name(creature)}: ${Object.keys(to).join(', ')} changed by the referee.` : undefined,
  ),
  tell(itemAdded, ({ creature, item, taken }, { name }) =>
    taken ? `${name(creature)} takes ${amount(item)}.` : undefined,
  ),
  tell(itemChanged, ({ creature, item, to, byHand }, telling) =>
    byHand
      ? `${telling.name(creature)}’s ${inSentence(telling.item(creature, item))}: ${itemFigures(to) || 'changed by the referee'}.`
      : undefined,
  ),
  tell(itemRemoved, ({ creature, item, dropped }, { name }) =>
    dropped ? `${name(creature)} drops ${amount(item)}.` : undefined,
  ),
  tell(conditionGained, ({ creature, condition, byHand }, { name }) =>
    byHand ? `${name(creature)} is ${condition.name.toLowerCase()}.` : undefined,
  ),
  tell(conditionLost, ({ creature, condition, due, byHand }, { name }) =>
    byHand || due ? `${name(creature)} is no longer ${condition.name.toLowerCase()}.` : undefined,
  ),
];
