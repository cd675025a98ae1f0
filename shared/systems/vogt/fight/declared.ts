import { itemOf } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Campaign, Creature, Item } from '../../../campaign/state.ts';
import { numberOf } from '../options/numbers.ts';
import { sizeInWords, sizeOf, type DieSize } from '../sheet/dieSizes.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { thingOf } from '../sheet/things.ts';
import type { Action, Declared, WantedAction } from './combatant.ts';

const BARE_HANDS: DieSize = { count: 1, sides: 4 };

/** The damage dice of a weapon, bare hands for none. */
export function weaponDice(item: Item | undefined): DieSize {
  if (!item) return BARE_HANDS;
  const { dice } = thingOf(item);
  return dice === undefined ? { count: 1, sides: item.die ?? BARE_HANDS.sides } : sizeOf(dice);
}

export const weaponInHand = ({ items }: Creature): Item | undefined =>
  items.find(({ kind, inUse, die }) => kind === 'weapon' && inUse && die !== 0);

/** Whether a thing is used without fetching it first: in hand, in a quick slot (BV-46), or held for want of a bag. */
export const isAtHand = (actor: Creature, item: Item): boolean =>
  item.inUse || thingOf(item).quick === true || !sheetOf(actor).hasBag;

/** What taking a thing at hand is decided by. */
export const AT_HAND: readonly string[] = ['BV-46'];

/** Refuses what lies in the bag: fetching it is an action of its own (BV-21). */
export function demandAtHand(item: Item, path: string, isThere: boolean): void {
  if (!isThere)
    throw new Refusal('in-the-bag', `${item.name} lies in the bag; fetching it is an action (BV-21).`, path);
}

/** The weapon an attack is made with; refuses what is none, what is broken, and what lies in the bag. */
export function weaponFor(actor: Creature, { weapon }: { weapon?: string | undefined }): Item | undefined {
  if (weapon === undefined) return weaponInHand(actor);
  const item = itemOf(actor, weapon, 'weapon');
  if (item.kind !== 'weapon') throw new Refusal('no-weapon', `${item.name} is no weapon.`, 'weapon');
  if (item.die === 0) throw new Refusal('broken', `${item.name} is broken.`, 'weapon');
  demandAtHand(item, 'weapon', isAtHand(actor, item));
  return item;
}

/** Refuses a technique that is not prepared, and more dice than are unspent (BV-15). */
export function demandTechnique(
  actor: Creature,
  { technique, dice }: Pick<WantedAction, 'technique' | 'dice'>,
): void {
  const { prepared, technique: pool } = sheetOf(actor);
  if (technique === undefined || !prepared.includes(technique))
    throw new Refusal(
      'not-prepared',
      `${actor.name} has not prepared “${technique ?? ''}” (BV-15).`,
      'technique',
    );
  if ((dice ?? 1) > pool.now)
    throw new Refusal('no-dice', `${actor.name} has ${pool.now} technique dice left (BV-15).`, 'dice');
}

/** Refuses what an action lacks: an ally for help, a thing to fetch. */
function demandWhole(actor: Creature, wanted: WantedAction): void {
  if (wanted.action === 'technique') demandTechnique(actor, wanted);
  if (wanted.action === 'help' && (wanted.ally === undefined || wanted.ally === actor.id))
    throw new Refusal('bad-field', 'Say whom to help.', 'ally');
  if (wanted.action === 'retrieve') itemOf(actor, wanted.item ?? '', 'item');
}

type Plain = Exclude<Action, 'attack' | 'technique'>;

/** Initiative dice of the actions that always have the same; what the text has no die for has that of the table (BV-S5). */
const PLAIN_DICE: Readonly<Record<Plain, (campaign: Campaign) => string>> = {
  defend: () => '1d4',
  help: () => '1d6',
  run: () => '1d6',
  retrieve: (campaign) => `1${numberOf(campaign, 'retrieve-die')}`,
  other: (campaign) => `1${numberOf(campaign, 'other-die')}`,
};
export const plainDie = (campaign: Campaign, action: Plain): string => PLAIN_DICE[action](campaign);

/** The initiative die of an attack: the one that the weapon notes as its own, else its damage dice (BV-14). */
export const attackDie = (weapon: Item | undefined): string =>
  (weapon && thingOf(weapon).initiative) ?? sizeInWords(weaponDice(weapon));

const DICE: Readonly<Record<'attack' | 'technique', (actor: Creature, wanted: WantedAction) => string>> = {
  attack: (actor, wanted) => attackDie(weaponFor(actor, wanted)),
  technique: (actor, { dice }) => `${dice ?? 1}d${sheetOf(actor).technique.sides}`,
};

const usualDie = (campaign: Campaign, actor: Creature, wanted: WantedAction): string =>
  wanted.action === 'attack' || wanted.action === 'technique'
    ? DICE[wanted.action](actor, wanted)
    : plainDie(campaign, wanted.action);

/** The action as it is kept until it is carried out; refuses what cannot be done at all. */
export function decided(campaign: Campaign, actor: Creature, wanted: WantedAction): Declared {
  demandWhole(actor, wanted);
  const weapon = wanted.action === 'attack' ? weaponFor(actor, wanted)?.id : undefined;
  const die = wanted.die ?? usualDie(campaign, actor, wanted);
  return { ...wanted, ...(weapon === undefined ? {} : { weapon }), die };
}

/** "attack with the axe, 1d8"; `thing` is the name of the weapon or of what is fetched. */
export function actionInWords({ action, die, technique, task }: Declared, thing: string | undefined): string {
  const called = thing?.toLowerCase();
  const words: Record<Action, string> = {
    attack: called ? `attack with the ${called}` : 'attack with bare hands',
    technique: `use ${technique ?? ''}`,
    defend: 'defend',
    help: `help${task ? ` with ${task}` : ''}`,
    run: 'run',
    retrieve: `fetch the ${called ?? 'thing'}`,
    other: task ?? 'something else',
  };
  return `${words[action]}, ${die}`;
}
