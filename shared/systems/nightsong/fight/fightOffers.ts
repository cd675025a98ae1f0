import { mayAct, standing } from '../../../campaign/fight.ts';
import { choiceOf, type Field, type Offer } from '../../../campaign/offer.ts';
import type { Campaign, Creature, Item } from '../../../campaign/state.ts';
import { shieldOf } from './armour.ts';
import { edgeBlank, focusBlank, someOf } from '../checks/fields.ts';
import { diceInWords, diceOf, isBlast, isEngaged, isRanged } from './engaged.ts';
import { rulingOf } from '../rulings.ts';

/** Somebody whose turn it is, with the foes they may choose among and the friends at their side. */
export interface Acting {
  actor: Creature;
  foes: Creature[];
  friends: Creature[];
}

/** Those whose turn it is and who have an action left. */
export function actors(campaign: Campaign): Acting[] {
  const { fight, creatures, mode } = campaign;
  if (!fight || mode.now !== 'turns') return [];
  return mayAct(campaign).flatMap((id) => {
    const actor = creatures[id];
    const side = fight.combatants[id]?.side;
    if (!actor || !side || fight.combatants[id]?.details['doneIn'] === fight.round) return [];
    const other = side === 'party' ? 'others' : 'party';
    return [
      {
        actor,
        foes: standing(campaign, other),
        friends: standing(campaign, side).filter((one) => one.id !== id),
      },
    ];
  });
}

/** Friends who have an action left to help with (NS-22). */
export const helpersOf = ({ fight }: Campaign, friends: readonly Creature[]): Creature[] =>
  friends.filter(({ id }) => {
    const one = fight?.combatants[id];
    return one !== undefined && !one.acted && one.details['doneIn'] !== fight?.round;
  });

const usable = (campaign: Campaign, actor: Creature): Item[] =>
  actor.items
    .filter((item) => item.kind === 'weapon' && (item.die ?? 0) > 0)
    .filter((item) => !(isRanged(item) && isEngaged(campaign, actor.id)))
    .filter((item) => hasShots(actor, item))
    .sort((a, b) => Number(b.inUse) - Number(a.inUse));

/** Whether a character has something to shoot with it (NS-33). */
const hasShots = (actor: Creature, { details }: Item): boolean =>
  actor.kind !== 'character' ||
  typeof details['ammunition'] !== 'string' ||
  actor.items.some((one) => one.details['holds'] === details['ammunition'] && (one.die ?? 0) > 0);

const coverBlank: Field = {
  name: 'cover',
  label: 'The target has cover',
  kind: 'check',
  value: false,
  optional: true,
};

/**
 * A block is said with the Damage it is worth, where the Damage is known by then (NS-R21); nothing where
 * nobody can block.
 */
export const shieldBlanks = (campaign: Campaign, foes: readonly Creature[]): Field[] => {
  if (!foes.some((one) => shieldOf(campaign, one))) return [];
  const block: Field = {
    name: 'shield',
    label: 'Blocked by shield',
    kind: 'check',
    value: false,
    optional: true,
  };
  return rulingOf(campaign, 'shield-declared') === 'with the Damage known' ? [block, worthBlocking] : [block];
};

const worthBlocking: Field = {
  name: 'shieldFrom',
  label: 'from this Damage on',
  kind: 'number',
  value: 2,
  optional: true,
  choices: [2, 3, 4, 5, 6, 7, 8].map((one) => ({ value: String(one), label: String(one) })),
};

/** One target, with all that speaks for and against the attack (NS-69, NS-70, NS-78). */
const strikeNeeds = (campaign: Campaign, { actor, foes }: Acting, ranged: boolean): Field[] => [
  choiceOf(foes, 'target', 'Whom'),
  edgeBlank,
  ...(ranged ? [coverBlank] : []),
  ...focusBlank(actor),
  ...shieldBlanks(campaign, foes),
];

/** All whom a blast may catch, foes first; how many may be left to its die (NS-74, NS-75). */
export const blastNeeds = ({ foes, friends }: Pick<Acting, 'foes' | 'friends'>): Field[] => [
  someOf(
    [...foes, ...friends],
    'targets',
    'Who is caught, the nearest first',
    foes.map(({ id }) => id),
  ),
  { name: 'countRoll', label: 'Its die says how many', kind: 'check', value: false, optional: true },
];

function withWeapon(campaign: Campaign, acting: Acting, weapon: Item | undefined): Offer {
  const { actor } = acting;
  const blast = weapon !== undefined && isBlast(weapon);
  const ranged = weapon !== undefined && isRanged(weapon);
  return {
    label: `${actor.name}: ${weapon ? weapon.name.toLowerCase() : 'unarmed'}`,
    detail: `${weapon ? diceInWords(diceOf(weapon)) : 'D4'}${blast ? ', blast' : ''}`,
    group: 'attack',
    actor: actor.id,
    needs: blast
      ? [...blastNeeds(acting), edgeBlank, ...focusBlank(actor)]
      : strikeNeeds(campaign, acting, ranged),
    command: { type: 'attack', actor: actor.id, ...(weapon ? { weapon: weapon.id } : {}) },
  };
}

/** The same with everything that may be said about a strike, in one form: edge, cover, shield, Focus. */
function inDetail(campaign: Campaign, acting: Acting, weapons: readonly Item[]): Offer[] {
  const { actor } = acting;
  const single = weapons.filter((one) => !isBlast(one));
  const [first] = single;
  if (!first) return [];
  const [target, ...rest] = strikeNeeds(campaign, acting, single.some(isRanged));
  return [
    {
      label: `${actor.name}: attack in detail`,
      detail: 'edge, cover, shield, Focus',
      group: 'attack',
      actor: actor.id,
      needs: [
        ...(target ? [target] : []),
        {
          name: 'weapon',
          label: 'With',
          kind: 'choice',
          value: first.id,
          choices: single.map((one) => ({
            value: one.id,
            label: one.name,
            detail: diceInWords(diceOf(one)),
          })),
        },
        ...rest,
      ],
      command: { type: 'attack', actor: actor.id },
    },
  ];
}

/** With two weapons for one hand each: both in one action, where that can be (NS-R24). */
function withTwo(campaign: Campaign, acting: Acting, weapons: readonly Item[]): Offer[] {
  const { actor } = acting;
  const small = weapons.filter((one) => one.slots <= 1 && !isRanged(one) && !isBlast(one));
  const [first, second] = small;
  const twice = rulingOf(campaign, 'two-weapons');
  if (actor.kind !== 'character' || !first || !second || twice === 'cannot be') return [];
  const hand = (name: string, label: string, item: Item): Field => ({
    name,
    label,
    kind: 'choice',
    value: item.id,
    optional: true,
    choices: small.map((one) => ({ value: one.id, label: one.name, detail: `D${one.die ?? 0}` })),
  });
  return [
    {
      label: `${actor.name}: two weapons`,
      detail:
        twice === 'a plus attack'
          ? diceInWords([...diceOf(first), ...diceOf(second)])
          : `${diceInWords(diceOf(first))} with Advantage`,
      group: 'attack',
      actor: actor.id,
      needs: [
        ...strikeNeeds(campaign, acting, false),
        hand('weapon', 'One hand', first),
        hand('second', 'Other hand', second),
      ],
      command: { type: 'attack', actor: actor.id, weapon: first.id, second: second.id },
    },
  ];
}

/** For everybody whose turn it is: an attack with each weapon that works, unarmed, in detail, with two at once. */
export function attackOffers(campaign: Campaign): Offer[] {
  return actors(campaign).flatMap((acting, turn) => {
    const weapons = usable(campaign, acting.actor);
    const single = [...weapons, undefined].map((weapon, index) => ({
      ...withWeapon(campaign, acting, weapon),
      ...(turn === 0 && index === 0 ? { main: true, key: 'a' } : {}),
    }));
    return [...single, ...inDetail(campaign, acting, weapons), ...withTwo(campaign, acting, weapons)];
  });
}
