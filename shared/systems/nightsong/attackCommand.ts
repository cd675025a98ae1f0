import { z } from 'zod';
import { combatantChanged } from '../../campaign/events/fight.ts';
import { diceRolled } from '../../campaign/events/campaign.ts';
import { IdSchema } from '../../campaign/ids.ts';
import { ableCreature, itemOf, present } from '../../campaign/look.ts';
import { Refusal } from '../../campaign/refusal.ts';
import type { Creature, Item } from '../../campaign/state.ts';
import { isDark } from '../../campaign/travel.ts';
import { defineCommand, type Decision } from '../contract.ts';
import { EdgeSchema, groundsOf, remember, type Grounds } from './checks.ts';
import { hindered } from './conditions.ts';
import { diceOf, engage, isEngaged, isRanged } from './engaged.ts';
import { attackOffers } from './fightOffers.ts';
import { shieldOf, strike } from './strike.ts';
import { demandAction, spendAction } from './turns.ts';
import { wearItem } from './stepDice.ts';

const UNARMED_DIE = 4;

const fields = z.strictObject({
  type: z.literal('attack'),
  actor: IdSchema,
  /** The weapon's item; left out: unarmed (NS-76). */
  weapon: IdSchema.optional(),
  /** A second weapon in the same action: a plus attack (NS-R24). */
  second: IdSchema.optional(),
  target: IdSchema.optional(),
  /** All who stand in a blast, the nearest to its centre first (NS-74). */
  targets: z.array(IdSchema).min(1).max(60).optional(),
  /** It is unclear how many the blast catches: the weapon's die says (NS-75). */
  countRoll: z.boolean().default(false),
  edge: EdgeSchema.default('normal'),
  cover: z.boolean().default(false),
  focus: z.boolean().default(false),
  /** The target's player blocks with a shield … */
  shield: z.boolean().default(false),
  /** … damage of at least this. */
  shieldFrom: z.int().min(2).max(12).default(2),
  /** The Referee's word on whether the actor is in melee; else as the fight stands. */
  engaged: z.boolean().optional(),
});
type Attack = z.infer<typeof fields>;

/** The weapon, whole; refuses `no-weapon` and `broken` (NS-80). */
function weaponOf(actor: Creature, id: string, path: string): Item {
  const item = itemOf(actor, id, path);
  if (item.kind !== 'weapon' || item.die === undefined)
    throw new Refusal('no-weapon', `${item.name} is no weapon; use a harmful feat (NS-71).`, path);
  if (item.die === 0) throw new Refusal('broken', `${item.name} is broken (NS-80).`, path);
  return item;
}

/** The quiver a shot is taken from; refuses a character without arrows with `no-arrows`. */
function quiverOf(actor: Creature, weapon: Item | undefined): Item | undefined {
  const ammunition = weapon?.own['ammunition'];
  if (typeof ammunition !== 'string' || actor.kind !== 'character') return undefined;
  const quiver = actor.items.find((one) => one.own['holds'] === ammunition && (one.die ?? 0) > 0);
  if (!quiver) throw new Refusal('no-arrows', `${actor.name} has no ${ammunition} left (NS-33).`, 'weapon');
  return quiver;
}

function groundsFor(decision: Decision, actor: Creature, command: Attack): Grounds {
  const grounds = groundsOf(command.edge);
  if (command.cover) grounds.against.push('cover');
  if (hindered(actor, 'attack')) grounds.against.push('a condition');
  const blind = actor.kind !== 'monster' && isDark(decision.state, decision.system);
  if (blind && decision.ruling('darkness') === true) grounds.against.push('darkness');
  return grounds;
}

/** Who is struck: the one, all in the blast, or as many of them as the die says (NS-74, NS-75, NS-R25). */
function targetsOf(decision: Decision, { target, targets, countRoll }: Attack, die: number): string[] {
  if ((target === undefined) === (targets === undefined))
    throw new Refusal('bad-field', 'Say whom it strikes: one target, or the targets of a blast.', 'target');
  const all = targets ?? (target === undefined ? [] : [target]);
  all.forEach((id, index) => ableCreature(decision.state, id, targets ? `targets.${index}` : 'target'));
  if (new Set(all).size < all.length)
    throw new Refusal('bad-field', 'A blast strikes nobody twice (NS-74).', 'targets');
  if (!countRoll) return all;
  if (!targets)
    throw new Refusal('bad-field', 'Only a blast is counted; give its targets (NS-75).', 'countRoll');
  const { total } = decision.throwDice('how many the blast catches', 1, die);
  const caught = all.slice(0, total);
  decision.emit(diceRolled, {}, `The blast catches ${caught.length}: a ${total}, ${all.length} in reach.`, {
    rules: ['NS-75'],
  });
  return caught;
}

function demandRange(decision: Decision, actor: Creature, ranged: boolean, word: boolean | undefined): void {
  if (ranged && (word ?? isEngaged(decision.state, actor.id)))
    throw new Refusal(
      'engaged',
      `${actor.name} is in melee and cannot shoot (NS-77); move away first.`,
      'weapon',
    );
}

export const attackCommand = defineCommand({
  type: 'attack',
  title: 'Attack',
  about: 'Damage by the weapon’s die, without a roll to hit: a 1 misses, a shield cancels, armour takes off.',
  when: ['turns'],
  rules: [
    'NS-41',
    'NS-42',
    'NS-43',
    'NS-50',
    'NS-64',
    'NS-65',
    'NS-66',
    'NS-67',
    'NS-68',
    'NS-69',
    'NS-70',
    'NS-73',
    'NS-74',
    'NS-75',
    'NS-76',
    'NS-77',
    'NS-78',
    'NS-80',
    'NS-83',
    'NS-R3',
    'NS-R7',
    'NS-R19',
    'NS-R20',
    'NS-R21',
    'NS-R23',
    'NS-R24',
    'NS-R25',
    'NS-S7',
    'NS-S11',
  ],
  fields,
  decide: (decision, command) => {
    const actor = demandAction(decision, command.actor, 'attack');
    const weapon = command.weapon === undefined ? undefined : weaponOf(actor, command.weapon, 'weapon');
    const second = command.second === undefined ? undefined : weaponOf(actor, command.second, 'second');
    if (second && (!weapon || second.id === weapon.id))
      throw new Refusal('bad-field', 'A second weapon needs a first one (NS-R24).', 'second');
    const ranged = weapon !== undefined && isRanged(weapon);
    demandRange(decision, actor, ranged, command.engaged);
    const quiver = quiverOf(actor, weapon);
    const dice = weapon ? [...diceOf(weapon), ...(second ? diceOf(second) : [])] : [UNARMED_DIE];
    const blast = command.targets !== undefined;
    if (blast && command.focus)
      throw new Refusal(
        'one-roll',
        'A point of Focus is for one Damage roll; a blast makes several (NS-36).',
        'focus',
      );
    const targets = targetsOf(decision, command, dice[0] ?? UNARMED_DIE);
    if (targets.includes(actor.id))
      throw new Refusal('bad-field', `${actor.name} cannot attack themselves.`, 'target');
    const [one = ''] = targets;
    if (command.shield && !blast && !shieldOf(ableCreature(decision.state, one, 'target')))
      throw new Refusal('no-shield', 'The target has no shield in hand that holds (NS-R21).', 'shield');

    noteUse(decision, actor, [weapon, second]);
    if (!ranged && !blast) engage(decision, actor.id, one);
    const names = [weapon, second]
      .filter((item) => item !== undefined)
      .map((item) => item.name.toLowerCase());
    for (const target of targets)
      strike(decision, {
        actor: actor.id,
        target,
        how: names.length > 0 ? `with ${names.join(' and ')}` : 'unarmed',
        dice,
        grounds: groundsFor(decision, actor, command),
        focus: command.focus,
        shieldFrom: command.shield ? command.shieldFrom : undefined,
      });
    if (blast) remember(decision, null);
    if (quiver && decision.ruling('arrows') === 'each shot')
      wearItem(decision, actor.id, quiver.id, ['NS-R3']);
    if (quiver && decision.ruling('arrows') !== 'each shot') noteUse(decision, actor, [quiver]);
    spendAction(decision, actor.id);
  },
  offers: attackOffers,
});

/** A weapon that attacked is rolled for wear after the fight, hit or miss (NS-79, NS-R22). */
function noteUse(decision: Decision, actor: Creature, items: (Item | undefined)[]): void {
  const combatant = present(decision.state.fight?.combatants[actor.id], actor.id);
  const before = Array.isArray(combatant.own['used']) ? combatant.own['used'] : [];
  const fresh = items
    .filter((item) => item !== undefined && !before.includes(item.id))
    .map((item) => item?.id ?? '');
  if (fresh.length > 0 && actor.kind === 'character')
    decision.emit(combatantChanged, { creature: actor.id, own: { used: [...before, ...fresh] } });
}
