import type { z } from 'zod';
import { ableCreature, itemOf } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Campaign, Creature, Item } from '../../../campaign/state.ts';
import { strikeGrounds } from '../checks/circumstances.ts';
import { remember } from '../checks/lastRolls.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { wearItem } from '../gear/stepDice.ts';
import { optionOf } from '../options.ts';
import { ofItem } from '../sheet/details.ts';
import { attackFields, attackOffers } from './attackOffers.ts';
import { demandBlast, targetsOf } from './blast.ts';
import { diceOf, engagement, isBlast, isEngaged, isRanged } from './melee.ts';
import { shieldOf } from './shields.ts';
import { strike } from './strike.ts';
import { demandAction, spendAction } from './turns.ts';
import { useOf } from './wear.ts';

/** The Damage die of an unarmed attack (NS-76). */
const UNARMED_DIE = 4;

type Attack = z.infer<typeof attackFields>;

/** The weapon; refuses `no-weapon` and `broken` (NS-80). */
function weaponOf(actor: Creature, id: string, path: string): Item {
  const item = itemOf(actor, id, path);
  if (item.kind !== 'weapon' || item.die === undefined)
    throw new Refusal('no-weapon', `${item.name} is not a weapon. Use a harmful feat instead.`, path);
  if (item.die === 0) throw new Refusal('broken', `${item.name} is broken (NS-80). Repair it first.`, path);
  return item;
}

/** The weapons of an attack; two together make a plus attack, and both wear (NS-R24). */
function weaponsOf(actor: Creature, { weapon, second, die }: Attack): Item[] {
  const first = weapon === undefined ? [] : [weaponOf(actor, weapon, 'weapon')];
  const other = second === undefined ? [] : [weaponOf(actor, second, 'second')];
  if (second !== undefined && (weapon === undefined || second === weapon))
    throw new Refusal('bad-field', 'Choose two different weapons (NS-R24).', 'second');
  if (first.length > 0 && die !== undefined)
    throw new Refusal('bad-field', 'A weapon has its own die. Leave `die` out.', 'die');
  return [...first, ...other];
}

/** The quiver that the arrow comes from; refuses `no-arrows` to a character without arrows. */
function quiverOf(actor: Creature, weapon: Item): Item | undefined {
  const { ammunition } = ofItem(weapon);
  if (ammunition === undefined || actor.kind !== 'character') return undefined;
  const quiver = actor.items.find((one) => ofItem(one).holds === ammunition && (one.die ?? 0) > 0);
  if (!quiver)
    throw new Refusal(
      'no-arrows',
      `${actor.name} has no ${ammunition} left. Choose another Weapon.`,
      'weapon',
    );
  return quiver;
}

/** Refuses a shot in melee with `engaged`, and one without a clear line with `no-sight` (NS-77). */
function demandRange({ state }: Decision, actor: Creature, { engaged, sight }: Attack): void {
  if (!sight)
    throw new Refusal(
      'no-sight',
      `${actor.name} has no clear line of sight (NS-77). Choose another target.`,
      'sight',
    );
  if (engaged ?? isEngaged(state, actor.id))
    throw new Refusal(
      'engaged',
      `${actor.name} is in melee and can’t shoot (NS-77). Move away first.`,
      'weapon',
    );
}

/** The targets; refuses an attack on oneself, and a block without a Shield. */
function aimAt(
  decision: Decision,
  actor: Creature,
  weapons: readonly Item[],
  command: Attack,
  dice: number[],
) {
  demandBlast(command.blast ?? weapons.some(isBlast), command);
  const targets = targetsOf(decision, command, dice);
  if (targets.includes(actor.id))
    throw new Refusal('bad-field', `${actor.name} can’t attack themselves. Choose another target.`, 'target');
  const [one = ''] = targets;
  if (command.shield && !command.targets) demandShield(decision.state, one);
  return { targets, one };
}

function demandShield(campaign: Campaign, target: string): void {
  if (!shieldOf(campaign, ableCreature(campaign, target, 'target')))
    throw new Refusal('no-shield', 'The target has no Shield in hand that can block now.', 'shield');
}

/** One attack by one actor; each is resolved on its own (NS-R23). */
export const attackCommand = defineCommand({
  type: 'attack',
  title: 'Attack',
  about:
    'Rolls the Weapon’s die for Damage, with no roll to hit. A 1 misses, a Shield can block, Armor reduces the Damage. With no Weapon named it is an unarmed attack, whatever is in hand.',
  when: ['turns'],
  fields: attackFields,
  decide: (decision, command) => {
    const actor = demandAction(decision, command.actor, 'attack');
    const weapons = weaponsOf(actor, command);
    if (weapons.some(isRanged)) demandRange(decision, actor, command);
    const quiver = weapons.map((item) => quiverOf(actor, item)).find((item) => item !== undefined);
    const dice = weapons.length > 0 ? weapons.flatMap(diceOf) : [command.die ?? UNARMED_DIE];
    const { targets, one } = aimAt(decision, actor, weapons, command, dice);

    const [weapon, second] = weapons.map(({ name }) => name);
    const means = { ...(weapon && { weapon }), ...(second && { second }) };
    const strikes = targets.map((target) =>
      strike(decision, {
        actor: actor.id,
        target,
        means,
        dice,
        grounds: strikeGrounds(decision, actor, command),
        focus: command.focus && target === (command.focusOn ?? one),
        shieldFrom: command.shield ? command.shieldFrom : undefined,
      }),
    );
    remember(decision, ...strikes);
    // The quiver is rolled for every shot, or once after the fight.
    const isRolled = quiver && optionOf(decision.state, 'arrows') === 'each-shot';
    if (isRolled) wearItem(decision, actor.id, quiver.id, { rule: 'use' });
    const used = quiver && !isRolled ? [...weapons, quiver] : weapons;
    const isShot = weapons.length > 0 && weapons.every(isRanged);
    spendAction(decision, actor.id, {
      ...useOf(decision.state, actor, used),
      ...(isShot || command.targets ? {} : engagement(decision.state, actor.id, one)),
    });
  },
  offers: attackOffers,
});
