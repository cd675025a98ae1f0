import { counted } from '../../../text/words.ts';
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

/** Whether an item can be used without fetching it first: in hand, in a quick slot (BV-46), or held because there is no bag. */
export const isAtHand = (actor: Creature, item: Item): boolean =>
  item.inUse || thingOf(item).quick === true || !sheetOf(actor).hasBag;

/** Whether it is a weapon to strike with now: whole, and at hand. */
export const isReady = (actor: Creature, item: Item): boolean =>
  item.kind === 'weapon' && item.die !== 0 && isAtHand(actor, item);

/** Refuses an item in the bag: fetching it is an action (BV-21). */
export function demandAtHand(item: Item, path: string, isThere: boolean): void {
  if (!isThere)
    throw new Refusal(
      'in-the-bag',
      `${item.name} is in the bag; fetching it is an action (BV-21). Choose “fetch an item” first.`,
      path,
    );
}

/** The weapon an attack is made with; refuses an item that is no weapon, is broken, or is in the bag. */
export function weaponFor(actor: Creature, { weapon }: { weapon?: string | undefined }): Item | undefined {
  if (weapon === undefined) return weaponInHand(actor);
  const item = itemOf(actor, weapon, 'weapon');
  if (item.kind !== 'weapon')
    throw new Refusal('no-weapon', `${item.name} is not a weapon. Choose one.`, 'weapon');
  if (item.die === 0) throw new Refusal('broken', `${item.name} is broken. Choose another weapon.`, 'weapon');
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
      `${actor.name} has not prepared “${technique ?? ''}” (BV-15). Choose a prepared technique.`,
      'technique',
    );
  if ((dice ?? 1) > pool.now)
    throw new Refusal(
      'no-dice',
      `${actor.name} has ${counted(pool.now, 'technique die', 'technique dice')} left (BV-15). Spend fewer.`,
      'dice',
    );
}

/** Refuses an action that lacks something: an ally to help, an item to fetch. */
function demandComplete(actor: Creature, wanted: WantedAction): void {
  if (wanted.action === 'technique') demandTechnique(actor, wanted);
  if (wanted.action === 'help' && (wanted.target === undefined || wanted.target === actor.id))
    throw new Refusal('bad-field', 'Choose an ally to help.', 'target');
  if (wanted.action === 'retrieve') itemOf(actor, wanted.item ?? '', 'item');
}

type Plain = Exclude<Action, 'attack' | 'technique'>;

/** Initiative dice of the actions that always have the same; where the text gives no die it is the house’s (BV-S5). */
const PLAIN_DICE: Readonly<Record<Plain, (campaign: Campaign) => string>> = {
  defend: () => '1d4',
  help: () => '1d6',
  run: () => '1d6',
  retrieve: (campaign) => `1${numberOf(campaign, 'retrieve-die')}`,
  other: (campaign) => `1${numberOf(campaign, 'other-die')}`,
};
export const plainDie = (campaign: Campaign, action: Plain): string => PLAIN_DICE[action](campaign);

/** The initiative die of an attack: the weapon’s own if it has one, otherwise its damage dice (BV-14). */
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

/** The action as it is kept until its turn; refuses one that cannot be done at all. */
export function decided(campaign: Campaign, actor: Creature, wanted: WantedAction): Declared {
  demandComplete(actor, wanted);
  const weapon = wanted.action === 'attack' ? weaponFor(actor, wanted)?.id : undefined;
  const die = wanted.die ?? usualDie(campaign, actor, wanted);
  return { ...wanted, ...(weapon === undefined ? {} : { weapon }), die };
}
