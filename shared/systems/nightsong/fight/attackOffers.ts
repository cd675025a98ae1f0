import { z } from 'zod';
import { IdSchema, severalIds } from '../../../campaign/ids.ts';
import type { UsualAct } from '../../../campaign/many/rules.ts';
import { choiceOf, type Field, type Offer } from '../../../campaign/offer.ts';
import type { Campaign, Creature, Item } from '../../../campaign/state.ts';
import { edgeField, focusField, severalField } from '../checks/fields.ts';
import { EdgeSchema } from '../checks/grounds.ts';
import { HarmDie } from '../harm/harmDie.ts';
import { optionOf } from '../options.ts';
import { ofItem } from '../sheet/details.ts';
import { actingOf, actors, type Acting } from './acting.ts';
import { diceInWords, diceOf, isBlast, isEngaged, isRanged } from './melee.ts';
import { shieldOf } from './shields.ts';

const usable = (campaign: Campaign, actor: Creature): Item[] =>
  actor.items
    .filter((item) => item.kind === 'weapon' && (item.die ?? 0) > 0)
    .filter((item) => !(isRanged(item) && isEngaged(campaign, actor.id)))
    .filter((item) => hasShots(actor, item))
    .sort((a, b) => Number(b.inUse) - Number(a.inUse));

/** Whether a character has ammunition for it. */
const hasShots = (actor: Creature, weapon: Item): boolean =>
  actor.kind !== 'character' ||
  ofItem(weapon).ammunition === undefined ||
  actor.items.some((one) => ofItem(one).holds === ofItem(weapon).ammunition && (one.die ?? 0) > 0);

const coverField: Field<'cover'> = {
  name: 'cover',
  label: 'Target has cover',
  kind: 'check',
  value: false,
  optional: true,
};

/** The fields of an attack about a Shield. */
export const shieldFields = {
  /** The target’s player blocks with a Shield … */
  shield: z.boolean().default(false),
  /** … Damage of at least this. */
  shieldFrom: z.int().min(2).max(12).default(2),
};

/** What an attack says. */
export const attackFields = z.strictObject({
  type: z.literal('attack'),
  actor: IdSchema,
  /** The weapon's item; left out: unarmed. */
  weapon: IdSchema.optional(),
  /** The die of an unarmed attack, when it is not 1d4. */
  die: HarmDie.optional(),
  /** A second weapon in the same action, for a plus attack. */
  second: IdSchema.optional(),
  target: IdSchema.optional(),
  /** Everyone in a blast, nearest to its centre first. */
  targets: severalIds(60).optional(),
  /** Roll the weapon’s die for how many the blast catches. */
  countRoll: z.boolean().default(false),
  edge: EdgeSchema.default('normal'),
  cover: z.boolean().default(false),
  /** False where a shot has no clear line to its target. */
  sight: z.boolean().default(true),
  focus: z.boolean().default(false),
  /** For a blast, the target whose Damage the Focus is for; by default the first. */
  focusOn: IdSchema.optional(),
  ...shieldFields,
  /** Whether the Referee makes it a blast; by default as the weapon says. */
  blast: z.boolean().optional(),
  /** Whether the Referee says the actor is in melee; by default as the fight has it. */
  engaged: z.boolean().optional(),
});

type Attack = z.input<typeof attackFields>;

/** A block, where one of the foes can block. */
export const shieldNeeds = (
  campaign: Campaign,
  foes: readonly Creature[],
): Field<'shield' | 'shieldFrom'>[] => {
  if (!foes.some((one) => shieldOf(campaign, one))) return [];
  const block: Field<'shield'> = {
    name: 'shield',
    label: 'Block with Shield',
    kind: 'check',
    value: false,
    optional: true,
  };
  return [block, ...BLOCK_NEEDS[optionOf(campaign, 'shield-declared')]];
};

const worthBlocking: Field<'shieldFrom'> = {
  name: 'shieldFrom',
  label: 'Block Damage of at least',
  kind: 'number',
  value: 2,
  optional: true,
  choices: [2, 3, 4, 5, 6, 7, 8].map((one) => ({ value: String(one), label: String(one) })),
};

/** What a block also asks: the least Damage to block, where blocks are called after the Damage is known. */
const BLOCK_NEEDS: Readonly<Record<'damage-known' | 'before-dice', readonly Field<'shieldFrom'>[]>> = {
  'damage-known': [worthBlocking],
  'before-dice': [],
};

/** One target, with everything for and against the attack. */
const strikeNeeds = (campaign: Campaign, { actor, foes }: Acting, ranged: boolean) => [
  choiceOf(foes, 'target', 'Target'),
  edgeField,
  ...(ranged ? [coverField] : []),
  ...focusField(actor),
  ...shieldNeeds(campaign, foes),
];

/** Everyone a blast may catch, foes first, and whether its die says how many. */
export const blastNeeds = ({
  foes,
  friends,
}: Pick<Acting, 'foes' | 'friends'>): Field<'targets' | 'countRoll'>[] => [
  severalField(
    [...foes, ...friends],
    'targets',
    'Targets, nearest first',
    foes.map(({ id }) => id),
  ),
  { name: 'countRoll', label: 'Roll for how many are caught', kind: 'check', value: false, optional: true },
];

const attackWith = ({ id: actor }: Creature, weapon: Item | undefined): Offer<Attack>['command'] =>
  weapon ? { type: 'attack', actor, weapon: weapon.id } : { type: 'attack', actor };

function withWeapon(campaign: Campaign, acting: Acting, weapon: Item | undefined): Offer<Attack> {
  const { actor } = acting;
  const blast = weapon !== undefined && isBlast(weapon);
  const ranged = weapon !== undefined && isRanged(weapon);
  return {
    label: `${actor.name}: attack ${weapon ? `with ${weapon.name.toLowerCase()}` : 'unarmed'}`,
    short: weapon?.name.toLowerCase() ?? 'unarmed',
    detail: `${weapon ? diceInWords(diceOf(weapon)) : 'D4'}${blast ? ', blast' : ''}`,
    group: 'attack',
    actor: actor.id,
    needs: blast
      ? [...blastNeeds(acting), edgeField, ...focusField(actor)]
      : strikeNeeds(campaign, acting, ranged),
    command: attackWith(actor, weapon),
  };
}

/** An attack with all its choices in one form: weapon, Advantage, cover, Shield, Focus. */
function inDetail(campaign: Campaign, acting: Acting, weapons: readonly Item[]): Offer<Attack>[] {
  const { actor } = acting;
  const single = weapons.filter((one) => !isBlast(one));
  const [first] = single;
  if (!first) return [];
  const [target, ...rest] = strikeNeeds(campaign, acting, single.some(isRanged));
  return [
    {
      label: `${actor.name}: attack…`,
      detail: 'choose Weapon, Advantage, cover, Shield, Focus',
      group: 'attack',
      actor: actor.id,
      needs: [
        ...(target ? [target] : []),
        {
          name: 'weapon',
          label: 'Weapon',
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

/** An attack with two one-handed weapons in one action. */
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
      label: `${actor.name}: attack with two weapons`,
      short: 'two weapons',
      detail: diceInWords([...diceOf(first), ...diceOf(second)]),
      group: 'attack',
      actor: actor.id,
      needs: [
        ...strikeNeeds(campaign, acting, false),
        hand('weapon', 'First weapon', first),
        hand('second', 'Second weapon', second),
      ],
      command: { type: 'attack', actor: actor.id, weapon: first.id, second: second.id },
    },
  ];
}

/** What someone does unless told otherwise: an attack with what they hold, else unarmed. */
export function usualAttack(campaign: Campaign, id: string): UsualAct | undefined {
  const acting = actingOf(campaign, id, 'attack');
  if (!acting) return undefined;
  const [weapon] = usable(campaign, acting.actor);
  const at = acting.foes.map((foe) => foe.id);
  return {
    command: attackWith(acting.actor, weapon),
    aim: { many: weapon !== undefined && isBlast(weapon), at },
    offer: () => withWeapon(campaign, acting, weapon),
  };
}

/** For everyone whose turn it is: an attack with each working weapon, unarmed, with all choices, with two weapons. */
export function attackOffers(campaign: Campaign): Offer<Attack>[] {
  return actors(campaign, 'attack').flatMap((acting, turn) => {
    const weapons = usable(campaign, acting.actor);
    const single = [...weapons, undefined].map((weapon, index) => ({
      ...withWeapon(campaign, acting, weapon),
      ...(turn === 0 && index === 0 ? { main: true } : {}),
    }));
    return [...single, ...inDetail(campaign, acting, weapons), ...withTwo(campaign, acting, weapons)];
  });
}
