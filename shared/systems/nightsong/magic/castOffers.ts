import { choiceOf, type Field, type Offer } from '../../../campaign/offer.ts';
import { partyOf, type Campaign, type Creature, type Item } from '../../../campaign/state.ts';
import { edgeBlank, focusBlank } from '../checks/fields.ts';
import { isBlast } from '../fight/engaged.ts';
import { actors, blastNeeds, shieldBlanks, type Acting } from '../fight/fightOffers.ts';
import { capacity, slotsOf, slotsUsed } from '../sheet/sheet.ts';

/** The Damage die of a Spell that strikes. */
export const harmOf = (shard: Item): number | undefined => {
  const harm = shard.details['harm'];
  return typeof harm === 'number' ? harm : undefined;
};

/** What a Spell does, in its own words (NS-89, NS-S15). */
export const spellOf = (shard: Item): string => {
  const spell = shard.details['spell'];
  return typeof spell === 'string' && spell !== '' ? spell : shard.name;
};

/** A cast with each shard that holds mana, for those who may act now (NS-63, NS-90, NS-93). */
export function castOffers(campaign: Campaign): Offer[] {
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
function aimNeeds(campaign: Campaign, shard: Item, acting: Acting | undefined): Field[] {
  if (!acting || harmOf(shard) === undefined || acting.foes.length === 0) return [];
  const focus = focusBlank(acting.actor).map((one) => ({
    ...one,
    name: 'damageFocus',
    label: 'Focus for the Damage',
  }));
  const damageEdge = { ...edgeBlank, name: 'damageEdge', label: 'Edge of the Damage' };
  if (isBlast(shard)) return [...blastNeeds(acting), damageEdge, ...focus];
  return [
    choiceOf(acting.foes, 'target', 'Whom'),
    damageEdge,
    ...focus,
    ...shieldBlanks(campaign, acting.foes),
  ];
}

function shardsOf(campaign: Campaign, caster: Creature, acting: Acting | undefined): Offer[] {
  const full = capacity(caster) - slotsUsed(campaign, caster) < 1;
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
        ...focusBlank(caster).map(forStrain),
        ...(full ? [dropBlank(campaign, caster, item)] : []),
      ],
    }));
}

const forStrain = (one: Field): Field => ({ ...one, label: 'Focus against the strain' });

/** What would be let go for the fatigue of the cast (NS-47). */
const dropBlank = (campaign: Campaign, caster: Creature, shard: Item): Field => ({
  name: 'drop',
  label: 'Dropped if it fatigues',
  kind: 'choice',
  many: true,
  choices: caster.items
    .filter((one) => slotsOf(campaign, one) > 0 && one.id !== shard.id)
    .map((one) => ({ value: one.id, label: one.name })),
});
