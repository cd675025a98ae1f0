import type { z } from 'zod';
import { mayAct, membersOf, type Side } from '../../../campaign/fight.ts';
import { fitsHands } from '../../../campaign/goods/hands.ts';
import { find } from '../../../campaign/ids.ts';
import type { UsualAct } from '../../../campaign/many/rules.ts';
import { choiceOf, named, type Field, type Offer } from '../../../campaign/offer.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import type { Campaign, Creature, Item } from '../../../campaign/state.ts';
import { ATTRIBUTES, ATTRIBUTE_NAMES, bodyOf } from '../sheet/attributes.ts';
import { canBeTended } from '../harm/care.ts';
import { tendersOf } from './declared.ts';
import type { actFields, aidFields, attackFields, fleeFields } from './fightFields.ts';
import { familyOption } from '../options/index.ts';
import { diceInWords, diceOf, hands, isBlast } from '../sheet/weapons.ts';

export const tick = <Name extends string>(name: Name, label: string, value = false): Field<Name> => ({
  name,
  label,
  kind: 'check',
  value,
  optional: true,
});

type Attack = z.input<typeof attackFields>;

/** Those of a side who can be struck: the able first, then the helpless. */
const targetsOf = (campaign: Campaign, side: Side): Creature[] => {
  const members = membersOf(campaign, side);
  return ['up', 'down'].flatMap((status) => members.filter((one) => one.status === status));
};

/** A choice among foes, in which the helpless are marked. */
const marked = (foe: Creature): NonNullable<Field['choices']>[number] => ({
  ...named(foe),
  ...(foe.status === 'down' ? { detail: 'helpless' } : {}),
});
const whom = (foes: readonly Creature[]): Field<'target'> => ({
  ...choiceOf(foes, 'target', 'Target'),
  choices: foes.map(marked),
});

/** Those whom a combatant can strike. */
function foesOf(campaign: Campaign, id: string): Creature[] {
  const side = campaign.fight?.combatants[id]?.side;
  return side ? targetsOf(campaign, side === 'party' ? 'others' : 'party') : [];
}

/** Those of the side that declares now, with their foes. */
function declarers(campaign: Campaign): { actors: Creature[]; foes: Creature[] } {
  const actors =
    campaign.mode.now === 'declare'
      ? mayAct(campaign).flatMap((id) => find(campaign.creatures, id) ?? [])
      : [];
  return { actors, foes: foesOf(campaign, actors[0]?.id ?? '') };
}

const edges = (): Field<'impaired' | 'enhanced'>[] => [
  tick('impaired', 'Impaired (d4): cover, distance, bound hands'),
  tick('enhanced', 'Enhanced (d12): daring move'),
];

/** A blow with both weapons of someone who has two in hand. */
function bothHands(actor: Creature, foes: readonly Creature[]): Offer<Attack>[] {
  const [first, second] = actor.items.filter(
    (item) => item.kind === 'weapon' && item.inUse && !isBlast(item),
  );
  if (!first || !second || bodyOf(actor).detachment || !fitsHands(hands, actor, [first, second])) return [];
  return [
    {
      label: `${actor.name}: ${first.name.toLowerCase()} and ${second.name.toLowerCase()}`,
      detail: diceInWords([...diceOf(first), ...diceOf(second)]),
      group: 'attack',
      actor: actor.id,
      needs: [whom(foes), ...edges()],
      command: { type: 'attack', actor: actor.id, weapon: first.id, second: second.id },
    },
  ];
}

/** The weapons of someone, those in hand first; none but bare hands where they have no weapon. */
function weaponsOf({ items }: Creature): (Item | undefined)[] {
  const weapons = items.filter(({ kind }) => kind === 'weapon');
  return weapons.length > 0 ? weapons.sort((a, b) => Number(b.inUse) - Number(a.inUse)) : [undefined];
}

const isWide = (actor: Creature, weapon: Item | undefined): boolean =>
  isBlast(weapon) || bodyOf(actor).detachment;

const attackBy = ({ id: actor }: Creature, weapon: Item | undefined): Offer<Attack>['command'] =>
  weapon ? { type: 'attack', actor, weapon: weapon.id } : { type: 'attack', actor, unarmed: true };

function attackWith(actor: Creature, weapon: Item | undefined, foes: readonly Creature[]): Offer<Attack> {
  const wide = isWide(actor, weapon);
  return {
    label: `${actor.name}: ${weapon?.name.toLowerCase() ?? 'bare hands'}`,
    detail: `${diceInWords(diceOf(weapon))}${wide ? ', blast' : ''}`,
    group: 'attack',
    actor: actor.id,
    needs: [
      wide
        ? {
            name: 'targets',
            label: 'Target',
            kind: 'choice',
            many: true,
            choices: foes.map(marked),
            value: foes.map(({ id }) => id),
          }
        : whom(foes),
      ...edges(),
      ...(wide ? [tick('countRoll', 'Roll how many it hits, the nearest first')] : []),
    ],
    command: attackBy(actor, weapon),
  };
}

/** What someone who declares does unless told otherwise: an attack with what they hold. */
export function usualAttack(campaign: Campaign, id: string): UsualAct | undefined {
  const actor = find(campaign.creatures, id);
  const foes = campaign.mode.now === 'declare' ? foesOf(campaign, id) : [];
  if (!actor || foes.length === 0) return undefined;
  const [weapon] = weaponsOf(actor);
  const at = foes.map((foe) => foe.id);
  return {
    command: attackBy(actor, weapon),
    aim: { many: isWide(actor, weapon), at },
    offer: () => attackWith(actor, weapon, foes),
  };
}

/** An attack with each weapon of everybody who declares. */
export function attackOffers(campaign: Campaign): Offer<Attack>[] {
  const { actors, foes } = declarers(campaign);
  if (foes.length === 0) return [];
  const single = actors.flatMap((actor, turn) =>
    weaponsOf(actor).map((weapon, index) => ({
      ...attackWith(actor, weapon, foes),
      ...(turn === 0 && index === 0 ? { main: true } : {}),
    })),
  );
  return [...single, ...actors.flatMap((actor) => bothHands(actor, foes))];
}

/** A fight in which some need no Save to act at once. */
export function readyOffers(campaign: Campaign): Offer<{ type: 'start-fight'; ready: string[] }>[] {
  const who = partyOf(campaign);
  return who.length === 0 || familyOption(campaign, 'first-round-save') === 'no-save'
    ? []
    : [
        {
          label: 'Start fight, some without the DEX Save…',
          group: 'surprise',
          needs: [
            {
              name: 'ready',
              label: 'No DEX Save for',
              kind: 'choice',
              many: true,
              choices: who.map(named),
              value: who.map(({ id }) => id),
            },
          ],
          command: { type: 'start-fight' },
        },
      ];
}

export const actOffers = (campaign: Campaign): Offer<z.input<typeof actFields>>[] =>
  declarers(campaign).actors.map((actor) => ({
    label: `${actor.name}: other action`,
    group: 'act',
    actor: actor.id,
    command: { type: 'act', actor: actor.id },
    needs: [
      { name: 'what', label: 'Action', kind: 'text' },
      {
        name: 'attribute',
        label: 'Save, if risky',
        kind: 'choice',
        optional: true,
        choices: ATTRIBUTES.map((one) => ({ value: one, label: ATTRIBUTE_NAMES[one] })),
      },
    ],
  }));

export function fleeOffers(campaign: Campaign): Offer<z.input<typeof fleeFields>>[] {
  const actors = declarers(campaign).actors;
  const each = familyOption(campaign, 'flight-save') === 'each';
  return actors.length === 0
    ? []
    : [
        {
          label: 'Flee',
          detail: each ? 'a DEX Save each' : 'one DEX Save for everyone fleeing together',
          group: 'act',
          command: { type: 'flee' },
          needs: [
            {
              name: 'actors',
              label: 'Who',
              kind: 'choice',
              many: true,
              choices: actors.map(named),
              value: actors.map(({ id }) => id),
            },
            { name: 'to', label: 'Safe place', kind: 'text', value: 'the way they came' },
          ],
        },
      ];
}

export function aidOffers(campaign: Campaign): Offer<z.input<typeof aidFields>>[] {
  const { fight } = campaign;
  const fallen = partyOf(campaign, true).filter(
    (one) => canBeTended(campaign, one) && tendersOf(campaign, one.id).length === 0,
  );
  const able =
    fight && campaign.mode.now !== 'aftermath'
      ? declarers(campaign).actors
      : partyOf(campaign).filter(({ status }) => status === 'up');
  return fallen.length === 0 || able.length === 0
    ? []
    : [
        {
          label: 'Stabilize',
          detail: fallen.map(({ name }) => name).join(', '),
          group: 'care',
          helps: true,
          command: { type: 'aid' },
          needs: [choiceOf(able, 'actor', 'Who helps'), choiceOf(fallen, 'target', 'Patient')],
        },
      ];
}
