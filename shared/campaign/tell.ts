import { extended } from '../extended.ts';
import { remembered } from '../remembered.ts';
import type { System } from '../systems/contract.ts';
import type { EventHeader, Teller, Telling } from './event.ts';
import { find } from './ids.ts';
import { moraleInWords } from './mode/morale.ts';
import type { Campaign } from './state.ts';
import { astrayTellers } from './astray/tell.ts';
import { labelTellers } from './charting/labels.ts';
import { chartingTellers } from './charting/tell.ts';
import { stockingTeller } from './stocking/command.ts';
import { terrainTellers } from './charting/terrainEvents.ts';
import { routeTellers } from './route/tell.ts';
import { inCoins } from './goods/coins.ts';
import { goodsTellers } from './goods/tell.ts';
import { groupTellers } from './groups/tell.ts';
import { keyTellers } from './key/tell.ts';
import { makingTellers } from './making/tell.ts';
import { prepareTellers } from './prepare/tell.ts';
import { reckoningTellers } from './reckoning/events.ts';
import { shopTellers } from './shop/tell.ts';
import { landTellers } from './tell/land.ts';
import { meetingTellers } from './tell/meetings.ts';
import { peopleTellers } from './tell/people.ts';
import { sessionTellers } from './tell/session.ts';

/** The words for events that all systems share. */
const shared: readonly Teller[] = [
  ...sessionTellers,
  ...prepareTellers,
  ...landTellers,
  ...labelTellers,
  ...chartingTellers,
  stockingTeller,
  ...terrainTellers,
  ...astrayTellers,
  ...routeTellers,
  ...reckoningTellers,
  ...peopleTellers,
  ...goodsTellers,
  ...groupTellers,
  ...shopTellers,
  ...makingTellers,
  ...meetingTellers,
  ...keyTellers,
];

const byType = (all: readonly Teller[]): ReadonlyMap<string, Teller> =>
  new Map(all.map((teller) => [teller.type, teller]));

const sharedTellers = byType(shared);
const systemTellers = remembered(({ tell }: Pick<System, 'tell'>) => byType(tell));

/**
 * The line of the log for an event and its parts, by the system’s own words, or everybody’s where it has none; empty where nobody
 * need read it. A system silences everybody’s words with an empty line. What the referee’s hand did is said alike in all.
 */
export function wordsOf(
  system: System,
  type: string,
  event: Record<string, unknown>,
  at: Pick<Telling, 'before' | 'campaign' | 'rolls'>,
): Pick<EventHeader, 'text' | 'inParts'> {
  const names = namesIn(at.campaign, at.before);
  const telling = extended(
    at,
    extended(names, {
      houseRule: houseRuleOf(system),
      morale: (reason: string) => moraleInWords(system, reason, names.name),
      coins: coinsOf(system),
    }),
  );
  const own = event['byHand'] === true ? undefined : systemTellers(system).get(type)?.words(event, telling);
  const words = own ?? sharedTellers.get(type)?.words(event, telling);
  if (!words) return {};
  return typeof words === 'string' ? { text: words } : words;
}

const coinsOf =
  (system: Pick<System, 'money'>): Telling['coins'] =>
  (count) =>
    inCoins(system, count);

const houseRuleOf =
  ({ options, numbers }: Pick<System, 'options' | 'numbers'>): Telling['houseRule'] =>
  (id, value) => {
    const option = options.find((one) => one.id === id);
    const { name } = option ?? numbers.find((one) => one.id === id) ?? { name: id };
    return { name, label: option?.choices.find((one) => one.id === value)?.label ?? String(value) };
  };

/** Names as they stand after the event, or before it for what it took away. */
function namesIn(after: Campaign, before: Campaign): Pick<Telling, 'name' | 'item'> {
  const thing = (campaign: Campaign, creature: string, item: string): string | undefined =>
    find(campaign.creatures, creature)?.items.find(({ id }) => id === item)?.name;
  return {
    name: (id) => (find(after.creatures, id) ?? find(before.creatures, id))?.name ?? id,
    item: (creature, item) => thing(after, creature, item) ?? thing(before, creature, item) ?? item,
  };
}
