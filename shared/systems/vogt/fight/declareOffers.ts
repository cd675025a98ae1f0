import { standing } from '../../../campaign/fight.ts';
import { choiceOf, type Field, type Offer } from '../../../campaign/offer.ts';
import type { Campaign, Creature } from '../../../campaign/state.ts';

import { attackDie, isAtHand, plainDie } from './declared.ts';
import { actorsIn } from './turnOffers.ts';
import { ANY_CHECK } from './help.ts';
import { sheetOf } from '../sheet/sheet.ts';

const friendsOf = (campaign: Campaign, { id }: Creature): Creature[] =>
  standing(campaign, campaign.fight?.combatants[id]?.side ?? 'party').filter((one) => one.id !== id);

interface Choice {
  label: string;
  detail: string;
  fields: Record<string, string | number>;
  needs?: Field[];
}

/** What somebody may decide on: an attack with each weapon, techniques, and the other actions. */
function choices(campaign: Campaign, actor: Creature): Choice[] {
  const weapons = actor.items.filter((one) => one.kind === 'weapon' && one.die !== 0 && isAtHand(actor, one));
  const { prepared, technique } = sheetOf(actor);
  const friends = friendsOf(campaign, actor);
  const stowed = actor.items.filter((one) => !isAtHand(actor, one));
  return [
    ...(weapons.length > 0 ? weapons : [undefined]).map((weapon) => ({
      label: weapon?.name.toLowerCase() ?? 'bare hands',
      detail: attackDie(weapon),
      fields: { action: 'attack', ...(weapon ? { weapon: weapon.id } : {}) },
    })),
    ...(technique.now > 0
      ? prepared.map((name) => ({
          label: name.toLowerCase(),
          detail: `d${technique.sides}s, ${technique.now} left`,
          fields: { action: 'technique', technique: name },
          needs: [{ name: 'dice', label: 'Dice spent', kind: 'number' as const, value: 1 }],
        }))
      : []),
    { label: 'defend', detail: '1d4', fields: { action: 'defend' } },
    ...(friends.length > 0
      ? [
          {
            label: 'help',
            detail: '1d6',
            fields: { action: 'help' },
            needs: [
              choiceOf(friends, 'ally', 'Whom'),
              { name: 'task', label: 'With what', kind: 'text' as const, value: ANY_CHECK },
            ],
          },
        ]
      : []),
    { label: 'run', detail: '1d6', fields: { action: 'run' } },
    ...(stowed.length > 0
      ? [
          {
            label: 'fetch a thing',
            detail: plainDie(campaign, 'retrieve'),
            fields: { action: 'retrieve' },
            needs: [
              {
                name: 'item',
                label: 'What',
                kind: 'choice' as const,
                choices: stowed.map(({ id, name }) => ({ value: id, label: name })),
              },
            ],
          },
        ]
      : []),
    {
      label: 'something else',
      detail: plainDie(campaign, 'other'),
      fields: { action: 'other' },
      needs: [{ name: 'task', label: 'What', kind: 'text' as const, value: 'looks for a way out' }],
    },
  ];
}

/** What everybody may decide on; the others all attack with one key. */
export function declareOffers(campaign: Campaign): Offer[] {
  const all = actorsIn(campaign, 'declare');
  const others = all.filter(({ id }) => campaign.fight?.combatants[id]?.side === 'others');
  const [first, ...rest] = others;
  const together: Offer[] =
    first && rest.length > 0
      ? [
          {
            label: 'All of them attack',
            group: 'declare',
            command: { type: 'declare', actor: first.id, also: rest.map(({ id }) => id), action: 'attack' },
          },
        ]
      : [];
  return [
    ...together,
    ...all.flatMap((actor, turn) =>
      choices(campaign, actor).map(({ label, detail, fields, needs }, index) => ({
        label: `${actor.name}: ${label}`,
        detail,
        group: 'declare',
        actor: actor.id,
        command: { type: 'declare', actor: actor.id, ...fields },
        ...(needs ? { needs } : {}),
        ...(turn === 0 && index === 0 ? { main: true } : {}),
      })),
    ),
  ];
}
