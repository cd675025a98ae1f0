import { z } from 'zod';
import { IdSchema } from '../../../campaign/ids.ts';
import { ableCreature, itemOf } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Creature, Item } from '../../../campaign/state.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { shieldOf } from './armour.ts';
import { demandBlast, targetsOf } from './blast.ts';
import { EdgeSchema, type Grounds } from '../checks/checks.ts';
import { shieldFields, strikeGrounds } from '../checks/circumstances.ts';
import { diceOf, engage, isBlast, isEngaged, isRanged } from './engaged.ts';
import { attackOffers } from './fightOffers.ts';
import { HarmDie } from '../harm/harmDie.ts';
import { remember } from '../checks/lastRolls.ts';
import { rulingOf } from '../rulings.ts';
import { strike } from './strike.ts';
import { demandAction, spendAction } from './turns.ts';
import { wearItem } from '../gear/stepDice.ts';
import { noteDeed } from './wear.ts';

const UNARMED_DIE = 4;

const fields = z.strictObject({
  type: z.literal('attack'),
  actor: IdSchema,
  /** The weapon's item; left out: unarmed (NS-76). */
  weapon: IdSchema.optional(),
  /** What bare hands do here when not 1d4 (NS-76). */
  die: HarmDie.optional(),
  /** A second weapon in the same action: a plus attack (NS-R24). */
  second: IdSchema.optional(),
  target: IdSchema.optional(),
  /** All who stand in a blast, the nearest to its centre first (NS-74). */
  targets: z.array(IdSchema).min(1).max(60).optional(),
  /** It is unclear how many the blast catches: the weapon's die says (NS-75). */
  countRoll: z.boolean().default(false),
  edge: EdgeSchema.default('normal'),
  cover: z.boolean().default(false),
  /** False where a shot has no clear line to its target (NS-77). */
  sight: z.boolean().default(true),
  focus: z.boolean().default(false),
  /** Of a blast whom the Damage strikes that Focus is for; left out: the first whom it catches (NS-36). */
  focusOn: IdSchema.optional(),
  ...shieldFields,
  /** The Referee’s word on whether it strikes all around; else as the weapon says (NS-74). */
  blast: z.boolean().optional(),
  /** The Referee's word on whether the actor is in melee; else as the fight stands. */
  engaged: z.boolean().optional(),
});

type Shot = Pick<z.infer<typeof fields>, 'engaged' | 'sight'>;

/** The weapon, whole; refuses `no-weapon` and `broken` (NS-80). */
function weaponOf(actor: Creature, id: string, path: string): Item {
  const item = itemOf(actor, id, path);
  if (item.kind !== 'weapon' || item.die === undefined)
    throw new Refusal('no-weapon', `${item.name} is no weapon; use a harmful feat (NS-71).`, path);
  if (item.die === 0) throw new Refusal('broken', `${item.name} is broken (NS-80).`, path);
  return item;
}

/** The quiver a shot is taken from; refuses a character without arrows with `no-arrows`. */
function quiverOf(actor: Creature, weapon: Item): Item | undefined {
  const ammunition = weapon.details['ammunition'];
  if (typeof ammunition !== 'string' || actor.kind !== 'character') return undefined;
  const quiver = actor.items.find((one) => one.details['holds'] === ammunition && (one.die ?? 0) > 0);
  if (!quiver) throw new Refusal('no-arrows', `${actor.name} has no ${ammunition} left (NS-33).`, 'weapon');
  return quiver;
}

/** Refuses a shot in melee with `engaged`, and one without a clear line with `no-sight` (NS-77). */
function demandRange(decision: Decision, actor: Creature, { engaged, sight }: Shot): void {
  if (!sight)
    throw new Refusal('no-sight', `${actor.name} has no clear line to shoot along (NS-77).`, 'sight');
  if (engaged ?? isEngaged(decision.state, actor.id))
    throw new Refusal(
      'engaged',
      `${actor.name} is in melee and cannot shoot (NS-77); move away first.`,
      'weapon',
    );
}

/** One attack by one actor, each for itself and without critical hits (NS-64, NS-R23, NS-S11). */
export const attackCommand = defineCommand({
  type: 'attack',
  title: 'Attack',
  about: 'Damage by the weapon’s die, without a roll to hit: a 1 misses, a shield cancels, armour takes off.',
  when: ['turns'],
  rules: [
    'NS-64',
    'NS-36',
    'NS-41',
    'NS-42',
    'NS-43',
    'NS-50',
    'NS-51',
    'NS-52',
    'NS-63',
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
    'NS-101',
    'NS-R2',
    'NS-R12',
    'NS-R3',
    'NS-R7',
    'NS-R19',
    'NS-R20',
    'NS-R21',
    'NS-R22',
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
    const twice = rulingOf(decision.state, 'two-weapons');
    if (second && (!weapon || second.id === weapon.id))
      throw new Refusal('bad-field', 'A second weapon needs a first one (NS-R24).', 'second');
    if (second && twice === 'cannot be')
      throw new Refusal('one-weapon', 'Here nobody strikes with two weapons at once (NS-R24).', 'second');
    if (weapon && command.die !== undefined)
      throw new Refusal(
        'bad-field',
        'A die is said for bare hands only; a weapon has its own (NS-41).',
        'die',
      );
    const striking = [weapon, second].filter((item) => item !== undefined);
    if (striking.some(isRanged)) demandRange(decision, actor, command);
    const isShot = striking.length > 0 && striking.every(isRanged);
    const quiver = striking.map((item) => quiverOf(actor, item)).find((item) => item !== undefined);
    const dice = weapon
      ? [...diceOf(weapon), ...(second && twice === 'a plus attack' ? diceOf(second) : [])]
      : [command.die ?? UNARMED_DIE];
    const blast = command.targets !== undefined;
    demandBlast(command.blast ?? (weapon !== undefined && isBlast(weapon)), command);
    const targets = targetsOf(decision, command, dice);
    if (targets.includes(actor.id))
      throw new Refusal('bad-field', `${actor.name} cannot attack themselves.`, 'target');
    const [one = ''] = targets;
    if (command.shield && !blast && !shieldOf(decision.state, ableCreature(decision.state, one, 'target')))
      throw new Refusal(
        'no-shield',
        'The target has no shield in hand that holds and may block now (NS-R21).',
        'shield',
      );

    const wearing = [weapon, rulingOf(decision.state, 'second-weapon-wears') ? second : undefined];
    const weapons = wearing.filter((item) => item !== undefined).map(({ id }) => id);
    noteDeed(decision, actor.id, 'used', weapons);
    if (!isShot && !blast) engage(decision, actor.id, one);
    const names = striking.map((item) => item.name.toLowerCase());
    const groundsOfBlow = (): Grounds => {
      const grounds = strikeGrounds(decision, actor, command);
      if (second && twice === 'with Advantage on the first') grounds.for.push('two weapons');
      return grounds;
    };
    const favoured = command.focusOn ?? one;
    const strikes = targets.map((target) =>
      strike(decision, {
        actor: actor.id,
        target,
        how: names.length > 0 ? `with ${names.join(' and ')}` : 'unarmed',
        dice,
        weapons,
        grounds: groundsOfBlow(),
        focus: command.focus && target === favoured,
        shieldFrom: command.shield ? command.shieldFrom : undefined,
      }),
    );
    remember(decision, ...strikes);
    const eachShot = rulingOf(decision.state, 'arrows') === 'each shot';
    if (quiver && eachShot) wearItem(decision, actor.id, quiver.id, ['NS-R3']);
    if (quiver && !eachShot) noteDeed(decision, actor.id, 'used', [quiver.id]);
    spendAction(decision, actor.id);
  },
  offers: attackOffers,
});
