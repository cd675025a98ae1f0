import { z } from 'zod';
import { IdSchema } from '../../../campaign/ids.ts';
import { choiceOf, type Field, type Offer } from '../../../campaign/offer.ts';
import { partyOf, type Campaign, type Creature, type Item } from '../../../campaign/state.ts';
import { edgeField, focusField } from '../checks/fields.ts';
import { EdgeSchema } from '../checks/grounds.ts';

import { actors, type Acting } from '../fight/acting.ts';
import { blastNeeds, shieldFields, shieldNeeds } from '../fight/attackOffers.ts';
import { isBlast } from '../fight/melee.ts';
import { ofItem } from '../sheet/details.ts';
import { capacity, slotsUsed } from '../sheet/sheet.ts';

/** What a cast says. */
export const castFields = z.strictObject({
  type: z.literal('cast'),
  creature: IdSchema,
  shard: IdSchema,
  /** Whom a harmful Spell strikes. */
  target: IdSchema.optional(),
  /** All whom a harmful Spell strikes at once, the nearest to its centre first. */
  targets: z.array(IdSchema).min(1).max(60).optional(),
  countRoll: z.boolean().default(false),
  text: z.string().trim().max(500).default(''),
  edge: EdgeSchema.default('normal'),
  focus: z.boolean().default(false),
  /** A point of Focus for the Damage; where several are struck for that to `focusOn` or the first. */
  damageFocus: z.boolean().default(false),
  focusOn: IdSchema.optional(),
  /** What speaks for or against the Damage. */
  damageEdge: EdgeSchema.default('normal'),
  ...shieldFields,
  drop: z.array(IdSchema).max(20).default([]),
});

type Cast = z.input<typeof castFields>;

/** The Damage die of a Spell that strikes. */
export const harmOf = (shard: Item): number | undefined => ofItem(shard).harm;

/** What a Spell does, how far and how long, in its own words (NS-S15). */
export const spellOf = (shard: Item): string => ofItem(shard).spell || shard.name;

/** A cast with each shard that holds mana, for those who may act now. */
export function castOffers(campaign: Campaign): Offer<Cast>[] {
  const { fight, mode } = campaign;
  if (fight && !['turns', 'aftermath'].includes(mode.now)) return [];
  const acting = actors(campaign);
  const casters = mode.now === 'turns' ? acting.map(({ actor }) => actor) : partyOf(campaign);
  return casters.flatMap((caster) =>
    shardsOf(
      campaign,
      caster,
      acting.find(({ actor }) => actor.id === caster.id),
    ),
  );
}

/** Whom a shard's harm strikes, where there is a fight. */
function aimNeeds(campaign: Campaign, shard: Item, acting: Acting | undefined): Field<keyof Cast>[] {
  if (!acting || harmOf(shard) === undefined || acting.foes.length === 0) return [];
  const focus = focusField(acting.actor).map((one) => ({
    ...one,
    name: 'damageFocus' as const,
    label: 'Focus for the Damage',
  }));
  const damageEdge = { ...edgeField, name: 'damageEdge' as const, label: 'Edge of the Damage' };
  if (isBlast(shard)) return [...blastNeeds(acting), damageEdge, ...focus];
  return [
    choiceOf(acting.foes, 'target', 'Whom'),
    damageEdge,
    ...focus,
    ...shieldNeeds(campaign, acting.foes),
  ];
}

function shardsOf(campaign: Campaign, caster: Creature, acting: Acting | undefined): Offer<Cast>[] {
  const full = capacity(caster) - slotsUsed(caster) < 1;
  return caster.items
    .filter((item) => item.kind === 'spell' && (item.die ?? 0) > 0)
    .map((item) => ({
      label: `${caster.name}: ${item.name.toLowerCase()}`,
      detail: `D${item.die ?? 0} · ${spellOf(item)}`,
      group: 'magic',
      actor: caster.id,
      command: { type: 'cast', creature: caster.id, shard: item.id },
      needs: [
        ...aimNeeds(campaign, item, acting),
        ...focusField(caster).map(forStrain),
        ...(full ? [dropField(caster, item)] : []),
      ],
    }));
}

const forStrain = (one: Field<'focus'>): Field<'focus'> => ({ ...one, label: 'Focus against the strain' });

/** What would be let go for the fatigue of the cast. */
const dropField = (caster: Creature, shard: Item): Field<'drop'> => ({
  name: 'drop',
  label: 'Dropped if it fatigues',
  kind: 'choice',
  many: true,
  choices: caster.items
    .filter((one) => one.slots > 0 && one.id !== shard.id)
    .map((one) => ({ value: one.id, label: one.name })),
});
