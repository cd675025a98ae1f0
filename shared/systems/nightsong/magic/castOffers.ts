import { z } from 'zod';
import { IdSchema, severalIds } from '../../../campaign/ids.ts';
import { choiceOf, type Field, type Offer } from '../../../campaign/offer.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import type { Campaign, Creature, Item } from '../../../campaign/state.ts';
import { edgeField, focusField } from '../checks/fields.ts';
import { EdgeSchema } from '../checks/grounds.ts';

import { actors, type Acting } from '../fight/acting.ts';
import { blastNeeds, shieldFields, shieldNeeds } from '../fight/attackOffers.ts';
import { isBlast } from '../fight/melee.ts';
import { isFree } from '../harm/conditions.ts';
import { ofItem } from '../sheet/details.ts';
import { capacity, slotsUsed } from '../sheet/sheet.ts';

/** What a cast says. */
export const castFields = z.strictObject({
  type: z.literal('cast'),
  actor: IdSchema,
  shard: IdSchema,
  /** The target of a harmful Spell. */
  target: IdSchema.optional(),
  /** Everyone in the blast of a harmful Spell, nearest to its centre first. */
  targets: severalIds(60).optional(),
  countRoll: z.boolean().default(false),
  text: z.string().trim().max(500).default(''),
  edge: EdgeSchema.default('normal'),
  focus: z.boolean().default(false),
  /** Focus for the Damage; with several targets, for `focusOn` or the first. */
  damageFocus: z.boolean().default(false),
  focusOn: IdSchema.optional(),
  /** Advantage or Disadvantage on the Damage. */
  damageEdge: EdgeSchema.default('normal'),
  ...shieldFields,
  drop: z.array(IdSchema).max(20).default([]),
});

type Cast = z.input<typeof castFields>;

/** The Damage die of a Spell that strikes. */
export const harmOf = (shard: Item): number | undefined => ofItem(shard).harm;

/** What a Spell does, with its range and duration, as its text says (NS-S15). */
export const spellOf = (shard: Item): string => ofItem(shard).spell || shard.name;

/** Casting each shard that is not drained, for those who may act now. */
export function castOffers(campaign: Campaign): Offer<Cast>[] {
  const { fight, mode } = campaign;
  if (fight && !['turns', 'aftermath'].includes(mode.now)) return [];
  const acting = actors(campaign, 'cast');
  const casters = mode.now === 'turns' ? acting.map(({ actor }) => actor) : partyOf(campaign);
  return casters
    .filter((caster) => isFree(caster, 'cast'))
    .flatMap((caster) =>
      shardsOf(
        campaign,
        caster,
        acting.find(({ actor }) => actor.id === caster.id),
      ),
    );
}

/** The target of a harmful Spell in a fight. */
function aimNeeds(campaign: Campaign, shard: Item, acting: Acting | undefined): Field<keyof Cast>[] {
  if (!acting || harmOf(shard) === undefined || acting.foes.length === 0) return [];
  const focus = focusField(acting.actor).map((one) => ({
    ...one,
    name: 'damageFocus' as const,
    label: 'Focus for the Damage',
  }));
  const damageEdge = { ...edgeField, name: 'damageEdge' as const, label: 'Advantage on the Damage' };
  if (isBlast(shard)) return [...blastNeeds(acting), damageEdge, ...focus];
  return [
    choiceOf(acting.foes, 'target', 'Target'),
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
      label: `${caster.name}: cast ${item.name}`,
      detail: `D${item.die ?? 0} · ${spellOf(item)}`,
      group: 'magic',
      actor: caster.id,
      command: { type: 'cast', actor: caster.id, shard: item.id },
      needs: [
        ...aimNeeds(campaign, item, acting),
        ...focusField(caster).map(forStrain),
        ...(full ? [dropField(caster, item)] : []),
      ],
    }));
}

const forStrain = (one: Field<'focus'>): Field<'focus'> => ({ ...one, label: 'Focus against the strain' });

/** What is dropped if the strain Check fails. */
const dropField = (caster: Creature, shard: Item): Field<'drop'> => ({
  name: 'drop',
  label: 'Drop if fatigued',
  kind: 'choice',
  many: true,
  choices: caster.items
    .filter((one) => one.slots > 0 && one.id !== shard.id)
    .map((one) => ({ value: one.id, label: one.name })),
});
