import { z } from 'zod';
import { IdSchema } from '../../../campaign/ids.ts';
import { choiceOf, type Field, type Offer } from '../../../campaign/offer.ts';
import type { Campaign, Creature, Item } from '../../../campaign/state.ts';
import { edgeField, focusField, severalField } from '../checks/fields.ts';
import { EdgeSchema } from '../checks/grounds.ts';
import { HarmDie } from '../harm/harmDie.ts';
import { optionOf } from '../options.ts';
import { ofItem } from '../sheet/details.ts';
import { actors, type Acting } from './acting.ts';
import { diceInWords, diceOf, isBlast, isEngaged, isRanged } from './melee.ts';
import { shieldOf } from './shields.ts';

const usable = (campaign: Campaign, actor: Creature): Item[] =>
  actor.items
    .filter((item) => item.kind === 'weapon' && (item.die ?? 0) > 0)
    .filter((item) => !(isRanged(item) && isEngaged(campaign, actor.id)))
    .filter((item) => hasShots(actor, item))
    .sort((a, b) => Number(b.inUse) - Number(a.inUse));

/** Whether a character has something to shoot with it. */
const hasShots = (actor: Creature, weapon: Item): boolean =>
  actor.kind !== 'character' ||
  ofItem(weapon).ammunition === undefined ||
  actor.items.some((one) => ofItem(one).holds === ofItem(weapon).ammunition && (one.die ?? 0) > 0);

const coverField: Field<'cover'> = {
  name: 'cover',
  label: 'The target has cover',
  kind: 'check',
  value: false,
  optional: true,
};

/** What an attack says about a shield. */
export const shieldFields = {
  /** The target's player blocks with a shield … */
  shield: z.boolean().default(false),
  /** … damage of at least this. */
  shieldFrom: z.int().min(2).max(12).default(2),
};

/** What an attack says. */
export const attackFields = z.strictObject({
  type: z.literal('attack'),
  actor: IdSchema,
  /** The weapon's item; left out: unarmed. */
  weapon: IdSchema.optional(),
  /** What bare hands do here when not 1d4. */
  die: HarmDie.optional(),
  /** A second weapon in the same action: a plus attack. */
  second: IdSchema.optional(),
  target: IdSchema.optional(),
  /** All who stand in a blast, the nearest to its centre first. */
  targets: z.array(IdSchema).min(1).max(60).optional(),
  /** It is unclear how many the blast catches: the weapon's die says. */
  countRoll: z.boolean().default(false),
  edge: EdgeSchema.default('normal'),
  cover: z.boolean().default(false),
  /** False where a shot has no clear line to its target. */
  sight: z.boolean().default(true),
  focus: z.boolean().default(false),
  /** Of a blast whom the Damage strikes that Focus is for; left out: the first whom it catches. */
  focusOn: IdSchema.optional(),
  ...shieldFields,
  /** The Referee’s word on whether it strikes all around; else as the weapon says. */
  blast: z.boolean().optional(),
  /** The Referee's word on whether the actor is in melee; else as the fight stands. */
  engaged: z.boolean().optional(),
});

type Attack = z.input<typeof attackFields>;

/** A block, where somebody can block. */
export const shieldNeeds = (
  campaign: Campaign,
  foes: readonly Creature[],
): Field<'shield' | 'shieldFrom'>[] => {
  if (!foes.some((one) => shieldOf(campaign, one))) return [];
  const block: Field<'shield'> = {
    name: 'shield',
    label: 'Blocked by shield',
    kind: 'check',
    value: false,
    optional: true,
  };
  return [block, ...BLOCK_NEEDS[optionOf(campaign, 'shield-declared')]];
};

const worthBlocking: Field<'shieldFrom'> = {
  name: 'shieldFrom',
  label: 'from this Damage on',
  kind: 'number',
  value: 2,
  optional: true,
  choices: [2, 3, 4, 5, 6, 7, 8].map((one) => ({ value: String(one), label: String(one) })),
};

/** What is asked beside the block itself: from which Damage on, where the Damage is known when it is called. */
const BLOCK_NEEDS: Readonly<Record<'damage-known' | 'before-dice', readonly Field<'shieldFrom'>[]>> = {
  'damage-known': [worthBlocking],
  'before-dice': [],
};

/** One target, with all that speaks for and against the attack. */
const strikeNeeds = (campaign: Campaign, { actor, foes }: Acting, ranged: boolean) => [
  choiceOf(foes, 'target', 'Whom'),
  edgeField,
  ...(ranged ? [coverField] : []),
  ...focusField(actor),
  ...shieldNeeds(campaign, foes),
];

/** All whom a blast may catch, foes first; how many may be left to its die. */
export const blastNeeds = ({
  foes,
  friends,
}: Pick<Acting, 'foes' | 'friends'>): Field<'targets' | 'countRoll'>[] => [
  severalField(
    [...foes, ...friends],
    'targets',
    'Who is caught, the nearest first',
    foes.map(({ id }) => id),
  ),
  { name: 'countRoll', label: 'Its die says how many', kind: 'check', value: false, optional: true },
];

function withWeapon(campaign: Campaign, acting: Acting, weapon: Item | undefined): Offer<Attack> {
  const { actor } = acting;
  const blast = weapon !== undefined && isBlast(weapon);
  const ranged = weapon !== undefined && isRanged(weapon);
  return {
    label: `${actor.name}: ${weapon ? weapon.name.toLowerCase() : 'unarmed'}`,
    detail: `${weapon ? diceInWords(diceOf(weapon)) : 'D4'}${blast ? ', blast' : ''}`,
    group: 'attack',
    actor: actor.id,
    needs: blast
      ? [...blastNeeds(acting), edgeField, ...focusField(actor)]
      : strikeNeeds(campaign, acting, ranged),
    command: { type: 'attack', actor: actor.id, ...(weapon ? { weapon: weapon.id } : {}) },
  };
}

/** The same with everything that may be said about a strike, in one form: edge, cover, shield, Focus. */
function inDetail(campaign: Campaign, acting: Acting, weapons: readonly Item[]): Offer<Attack>[] {
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

/** With two weapons for one hand each: both in one action, where that can be. */
function withTwo(campaign: Campaign, acting: Acting, weapons: readonly Item[]): Offer<Attack>[] {
  const { actor } = acting;
  const small = weapons.filter((one) => one.slots <= 1 && !isRanged(one) && !isBlast(one));
  const [first, second] = small;
  if (actor.kind !== 'character' || !first || !second) return [];
  const hand = <Name extends string>(name: Name, label: string, item: Item): Field<Name> => ({
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
      detail: diceInWords([...diceOf(first), ...diceOf(second)]),
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
export function attackOffers(campaign: Campaign): Offer<Attack>[] {
  return actors(campaign).flatMap((acting, turn) => {
    const weapons = usable(campaign, acting.actor);
    const single = [...weapons, undefined].map((weapon, index) => ({
      ...withWeapon(campaign, acting, weapon),
      ...(turn === 0 && index === 0 ? { main: true } : {}),
    }));
    return [...single, ...inDetail(campaign, acting, weapons), ...withTwo(campaign, acting, weapons)];
  });
}
