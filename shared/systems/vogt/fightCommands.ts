import { z } from 'zod';
import { joinFight } from '../../campaign/commands/fight.ts';
import { diceRolled } from '../../campaign/events/campaign.ts';
import { conditionGained, itemChanged } from '../../campaign/events/creatures.ts';
import {
  attackMade,
  combatantChanged,
  combatantJoined,
  orderSet,
  slotBegan,
} from '../../campaign/events/fight.ts';
import { demandTurn, mayAct, proceed, setOrder } from '../../campaign/fight.ts';
import { freshId, IdSchema } from '../../campaign/ids.ts';
import { ableCreature, creatureAt, fightOf, itemOf } from '../../campaign/look.ts';
import { Refusal } from '../../campaign/refusal.ts';
import type { Creature } from '../../campaign/state.ts';
import { defineCommand, type CommandKind, type Decision } from '../contract.ts';
import { commandRules } from './commandRules.ts';
import {
  actionFields,
  actionInWords,
  decided,
  demandTechnique,
  weaponDice,
  weaponFor,
  type Action,
  type Declared,
} from './declared.ts';
import { CHART, sizeInWords, sizeOf, type DieSize } from './dieSizes.ts';
import {
  actOffers,
  attackOffers,
  declareOffers,
  moveOffers,
  reevaluateOffers,
  standOffers,
} from './fightOffers.ts';
import { afterResistance, arOf, takeDamage, throwDamage } from './harm.ts';
import { countOf, orderAloud, orderOf, rollInitiative } from './initiative.ts';
import { changeSheet, modifierOf, movementOf, sheetOf } from './sheet.ts';
import { endStatus, hasStatus } from './statuses.ts';
import { demandAction, demandDeclared, spendAction, squaresLeft, walkedBy } from './turns.ts';

const declare = defineCommand({
  type: 'declare',
  title: 'Decide on an action',
  about:
    'Everybody says what they will do this round; when all have, initiative is rolled by the dice of those actions.',
  when: ['declare'],
  rules: commandRules.declare,
  fields: z.strictObject({
    type: z.literal('declare'),
    actor: IdSchema,
    /** Others who decide on the same; who attacks does so with what is in hand. */
    also: z.array(IdSchema).max(60).default([]),
    ...actionFields,
  }),
  decide: (decision, { type: _type, actor, also, ...wanted }) => {
    for (const id of [actor, ...also]) {
      const creature = ableCreature(decision.state, id, 'actor');
      demandTurn(decision, id);
      const { weapon: _own, ...shared } = wanted;
      const declared = decided(creature, id === actor ? wanted : shared);
      decision.emit(
        combatantChanged,
        { creature: id, acted: true, own: { declared } },
        `${creature.name} will ${actionInWords(creature, declared)}.`,
      );
    }
    proceed(decision);
  },
  offers: declareOffers,
});

const Targets = z.array(IdSchema).min(1).max(60);

/** What one throw of damage does to everybody struck: AR, then resistances of each, then hit points (BV-22, BV-26, BV-S4). */
function strike(
  decision: Decision,
  actor: Creature,
  targets: readonly string[],
  damage: number,
  type: string,
): void {
  for (const id of targets) {
    const target = creatureAt(decision.state, id);
    const defends = typeof decision.state.fight?.combatants[id]?.own['defendsSince'] === 'number';
    const ar = decision.ruling('ar-reduces') === true ? arOf(target, defends) : 0;
    const left = afterResistance(target, Math.max(0, damage - ar), type);
    const steps = [`${damage} ${type}`, ...(ar > 0 ? [`AR ${ar}`] : [])];
    decision.emit(
      attackMade,
      { actor: actor.id, target: id, hit: left > 0, damage: left },
      `${actor.name} at ${target.name}: ${steps.join(', ')}, ${left} damage.`,
    );
    takeDamage(decision, id, left, '');
  }
}

/** Refuses the dead, oneself, and whoever is not in the fight. */
function demandTargets(decision: Decision, actor: Creature, targets: readonly string[]): void {
  const { combatants } = fightOf(decision);
  targets.forEach((id, index) => {
    const { name, status } = creatureAt(decision.state, id, `targets.${index}`);
    if (!Object.hasOwn(combatants, id))
      throw new Refusal('not-in-fight', `${name} is not in this fight.`, 'targets');
    if (status === 'dead' || status === 'fled')
      throw new Refusal('not-there', `${name} is dead or gone (BV-55).`, 'targets');
    if (id === actor.id) throw new Refusal('bad-field', `${name} cannot attack themselves.`, 'targets');
  });
}

/** Whoever fears one of them cannot act so as to come closer (BV-51). */
function demandCourage(
  decision: Decision,
  actor: Creature,
  targets: readonly string[],
  ranged: boolean,
): void {
  const feared = actor.conditions.find(({ own }) => own['status'] === 'afraid')?.own['source'];
  const near = targets.find((id) => creatureAt(decision.state, id).name === feared || id === feared);
  if (near !== undefined && !ranged)
    throw new Refusal(
      'afraid',
      `${actor.name} is afraid of ${creatureAt(decision.state, near).name} and does not go near (BV-51).`,
      'targets',
    );
}

/** The weapon’s dice and the STR modifier unless noted, of any type of damage (BV-14, BV-23, BV-S21). */
const attack = defineCommand({
  type: 'attack',
  title: 'Attack',
  about:
    'The weapon’s dice and the STR modifier, less AR; the highest face brings one more die. It strikes one, or all that it says.',
  when: ['turns'],
  rules: commandRules.attack,
  fields: z.strictObject({
    type: z.literal('attack'),
    actor: IdSchema,
    targets: Targets,
    strength: z.boolean().default(true),
  }),
  decide: (decision, { actor: id, targets, strength }) => {
    const actor = demandAction(decision, id);
    const declared = demandDeclared(decision, actor, ['attack']);
    demandTargets(decision, actor, targets);
    const weapon = weaponFor(actor, declared);
    const wide = weapon?.own['wide'] === true;
    if (targets.length > 1 && !wide)
      throw new Refusal(
        'one-target',
        `${weapon?.name ?? 'A fist'} strikes one at a time (BV-14).`,
        'targets',
      );
    demandCourage(decision, actor, targets, weapon?.own['ranged'] === true);
    const type = typeof weapon?.own['damage'] === 'string' ? weapon.own['damage'] : 'blunt';
    const dice = throwDamage(decision, `${actor.name}, damage`, weaponDice(weapon));
    strike(decision, actor, targets, Math.max(0, dice + (strength ? modifierOf(actor, 'str') : 0)), type);
    spendAction(decision, id);
  },
  offers: attackOffers,
});

/** Techniques state their own damage; dice that are not used are not spent (BV-15, BV-23, BV-S15). */
const technique = defineCommand({
  type: 'technique',
  title: 'Use the technique',
  about:
    'Carries out the technique that was decided on and spends its dice. Damage, its type and modifier are the technique’s own.',
  when: ['turns'],
  rules: commandRules.technique,
  fields: z.strictObject({
    type: z.literal('technique'),
    actor: IdSchema,
    targets: Targets.optional(),
    /** Left out: the dice spent. */
    damage: z.enum(CHART).optional(),
    damageType: z.string().trim().max(40).default('blunt'),
    modifier: z.int().min(-20).max(20).default(0),
    harmless: z.boolean().default(false),
    words: z.string().trim().max(300).default(''),
  }),
  decide: (decision, { actor: id, targets = [], damage, damageType, modifier, harmless, words }) => {
    const actor = demandAction(decision, id);
    const declared = demandDeclared(decision, actor, ['technique']);
    demandTechnique(actor, declared);
    demandTargets(decision, actor, targets);
    if (!harmless && targets.length === 0)
      throw new Refusal('bad-field', 'Say whom it strikes, or that it does no harm (BV-15).', 'targets');
    const { technique: pool } = sheetOf(actor);
    const spent = declared.dice ?? 1;
    changeSheet(
      decision,
      id,
      { technique: { ...pool, now: pool.now - spent } },
      `${actor.name} uses ${declared.technique ?? ''} with ${declared.die}${words ? `: ${words}` : ''}; ${pool.now - spent} dice left.`,
    );
    if (!harmless) {
      const dice: DieSize = damage === undefined ? { count: spent, sides: pool.sides } : sizeOf(damage);
      const total = throwDamage(
        decision,
        `${actor.name}, ${declared.technique ?? ''}, ${sizeInWords(dice)}`,
        dice,
      );
      strike(decision, actor, targets, Math.max(0, total + modifier), damageType);
    }
    spendAction(decision, id);
  },
});

type Deed = (decision: Decision, actor: Creature, declared: Declared) => void;

/** What the actions that need nothing further do (BV-16 to BV-18, BV-21). */
const DEEDS: Readonly<Record<Exclude<Action, 'attack' | 'technique'>, Deed>> = {
  defend: (decision, { id, name }) =>
    decision.emit(
      combatantChanged,
      { creature: id, own: { defendsSince: fightOf(decision).round } },
      `${name} defends: AR +2 until the next turn.`,
    ),
  help: (decision, { id, name }, { ally = '', task = '' }) => {
    const friend = creatureAt(decision.state, ally, 'ally');
    const taken = Object.fromEntries(friend.conditions.map((one) => [one.id, one]));
    decision.emit(combatantChanged, { creature: id, own: { helpedIn: fightOf(decision).round } });
    decision.emit(
      conditionGained,
      {
        creature: ally,
        condition: {
          id: freshId('helped', 'helped', taken),
          name: `Helped: ${task || 'any task'}`,
          own: { help: id, task },
        },
      },
      `${name} helps ${friend.name}${task ? ` with ${task}` : ''}: advantage on the next check for it.`,
    );
  },
  run: (decision, { id, name }) =>
    decision.emit(
      combatantChanged,
      { creature: id, own: { runs: fightOf(decision).round } },
      `${name} runs: twice as far this round.`,
    ),
  retrieve: (decision, { id, name, items }, { item: itemId = '' }) => {
    const item = items.find((one) => one.id === itemId);
    if (item)
      decision.emit(
        itemChanged,
        { creature: id, item: item.id, from: { inUse: item.inUse }, to: { inUse: true } },
        `${name} has the ${item.name.toLowerCase()} in hand.`,
      );
  },
  other: (decision, { name }, { task = '' }) =>
    decision.emit(diceRolled, {}, `${name}: ${task || 'something else'}.`),
};
const PLAIN = Object.keys(DEEDS) as Exclude<Action, 'attack' | 'technique'>[];

const act = defineCommand({
  type: 'act',
  title: 'Do it',
  about: 'Carries out what was decided on: defend, help, run, fetch a thing, or something else.',
  when: ['turns'],
  rules: commandRules.act,
  fields: z.strictObject({ type: z.literal('act'), actor: IdSchema }),
  decide: (decision, { actor: id }) => {
    const actor = demandAction(decision, id);
    const declared = demandDeclared(decision, actor, PLAIN);
    DEEDS[declared.action as (typeof PLAIN)[number]](decision, actor, declared);
    spendAction(decision, id);
  },
  offers: actOffers,
});

/** No movement until the new count (BV-19, BV-20). */
const reevaluate = defineCommand({
  type: 'reevaluate',
  title: 'Reevaluate',
  about:
    'Decides on another action: its die is rolled and added to the count, and the turn comes again then.',
  when: ['turns'],
  rules: commandRules.reevaluate,
  fields: z.strictObject({ type: z.literal('reevaluate'), actor: IdSchema, ...actionFields }),
  decide: (decision, { type: _type, actor: id, ...wanted }) => {
    const actor = demandAction(decision, id);
    const declared = decided(actor, wanted);
    const fight = fightOf(decision);
    decision.emit(
      combatantChanged,
      { creature: id, own: { declared } },
      `${actor.name} reevaluates: ${actionInWords(actor, declared)}.`,
    );
    rollInitiative(decision, id, countOf(decision.state, id) ?? 0);
    const toCome = fight.slots.slice(fight.slot).flatMap(({ who }) => who);
    setOrder(
      decision,
      orderOf(
        decision.state,
        toCome.filter((one) => !fightOf(decision).combatants[one]?.acted),
      ),
    );
  },
  offers: reevaluateOffers,
});

/** In squares of five feet (BV-13, BV-S12). */
const move = defineCommand({
  type: 'move',
  title: 'Move',
  about: 'So many squares of this turn’s movement, before or after the action.',
  when: ['turns'],
  rules: commandRules.move,
  fields: z.strictObject({
    type: z.literal('move'),
    actor: IdSchema,
    squares: z.int().min(1).max(200),
    /** Whom the way leads closer to. */
    towards: IdSchema.optional(),
  }),
  decide: (decision, { actor: id, squares, towards }) => {
    const actor = ableCreature(decision.state, id, 'actor');
    demandTurn(decision, id);
    if (towards !== undefined) demandCourage(decision, actor, [towards], false);
    const left = squaresLeft(decision.state, actor);
    if (squares > left)
      throw new Refusal('too-far', `${actor.name} has ${left} squares left this turn (BV-13).`, 'squares');
    decision.emit(
      combatantChanged,
      { creature: id, own: { walked: walkedBy(decision.state, id) + squares } },
      `${actor.name} moves ${squares} ${squares === 1 ? 'square' : 'squares'}.`,
    );
  },
  offers: moveOffers,
});

/** Half of the movement (BV-S8). */
const standUp = defineCommand({
  type: 'stand-up',
  title: 'Stand up',
  about: 'Ends lying prone; in a fight for half of the movement.',
  when: ['session'],
  rules: commandRules['stand-up'],
  fields: z.strictObject({ type: z.literal('stand-up'), actor: IdSchema }),
  decide: (decision, { actor: id }) => {
    const actor = ableCreature(decision.state, id, 'actor');
    if (!hasStatus(actor, 'prone'))
      throw new Refusal('no-need', `${actor.name} stands already (BV-65).`, 'actor');
    const { fight } = decision.state;
    if (fight && fight.phase !== 'aftermath') {
      if (fight.phase !== 'turns') throw new Refusal('not-now', 'Wait for the turn (BV-S8).', 'actor');
      demandTurn(decision, id);
      const whole = sheetOf(actor).movement;
      const cost = Math.ceil(movementOf(actor, decision.state) / 2);
      if (whole > 0 && squaresLeft(decision.state, actor) < cost)
        throw new Refusal('too-far', `Standing up takes half of the movement (BV-S8).`, 'actor');
      decision.emit(combatantChanged, { creature: id, own: { walked: walkedBy(decision.state, id) + cost } });
    }
    endStatus(decision, id, 'prone');
  },
  offers: standOffers,
});

/** Free from a quick slot (BV-46), an action from the bag (BV-21). */
const draw = defineCommand({
  type: 'draw',
  title: 'Take in hand',
  about:
    'Takes a thing in hand, or puts it away. From a quick slot it is free; from the bag it is an action in a fight.',
  when: ['session'],
  rules: commandRules.draw,
  fields: z.strictObject({
    type: z.literal('draw'),
    actor: IdSchema,
    item: IdSchema,
    away: z.boolean().default(false),
  }),
  decide: (decision, { actor: id, item: itemId, away }) => {
    const actor = ableCreature(decision.state, id, 'actor');
    const item = itemOf(actor, itemId);
    const fighting = decision.state.fight !== null && decision.state.fight.phase !== 'aftermath';
    if (fighting && item.own['quick'] !== true)
      throw new Refusal(
        'in-the-bag',
        `${item.name} lies in the bag; fetching it is an action (BV-21).`,
        'item',
      );
    decision.emit(
      itemChanged,
      { creature: id, item: itemId, from: { inUse: item.inUse }, to: { inUse: !away } },
      `${actor.name} ${away ? 'puts away' : 'takes'} the ${item.name.toLowerCase()}.`,
    );
  },
});

/** Whoever comes in rolls at once, and acts this round when the count is still to come (BV-S16). */
const join: CommandKind = {
  ...joinFight,
  rules: commandRules['join-fight'],
  decide: (decision, command) => {
    const { creature: id, side } = command as { creature: string; side: 'party' | 'others' };
    const creature = ableCreature(decision.state, id);
    const fight = fightOf(decision);
    if (Object.hasOwn(fight.combatants, id))
      throw new Refusal('in-fight', `${creature.name} is in the fight already.`, 'creature');
    const deciding = fight.phase === 'declare';
    const declared = decided(creature, { action: 'attack' });
    decision.emit(
      combatantJoined,
      { creature: id, combatant: { side, own: deciding ? {} : { declared } } },
      `${creature.name} joins the fight.`,
    );
    if (deciding) {
      decision.emit(orderSet, { slots: fight.slots.map((slot) => ({ ...slot, who: [...slot.who, id] })) });
      return;
    }
    const count = rollInitiative(decision, id);
    const now = Math.max(...mayAct(decision.state).map((one) => countOf(decision.state, one) ?? 0), 0);
    if (count < now) decision.emit(combatantChanged, { creature: id, acted: true });
    const { slots, slot } = fightOf(decision);
    const current = slots[slot];
    const later = slots.slice(slot + 1).flatMap(({ who }) => who);
    decision.emit(orderSet, {
      slots: [...(current ? [current] : []), ...orderOf(decision.state, [...later, id])],
    });
    decision.emit(slotBegan, { slot: 0 });
  },
};

const order = defineCommand({
  type: 'order',
  title: 'Roll an order',
  about:
    'Who goes first without a fight: a trap, a game, a heated talk. Each rolls the die of what they do; the lowest is first.',
  when: ['world', 'site', 'downtime', 'notice', 'meeting'],
  rules: commandRules.order,
  fields: z.strictObject({
    type: z.literal('order'),
    who: z
      .array(z.strictObject({ creature: IdSchema, die: z.enum(CHART).default('1d6') }))
      .min(1)
      .max(60),
  }),
  decide: (decision, { who }) => {
    const rolled = who.map(({ creature: id, die }) => {
      const { name } = ableCreature(decision.state, id);
      const { count, sides } = sizeOf(die);
      return { name, total: count === 0 ? 0 : decision.throwDice(`${name}, order`, count, sides).total };
    });
    orderAloud(decision, rolled);
  },
});

export const fightCommands = [declare, attack, technique, act, reevaluate, move, standUp, draw, join, order];
