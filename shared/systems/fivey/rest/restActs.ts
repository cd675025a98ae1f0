import { foundHere } from '../../../campaign/commands/creatures.ts';
import { itemAdded, itemChanged, type ItemSource } from '../../../campaign/events/creatures.ts';
import { loseSome } from '../../../campaign/goods/lose.ts';
import { freshId } from '../../../campaign/ids.ts';
import { creatureAt, itemOf } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import type { Campaign, Creature, Item } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { by } from '../cite.ts';
import {
  attuned,
  mealsCooked,
  practised,
  restActionMade,
  restActionsSet,
  scavenged,
} from '../events/rest.ts';
import { openGain, rememberAlso } from '../checks/checks.ts';
import { dieSides } from '../options.ts';
import { heal } from '../sheet/hitPoints.ts';
import { ownOf } from '../sheet/details.ts';
import { healingOf, sheetOf } from '../sheet/sheet.ts';
import { bless, blesses } from './blessing.ts';
import { isNight } from './day.ts';
import { haveMeals, mayRecover } from './meals.ts';
import { nightFeats, useNightFeat } from './nightFeats.ts';

/** What a rest action may need to know besides who takes it. */
export interface RestGiven {
  item?: string | undefined;
  target?: string | undefined;
  condition?: string | undefined;
  what: string;
  /** Parts of a device. */
  parts: number;
}

/** Adds meals or finds to a pack; food of one name stands together. */
function addFood(
  decision: Decision,
  id: string,
  { count, ...food }: Pick<Item, 'name' | 'kind' | 'details' | 'count'>,
  source: { from?: ItemSource },
): void {
  const holder = creatureAt(decision.state, id);
  const there = holder.items.find(({ name }) => name === food.name);
  if (there)
    decision.emit(itemChanged, {
      creature: id,
      item: there.id,
      from: { count: there.count },
      to: { count: there.count + count },
    });
  else {
    decision.emit(itemAdded, {
      creature: id,
      item: { ...food, id: freshId(food.name, 'food', holder.items), count, slots: 1 },
      ...source,
    });
  }
}

const rawFood = (creature: Creature): Item | undefined => ownOf(creature, 'fresh-ingredients');

/** What some rest actions ask for beforehand. */
const NEEDED: Record<string, (campaign: Campaign, creature: Creature) => boolean> = {
  recover: mayRecover,
  cook: (_campaign, creature) => rawFood(creature) !== undefined,
  blessing: (_campaign, creature) => blesses(creature),
  feat: (_campaign, creature) => nightFeats(creature).length > 0,
};

/** Whether someone has what a rest action asks for. */
export const canDo = (campaign: Campaign, creature: Creature, action: string): boolean =>
  NEEDED[action]?.(campaign, creature) ?? true;

type RestAct = (decision: Decision, creature: Creature, given: RestGiven) => void;

const recover: RestAct = (decision, creature) => {
  if (!canDo(decision.state, creature, 'recover'))
    throw new Refusal(
      'hungry',
      `${creature.name} has not eaten today and cannot recover. Find a meal first.`,
      'action',
    );
  const { sides, bonus } = healingOf(creature);
  const { total } = decision.throwDice(`${creature.name} recovers`, 1, sides, bonus);
  heal(decision, creature.id, total, `rest, ${total - bonus} + ${bonus}`);
  rememberAlso(decision, openGain(creature.id, total, { kind: 'healing' }));
};

const attune: RestAct = (decision, creature, { item }) => {
  if (item === undefined) throw new Refusal('bad-field', 'Choose an item to attune to (FV-151).', 'item');
  const { id } = itemOf(creature, item);
  decision.emit(attuned, { creature: creature.id, item: id }, by(decision, 'attune'));
};

const practise: RestAct = (decision, creature) => {
  const { inspiration, level } = sheetOf(creature);
  const to = Math.max(inspiration, Math.min(level, inspiration + 1));
  decision.emit(practised, { actor: creature.id, from: inspiration, to });
};

const cook: RestAct = (decision, creature) => {
  const { id, name } = creature;
  const raw = rawFood(creature);
  if (!raw)
    throw new Refusal(
      'nothing-to-cook',
      `${name} has no fresh ingredients to cook. Scavenge first (FV-153).`,
      'action',
    );
  for (let left = raw.count; left > 0; left -= 1) {
    const holder = creatureAt(decision.state, id);
    const item = holder.items.find((one) => one.id === raw.id);
    if (item) loseSome(decision, holder.id, item.id, { count: 1 });
  }
  const meals = raw.count;
  decision.emit(mealsCooked, { actor: id, portions: raw.count, meals });
  const cooked = { name: 'Cooked meal', kind: 'food' as const, details: {}, count: meals };
  addFood(decision, id, cooked, { from: { place: 'made' } });
  haveMeals(decision);
};

const scavenge: RestAct = (decision, { id, name }) => {
  const die = dieSides(decision.state, 'scavenge-die');
  const { total } = decision.throwDice(`${name} scavenges`, 1, die);
  decision.emit(scavenged, { actor: id, die, portions: total });
  const found = {
    name: 'Fresh ingredients',
    kind: 'gear' as const,
    details: { sort: 'fresh-ingredients' },
    count: total,
  };
  addFood(decision, id, found, foundHere(decision.state));
};

/** What each rest action does: recovering, attuning (FV-151), practice (FV-152), cooking (FV-153), scavenging (FV-154), a blessing, which alone cures ailments (FV-S24), and those of feats and players (FV-157). */
export const REST_ACTS: Record<string, RestAct> = {
  recover,
  attune,
  practice: practise,
  cook,
  scavenge,
  blessing: bless,
  feat: (decision, creature, { what, parts }) => {
    useNightFeat(decision, creature, what, parts);
  },
  other: (decision, { id }, { what }) => {
    decision.emit(restActionMade, { actor: id, what });
  },
};
/** The rest actions by their names. */
export const REST_IDS = Object.keys(REST_ACTS) as [string, ...string[]];

/** Uses up one rest action; refuses by day, and when none is left (FV-158). */
export function useRestAction(decision: Decision, creature: Creature): void {
  const { restActions } = sheetOf(creature);
  if (!isNight(decision.state.clock))
    throw new Refusal('not-night', 'Rest actions are for the night. Make camp first.');
  if (restActions < 1)
    throw new Refusal(
      'no-rest-action',
      `${creature.name} has no rest action left tonight (FV-158).`,
      'actor',
    );
  decision.emit(
    restActionsSet,
    { creature: creature.id, left: restActions - 1 },
    by(decision, 'rest-action'),
  );
}

/** Characters of the party who have a rest action left. */
export const resting = (campaign: Campaign): Creature[] =>
  partyOf(campaign).filter((one) => one.kind === 'character' && sheetOf(one).restActions > 0);

/** Those of them who can take this rest action; the hungry do not recover. */
export const restingFor = (campaign: Campaign, action: string): Creature[] =>
  resting(campaign).filter((one) => canDo(campaign, one, action));
