import { standing } from '../../../campaign/fight.ts';
import type { UsualAct } from '../../../campaign/many/rules.ts';
import { choiceOf, type Field, type Offer } from '../../../campaign/offer.ts';
import type { Campaign, Creature, Item } from '../../../campaign/state.ts';

import type { WantedAction } from './combatant.ts';
import { attackDie, isAtHand, isReady, plainDie } from './declared.ts';
import { actorsIn } from './turnOffers.ts';
import { ANY_CHECK } from './help.ts';
import { sheetOf } from '../sheet/sheet.ts';

const friendsOf = (campaign: Campaign, { id }: Creature): Creature[] =>
  standing(campaign, campaign.fight?.combatants[id]?.side ?? 'party').filter((one) => one.id !== id);

type Declare = WantedAction & { type: 'declare'; actor: string };

interface Choice {
  label: string;
  detail: string;
  fields: Pick<WantedAction, 'action' | 'weapon' | 'technique'>;
  needs?: Field<keyof WantedAction>[];
}

/** What someone can strike with this round, the weapon in hand first. */
const weaponsOf = (actor: Creature): Creature['items'] =>
  actor.items.filter((one) => isReady(actor, one)).sort((a, b) => Number(b.inUse) - Number(a.inUse));

const attackWith = (weapon: Item | undefined): Choice => ({
  label: weapon?.name.toLowerCase() ?? 'bare hands',
  detail: attackDie(weapon),
  fields: { action: 'attack', ...(weapon ? { weapon: weapon.id } : {}) },
});

/** The actions a combatant can choose: an attack with each weapon, techniques, and the other actions. */
function choices(campaign: Campaign, actor: Creature): Choice[] {
  const weapons = weaponsOf(actor);
  const { prepared, technique } = sheetOf(actor);
  const friends = friendsOf(campaign, actor);
  const stowed = actor.items.filter((one) => !isAtHand(actor, one));
  return [
    ...(weapons.length > 0 ? weapons : [undefined]).map(attackWith),
    ...(technique.now > 0
      ? prepared.map((name): Choice => ({
          label: `${name.toLowerCase()}…`,
          detail: `${technique.now} of ${technique.max}d${technique.sides} left`,
          fields: { action: 'technique', technique: name },
          needs: [{ name: 'dice', label: 'Spend', kind: 'number', value: 1, unit: 'dice' }],
        }))
      : []),
    { label: 'defend', detail: '1d4', fields: { action: 'defend' } },
    ...(friends.length > 0
      ? [
          {
            label: 'help…',
            detail: '1d6',
            fields: { action: 'help' as const },
            needs: [
              choiceOf(friends, 'target', 'Ally'),
              { name: 'task' as const, label: 'Task', kind: 'text' as const, value: ANY_CHECK },
            ],
          },
        ]
      : []),
    { label: 'run', detail: '1d6', fields: { action: 'run' } },
    ...(stowed.length > 0
      ? [
          {
            label: 'fetch an item…',
            detail: plainDie(campaign, 'retrieve'),
            fields: { action: 'retrieve' as const },
            needs: [
              {
                name: 'item' as const,
                label: 'What',
                kind: 'choice' as const,
                choices: stowed.map(({ id, name }) => ({ value: id, label: name })),
              },
            ],
          },
        ]
      : []),
    {
      label: 'do something else…',
      detail: plainDie(campaign, 'other'),
      fields: { action: 'other' },
      needs: [{ name: 'task', label: 'What', kind: 'text' as const, value: 'look for a way out' }],
    },
  ];
}

const declaring = (actor: Creature, { label, detail, fields, needs }: Choice): Offer<Declare> => ({
  label: `${actor.name}: ${label}`,
  detail,
  group: 'declare',
  actor: actor.id,
  command: { type: 'declare', actor: actor.id, ...fields },
  ...(needs ? { needs } : {}),
});

/** What someone chooses unless told otherwise: an attack with what they hold. */
export function usualDeclaration(actor: Creature): UsualAct {
  const choice = attackWith(weaponsOf(actor)[0]);
  return {
    command: { type: 'declare', actor: actor.id, ...choice.fields },
    offer: () => declaring(actor, choice),
  };
}

/** The actions everyone can choose. */
export function declareOffers(campaign: Campaign): Offer<Declare>[] {
  return actorsIn(campaign, 'declare').flatMap((actor, turn) =>
    choices(campaign, actor).map((choice, index) => ({
      ...declaring(actor, choice),
      ...(turn === 0 && index === 0 ? { main: true } : {}),
    })),
  );
}
