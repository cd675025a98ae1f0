import { mayAct, standing } from '../../../campaign/fight.ts';
import { find } from '../../../campaign/ids.ts';
import { choiceOf, named, type Field, type Offer } from '../../../campaign/offer.ts';
import { partyOf, type Campaign, type Creature } from '../../../campaign/state.ts';

import { actionInWords, attackDie, declaredBy, isAtHand, plainDie } from './declared.ts';
import { ANY_CHECK } from './help.ts';
import { movementOf, standingUp } from './movement.ts';
import { rulingOf } from '../rulings.ts';
import { DAMAGE_TYPES, sheetOf } from '../sheet/sheet.ts';
import { hasStatus } from '../harm/statuses.ts';
import { hasActed, mayReevaluate, squaresLeft } from './turns.ts';

const actors = (campaign: Campaign, phase: 'declare' | 'turns'): Creature[] =>
  campaign.fight?.phase === phase ? mayAct(campaign).flatMap((id) => find(campaign.creatures, id) ?? []) : [];

const foesOf = (campaign: Campaign, { id }: Creature): Creature[] =>
  standing(campaign, campaign.fight?.combatants[id]?.side === 'party' ? 'others' : 'party');
const friendsOf = (campaign: Campaign, { id }: Creature): Creature[] =>
  standing(campaign, campaign.fight?.combatants[id]?.side ?? 'party').filter((one) => one.id !== id);

interface Choice {
  label: string;
  detail: string;
  fields: Record<string, string | number>;
  needs?: Field[];
}

/** What somebody may decide on: an attack with each weapon, techniques, and the other actions (BV-14 to BV-18, BV-21). */
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

export function declareOffers(campaign: Campaign): Offer[] {
  const all = actors(campaign, 'declare');
  const others = all.filter(({ id }) => campaign.fight?.combatants[id]?.side === 'others');
  const [first, ...rest] = others;
  const together: Offer[] =
    first && rest.length > 0
      ? [
          {
            label: 'All of them attack',
            key: 'k',
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
        ...(turn === 0 && index === 0 ? { main: true, key: 'a' } : {}),
      })),
    ),
  ];
}

/** Asked of the afraid alone, who do not go near (BV-51). */
const approachBlank: Field = {
  name: 'approach',
  label: 'Goes closer for it',
  kind: 'check',
  value: false,
  optional: true,
};

/** The attack that was decided on, at whoever is there. */
export function attackOffers(campaign: Campaign): Offer[] {
  return actors(campaign, 'turns').flatMap((actor, turn) => {
    const declared = declaredBy(campaign, actor.id);
    const foes = foesOf(campaign, actor);
    const weapon = actor.items.find(({ id }) => id === declared?.weapon);
    if (
      declared?.action !== 'attack' ||
      hasActed(campaign, actor.id) ||
      foes.length === 0 ||
      weapon?.die === 0
    )
      return [];
    const [only] = foes;
    return [
      {
        label: `${actor.name}: ${weapon?.name.toLowerCase() ?? 'bare hands'}`,
        detail: declared.die,
        group: 'attack',
        actor: actor.id,
        command: { type: 'attack', actor: actor.id },
        needs: [
          {
            name: 'targets',
            label: 'Whom',
            kind: 'choice',
            many: true,
            choices: foes.map(named),
            ...(only && foes.length === 1 ? { value: [only.id] } : {}),
          },
          ...(hasStatus(actor, 'afraid') ? [approachBlank] : []),
        ],
        ...(turn === 0 ? { main: true, key: 'a' } : {}),
      },
    ];
  });
}

/** The type of a technique’s damage: any word, or one of the five named (BV-S21). */
const damageBlank = (campaign: Campaign): Field => ({
  name: 'damageType',
  label: 'Type of damage',
  value: 'blunt',
  ...(rulingOf(campaign, 'other-damage')
    ? { kind: 'text' }
    : { kind: 'choice', choices: DAMAGE_TYPES.map((value) => ({ value, label: value })) }),
});

export const actOffers = (campaign: Campaign): Offer[] =>
  actors(campaign, 'turns').flatMap((actor, turn): Offer[] => {
    const declared = declaredBy(campaign, actor.id);
    if (!declared || hasActed(campaign, actor.id) || declared.action === 'attack') return [];
    if (declared.action === 'technique')
      return [
        {
          label: `${actor.name}: ${declared.technique ?? ''}`,
          detail: declared.die,
          group: 'attack',
          actor: actor.id,
          command: { type: 'technique', actor: actor.id },
          needs: [
            {
              name: 'targets',
              label: 'Whom',
              kind: 'choice',
              many: true,
              choices: foesOf(campaign, actor).map(named),
            },
            damageBlank(campaign),
          ],
          ...(turn === 0 ? { main: true, key: 'a' } : {}),
        },
      ];
    return [
      {
        label: `${actor.name}: ${actionInWords(actor, declared)}`,
        group: 'act',
        actor: actor.id,
        command: { type: 'act', actor: actor.id },
        ...(turn === 0 ? { main: true, key: 'a' } : {}),
      },
    ];
  });

/** Another action in place of the one decided on; what needs more words is given as a command (BV-19). */
export const reevaluateOffers = (campaign: Campaign): Offer[] =>
  actors(campaign, 'turns')
    .filter(({ id }) => mayReevaluate(campaign, id))
    .map((actor) => ({
      label: `${actor.name}: reevaluate`,
      detail: 'the new die is added to the count',
      group: 'act',
      actor: actor.id,
      command: { type: 'reevaluate', actor: actor.id },
      needs: [
        {
          name: 'action',
          label: 'To do what',
          kind: 'choice',
          choices: [
            { value: 'attack', label: 'attack with what is in hand' },
            { value: 'defend', label: 'defend, 1d4' },
            { value: 'run', label: 'run, 1d6' },
            { value: 'other', label: `something else, ${plainDie(campaign, 'other')}` },
          ],
        },
      ],
    }));

export const moveOffers = (campaign: Campaign): Offer[] =>
  actors(campaign, 'turns')
    .filter((actor) => squaresLeft(campaign, actor) > 0)
    .map((actor) => ({
      label: `${actor.name}: move`,
      detail: `${squaresLeft(campaign, actor)} of ${movementOf(actor, campaign)} squares left, ${rulingOf(campaign, 'square-feet')} feet each`,
      group: 'act',
      actor: actor.id,
      command: { type: 'move', actor: actor.id },
      needs: [{ name: 'squares', label: 'Squares', kind: 'number', value: squaresLeft(campaign, actor) }],
    }));

export function standOffers(campaign: Campaign): Offer[] {
  const fighting = campaign.fight && campaign.fight.phase !== 'aftermath';
  const lying = (fighting ? actors(campaign, 'turns') : partyOf(campaign)).filter((one) =>
    hasStatus(one, 'prone'),
  );
  return lying
    .filter((one) => !fighting || squaresLeft(campaign, one) >= standingUp(one, campaign).needs)
    .map((one) => ({
      label: `${one.name} stands up`,
      detail: fighting ? `${standingUp(one, campaign).takes} squares of the movement` : '',
      group: 'act',
      actor: one.id,
      command: { type: 'stand-up', actor: one.id },
    }));
}
