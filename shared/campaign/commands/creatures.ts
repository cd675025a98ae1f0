import { z } from 'zod';
import { defineCommand, type Decision } from '../../systems/contract.ts';
import {
  hitPointsChanged,
  itemAdded,
  itemChanged,
  sheetChanged,
  statusChanged,
  type ItemSource,
} from '../events/creatures.ts';
import { proceed } from '../fight.ts';
import { takeInHand } from '../goods/hands.ts';
import { demandRoom } from '../goods/move.ts';
import { demandDetails } from '../details.ts';
import { freshId, IdSchema } from '../ids.ts';
import { creatureAt, itemOf } from '../lookup.ts';
import { endPay } from '../people/pay.ts';
import { Refusal } from '../refusal.ts';
import { CreatureSchema, ItemSchema, type Campaign, type Creature, type Item } from '../state.ts';
import { fitting } from '../../door/fitting.ts';

type Json = Creature['sheet'][string];

const creature = IdSchema;
const Amount = z.int().min(-9999).max(9999);

const adjustHitPoints = defineCommand({
  type: 'adjust-hit-points',
  title: 'Damage or heal',
  about:
    'Takes hit points away (a negative number) or gives them back, and applies every consequence under the rules.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('adjust-hit-points'),
    creature,
    by: Amount,
    why: z.string().max(200).default(''),
  }),
  decide: (decision, { creature: id, by, why }) => {
    const { name } = creatureAt(decision.state, id);
    if (by === 0) throw new Refusal('bad-field', `Enter how many hit points ${name} loses or regains.`, 'by');
    if (by < 0) decision.asDeedOf({ means: why }, () => decision.system.bodies.hurt(decision, id, -by, why));
    else decision.system.bodies.heal(decision, id, by, why);
    if (decision.state.fight) proceed(decision);
  },
});

const setHitPoints = defineCommand({
  type: 'set-hit-points',
  title: 'Set hit points',
  about:
    'Sets current or maximum hit points. No rule is applied, but who was down or dead by hit points is active again above 0.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('set-hit-points'),
    creature,
    now: z.int().min(-9999).max(9999).optional(),
    max: z.int().min(0).max(9999).optional(),
  }),
  decide: (decision, { creature: id, now, max }) => {
    const { name, hitPoints, status } = creatureAt(decision.state, id);
    if (now === undefined && max === undefined)
      throw new Refusal('bad-field', `Enter current or maximum hit points for ${name}.`, 'now');
    const most = max ?? hitPoints.max;
    const to = Math.min(now ?? hitPoints.now, most);
    const lay = (status === 'down' || status === 'dead') && hitPoints.now <= 0;
    const raises = lay && to > 0 && decision.system.bodies.backOnFeet !== undefined;
    decision.emit(hitPointsChanged, {
      creature: id,
      from: hitPoints.now,
      to,
      byHand: true,
      ...(max === undefined ? {} : { max }),
      ...(raises && { raises }),
    });
    if (!raises) return;
    decision.system.bodies.backOnFeet?.(decision, id);
    decision.emit(statusChanged, { creature: id, from: status, to: 'up', why: 'hit points', byHand: true });
    if (decision.state.fight) proceed(decision);
  },
});

const setStatus = defineCommand({
  type: 'set-status',
  title: 'Set status',
  about: 'Sets whether a creature is active, out of action, dead or fled.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('set-status'),
    creature,
    status: CreatureSchema.shape.status.unwrap(),
  }),
  decide: (decision, { creature: id, status }) => {
    const { status: from } = creatureAt(decision.state, id);
    decision.emit(statusChanged, { creature: id, from, to: status, byHand: true });
    if (status === 'dead') endPay(decision, id);
    if (decision.state.fight) proceed(decision);
  },
});

/** The sheet with one figure in another place's stead; refuses `off-sheet` a way that leads nowhere. */
function withFigure(sheet: Creature['sheet'], at: readonly string[], value: Json): Creature['sheet'] {
  const [key = '', ...rest] = at;
  if (!Object.hasOwn(sheet, key) && rest.length > 0)
    throw new Refusal('off-sheet', `The sheet has no “${key}”.`, 'at');
  const inner = sheet[key];
  if (rest.length === 0) return { ...sheet, [key]: value };
  if (typeof inner !== 'object' || inner === null || Array.isArray(inner))
    throw new Refusal('off-sheet', `“${key}” is a single value. Leave out what follows it in “at”.`, 'at');
  return { ...sheet, [key]: withFigure(inner, rest, value) };
}

/** A list as it is typed: with commas. */
const words = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

const setSheet = defineCommand({
  type: 'set-sheet',
  title: 'Edit sheet',
  about: 'Changes values on a sheet.',
  fieldNotes: 'Several at once in “to”, or a single “value” at the path “at”.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('set-sheet'),
    creature,
    to: CreatureSchema.shape.sheet.default({}),
    at: z.array(z.string().max(60)).min(1).max(4).optional(),
    value: z.json().optional(),
  }),
  decide: (decision, { creature: id, to: given, at, value }) => {
    const { name, sheet } = creatureAt(decision.state, id);
    if (!at && Object.keys(given).length === 0)
      throw new Refusal('bad-field', `Say what changes on the sheet of ${name}.`, 'to');
    const [first = ''] = at ?? [];
    const asked = (meant: Json): Creature['sheet'] =>
      at ? { ...given, [first]: withFigure(sheet, at, meant)[first] ?? null } : given;
    const plain = asked(value ?? null);
    const fits = (to: Creature['sheet']) => fitting(decision.system.sheet, { ...sheet, ...to });
    // A list may be typed as words with commas.
    const to = typeof value === 'string' && !fits(plain).success ? asked(words(value)) : plain;
    const checked = fits(to);
    if (!checked.success) {
      const issue = checked.error.issues[0];
      const path = at ? 'value' : `to.${issue?.path.map(String).join('.') ?? ''}`;
      throw new Refusal(
        'off-sheet',
        `This is not valid for the sheet of ${name}: ${issue?.message ?? ''}.`,
        path,
      );
    }
    decision.emit(sheetChanged, { creature: id, to, byHand: true });
  },
});

export const addItem = defineCommand({
  type: 'add-item',
  title: 'Add item',
  about: 'Adds an item to a creature’s inventory.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('add-item'),
    creature,
    item: ItemSchema.partial({ id: true }),
  }),
  decide: (decision, { creature: id, item }) => {
    const holder = creatureAt(decision.state, id);
    demandDetails(decision.system, 'item', item.details, 'item.details');
    takeItem(decision, holder.id, item);
  },
});

/** Refuses with `bad-die` a die that things of this system do not have; 0 is spent or broken everywhere. */
function demandDie({ system }: Decision, die: number | undefined, path: string): void {
  const { itemDice } = system;
  if (die === undefined || die === 0 || !itemDice || itemDice.sides.includes(die)) return;
  throw new Refusal(
    'bad-die',
    `Items in ${system.name} cannot have a d${die} (${itemDice.rule}). Choose ${itemDice.sides.map((sides) => `d${sides}`).join(', ')}.`,
    path,
  );
}

type Gear = Partial<Pick<Item, 'id'>> & Omit<Item, 'id'>;

/** Things for a pack, or another `list` of things, each under an id of its own. Refuses `bad-die`. */
export function gearFor(decision: Decision, items: readonly Gear[], list = 'items'): Item[] {
  const taken: Record<string, Item> = {};
  for (const [index, item] of items.entries()) {
    demandDie(decision, item.die, `${list}.${index}.die`);
    demandDie(decision, item.fullDie, `${list}.${index}.fullDie`);
    demandDetails(decision.system, 'item', item.details, `${list}.${index}.details`);
    const isFree = item.id !== undefined && !Object.hasOwn(taken, item.id);
    const id = isFree && item.id !== undefined ? item.id : freshId(item.name, 'item', taken);
    taken[id] = { ...item, id };
  }
  return Object.values(taken);
}

/** Where an item came from and what it costs, as far as that is known. */
interface Source {
  from?: ItemSource;
  worth?: number;
}

/** The source of what the party finds where it is; unknown where it is nowhere. */
export const foundHere = ({ party }: Campaign): Source =>
  party.site ? { from: { place: 'site' } } : party.hex ? { from: { place: 'hex' } } : {};

/** Puts an item into a pack under an id of its own; refuses `no-slot` when the system counts slots and none is free. */
export function takeItem(decision: Decision, holderId: string, item: Gear, source: Source = {}): void {
  const holder = creatureAt(decision.state, holderId);
  demandDie(decision, item.die, 'item.die');
  demandDie(decision, item.fullDie, 'item.fullDie');
  demandRoom(decision, holder, item);
  const isTaken = holder.items.some((one) => one.id === item.id);
  const id = item.id !== undefined && !isTaken ? item.id : freshId(item.name, 'item', holder.items);
  const taken = { ...item, id };
  if (item.inUse) takeInHand(decision, holderId, taken);
  decision.emit(itemAdded, { creature: holderId, item: taken, taken: true, ...source });
}

export const setItem = defineCommand({
  type: 'set-item',
  title: 'Edit item',
  about:
    'Changes how many there are, its die, or whether it is in use. What hands can’t hold beside it is put away.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('set-item'),
    creature,
    item: IdSchema,
    count: z.int().min(0).max(1_000_000).optional(),
    die: z.int().min(0).max(100).optional(),
    inUse: z.boolean().optional(),
  }),
  decide: (decision, { creature: id, item: itemId, count, die, inUse }) => {
    const holder = creatureAt(decision.state, id);
    const item = itemOf(holder, itemId);
    demandDie(decision, die, 'die');
    const to = Object.fromEntries(
      Object.entries({ count, die, inUse }).filter(([, value]) => value !== undefined),
    );
    const from = { count: item.count, die: item.die, inUse: item.inUse };
    if (inUse) takeInHand(decision, id, item);
    decision.emit(itemChanged, { creature: id, item: itemId, from, to, byHand: true });
  },
});

export const creatureCommands = [adjustHitPoints, setHitPoints, setStatus, setSheet, addItem, setItem];
