import { z } from 'zod';
import { IdSchema } from '../../../campaign/ids.ts';
import { itemOf } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Campaign, Creature, Item } from '../../../campaign/state.ts';
import { CHART, sizeInWords, sizeOf, type DieSize } from '../sheet/dieSizes.ts';
import { remembered } from '../../common/remembered.ts';
import { rulingOf } from '../rulings.ts';
import { sheetOf } from '../sheet/sheet.ts';

export const ACTIONS = ['attack', 'technique', 'defend', 'help', 'run', 'retrieve', 'other'] as const;
export type Action = (typeof ACTIONS)[number];

/** What a command says about the action somebody decides on. */
export const actionFields = {
  action: z.enum(ACTIONS),
  /** attack: the weapon’s item; left out: the one in hand, or bare hands. */
  weapon: IdSchema.optional(),
  /** technique: its name, and how many dice go into it. */
  technique: z.string().trim().max(60).optional(),
  dice: z.int().min(1).max(20).optional(),
  /** help: whom, with what. retrieve: which thing. */
  ally: IdSchema.optional(),
  task: z.string().trim().max(200).optional(),
  item: IdSchema.optional(),
  /** The initiative die, where it is another one than the action’s usual. */
  die: z.enum(CHART).optional(),
};
export type WantedAction = z.infer<z.ZodObject<typeof actionFields>>;

/** What somebody decided on this round, with the die it is rolled for initiative by (BV-8). */
export const DeclaredSchema = z.strictObject({ ...actionFields, die: z.string() });
export type Declared = z.infer<typeof DeclaredSchema>;

const read = remembered((said: object): Declared => DeclaredSchema.parse(said));

export function declaredBy(campaign: Campaign, id: string): Declared | undefined {
  const said = campaign.fight?.combatants[id]?.details['declared'];
  return typeof said === 'object' && said !== null ? read(said) : undefined;
}

const BARE_HANDS: DieSize = { count: 1, sides: 4 };

/** The damage dice of a weapon, bare hands for none (BV-14). */
export function weaponDice(item: Item | undefined): DieSize {
  if (!item) return BARE_HANDS;
  const dice = item.details['dice'];
  return typeof dice === 'string' ? sizeOf(dice) : { count: 1, sides: item.die ?? BARE_HANDS.sides };
}

export const weaponInHand = ({ items }: Creature): Item | undefined =>
  items.find(({ kind, inUse, die }) => kind === 'weapon' && inUse && die !== 0);

/** Whether a thing is used without fetching it first: in hand, in a quick slot, or held for want of a bag (BV-21, BV-42, BV-46). */
export const isAtHand = (actor: Creature, { inUse, details }: Item): boolean =>
  inUse || details['quick'] === true || !sheetOf(actor).hasBag;

/** The weapon an attack is made with; refuses what is none, what is broken, and what lies in the bag (BV-14, BV-21, BV-37). */
export function weaponFor(actor: Creature, { weapon }: { weapon?: string | undefined }): Item | undefined {
  if (weapon === undefined) return weaponInHand(actor);
  const item = itemOf(actor, weapon, 'weapon');
  if (item.kind !== 'weapon') throw new Refusal('no-weapon', `${item.name} is no weapon (BV-14).`, 'weapon');
  if (item.die === 0) throw new Refusal('broken', `${item.name} is broken (BV-37).`, 'weapon');
  if (!isAtHand(actor, item))
    throw new Refusal(
      'in-the-bag',
      `${item.name} lies in the bag; fetching it is an action (BV-21).`,
      'weapon',
    );
  return item;
}

/** Refuses a technique that is not prepared, and more dice than are unspent, unless they are paid for (BV-15, BV-S15). */
export function demandTechnique(
  actor: Creature,
  { technique, dice }: Pick<WantedAction, 'technique' | 'dice'>,
  paid = false,
): void {
  const { prepared, technique: pool } = sheetOf(actor);
  if (technique === undefined || !prepared.includes(technique))
    throw new Refusal(
      'not-prepared',
      `${actor.name} has not prepared “${technique ?? ''}” (BV-15).`,
      'technique',
    );
  if (!paid && (dice ?? 1) > pool.now)
    throw new Refusal('no-dice', `${actor.name} has ${pool.now} technique dice left (BV-15).`, 'dice');
}

/** Refuses what an action lacks: an ally for help, a thing to fetch. */
function demandWhole(actor: Creature, wanted: WantedAction): void {
  if (wanted.action === 'technique') demandTechnique(actor, wanted);
  if (wanted.action === 'help' && (wanted.ally === undefined || wanted.ally === actor.id))
    throw new Refusal('bad-field', 'Say whom to help (BV-17).', 'ally');
  if (wanted.action === 'retrieve') itemOf(actor, wanted.item ?? '', 'item');
}

type Plain = Exclude<Action, 'attack' | 'technique'>;

/** Initiative dice of the actions that always have the same (BV-16, BV-17, BV-18, BV-21, BV-S5). */
const PLAIN_DICE: Readonly<Record<Plain, (campaign: Campaign) => string>> = {
  defend: () => '1d4',
  help: () => '1d6',
  run: () => '1d6',
  retrieve: (campaign) => rulingOf(campaign, 'retrieve-die'),
  other: (campaign) => rulingOf(campaign, 'other-die'),
};
export const plainDie = (campaign: Campaign, action: Plain): string => PLAIN_DICE[action](campaign);

/** The die of an action: the one noted, that of the weapon or the technique, else the action’s own (BV-14 to BV-18, BV-21, BV-S5). */
const dieFor = (campaign: Campaign, actor: Creature, wanted: WantedAction): string =>
  wanted.die ?? usualDie(campaign, actor, wanted);

const usualDie = (campaign: Campaign, actor: Creature, wanted: WantedAction): string =>
  wanted.action === 'attack' || wanted.action === 'technique'
    ? DICE[wanted.action](actor, wanted)
    : plainDie(campaign, wanted.action);

/** The initiative die that a weapon notes as its own, else its damage dice (BV-14). */
export const attackDie = (weapon: Item | undefined): string =>
  CHART.find((die) => die === weapon?.details['initiative']) ?? sizeInWords(weaponDice(weapon));

const DICE: Readonly<Record<'attack' | 'technique', (actor: Creature, wanted: WantedAction) => string>> = {
  attack: (actor, wanted) => attackDie(weaponFor(actor, wanted)),
  technique: (actor, { dice }) => `${dice ?? 1}d${sheetOf(actor).technique.sides}`,
};

/** The action as it is kept until it is carried out; refuses what cannot be done at all. */
export function decided(campaign: Campaign, actor: Creature, wanted: WantedAction): Declared {
  demandWhole(actor, wanted);
  const weapon = wanted.action === 'attack' ? weaponFor(actor, wanted)?.id : undefined;
  return { ...wanted, ...(weapon === undefined ? {} : { weapon }), die: dieFor(campaign, actor, wanted) };
}

/** "attack with the axe, 1d8" */
export function actionInWords(
  actor: Creature,
  { action, die, weapon, technique, task, item }: Declared,
): string {
  const thing = actor.items.find(({ id }) => id === (weapon ?? item))?.name.toLowerCase();
  const words: Record<Action, string> = {
    attack: thing ? `attack with the ${thing}` : 'attack with bare hands',
    technique: `use ${technique ?? ''}`,
    defend: 'defend',
    help: `help${task ? ` with ${task}` : ''}`,
    run: 'run',
    retrieve: `fetch the ${thing ?? 'thing'}`,
    other: task ?? 'something else',
  };
  return `${words[action]}, ${die}`;
}
