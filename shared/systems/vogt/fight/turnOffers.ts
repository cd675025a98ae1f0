import { mayAct, membersOf } from '../../../campaign/fight.ts';
import { find } from '../../../campaign/ids.ts';
import { named, type Field, type Offer } from '../../../campaign/offer.ts';
import { isFighting } from '../../../campaign/mode/mode.ts';
import { partyOf, type Campaign, type Creature } from '../../../campaign/state.ts';
import { hasStatus } from '../harm/statuses.ts';
import { declaredBy, type Action, type Declared } from './combatant.ts';
import { actionInWords, plainDie } from './declared.ts';
import { feetOf, movementOf, standingUp } from './movement.ts';
import { hasActed, squaresLeft } from './turns.ts';

/** Those whose turn it is to decide or to act. */
export const actorsIn = (campaign: Campaign, phase: 'declare' | 'turns'): Creature[] =>
  campaign.mode.now === phase ? mayAct(campaign).flatMap((id) => find(campaign.creatures, id) ?? []) : [];

/** The foes who can be struck: the able first, then the unconscious. */
function foesOf(campaign: Campaign, { id }: Creature): Creature[] {
  const side = campaign.fight?.combatants[id]?.side === 'party' ? 'others' : 'party';
  const foes = membersOf(campaign, side);
  return ['up', 'down'].flatMap((status) => foes.filter((foe) => foe.status === status));
}

/** A foe as a choice of a form; the unconscious are marked. */
const asTarget = (foe: Creature): NonNullable<Field['choices']>[number] => ({
  ...named(foe),
  ...(foe.status === 'down' ? { detail: 'helpless' } : {}),
});

type Strike<Type> = { type: Type; actor: string; targets: string[] };

/** Asked of the afraid alone, who do not go near. */
const approachBlank: Field<'approach'> = {
  name: 'approach',
  label: 'Goes closer for it',
  kind: 'check',
  value: false,
  optional: true,
};

/** The attack that was decided on, at whoever is there. */
export function attackOffers(campaign: Campaign): Offer<Strike<'attack'> & { approach: boolean }>[] {
  return actorsIn(campaign, 'turns').flatMap((actor, turn) => {
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
            choices: foes.map(asTarget),
            ...(only && foes.length === 1 ? { value: [only.id] } : {}),
          },
          ...(hasStatus(actor, 'afraid') ? [approachBlank] : []),
        ],
        ...(turn === 0 ? { main: true } : {}),
      },
    ];
  });
}

const inWords = ({ items }: Creature, declared: Declared): string =>
  actionInWords(declared, items.find(({ id }) => id === (declared.weapon ?? declared.item))?.name);

/** The technique that was decided on. */
export const techniqueOffers = (campaign: Campaign): Offer<Strike<'technique'> & { damageType: string }>[] =>
  actorsIn(campaign, 'turns').flatMap((actor, turn) => {
    const declared = declaredBy(campaign, actor.id);
    if (hasActed(campaign, actor.id) || declared?.action !== 'technique') return [];
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
            choices: foesOf(campaign, actor).map(asTarget),
          },
          { name: 'damageType', label: 'Type of damage', kind: 'text', value: 'blunt' },
        ],
        ...(turn === 0 ? { main: true } : {}),
      },
    ];
  });

/** What else was decided on, ready to be carried out. */
export const actOffers = (campaign: Campaign): Offer<{ type: 'act'; actor: string }>[] =>
  actorsIn(campaign, 'turns').flatMap((actor, turn) => {
    const declared = declaredBy(campaign, actor.id);
    if (!declared || hasActed(campaign, actor.id) || ['attack', 'technique'].includes(declared.action))
      return [];
    return [
      {
        label: `${actor.name}: ${inWords(actor, declared)}`,
        group: 'act',
        actor: actor.id,
        command: { type: 'act', actor: actor.id },
        ...(turn === 0 ? { main: true } : {}),
      },
    ];
  });

/** Another action in place of the one decided on; what needs more words is given as a command. */
export const reevaluateOffers = (
  campaign: Campaign,
): Offer<{ type: 'reevaluate'; actor: string; action: Action }>[] =>
  actorsIn(campaign, 'turns')
    .filter(({ id }) => !hasActed(campaign, id))
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

/** The squares that are left. */
export const moveOffers = (campaign: Campaign): Offer<{ type: 'move'; actor: string; squares: number }>[] =>
  actorsIn(campaign, 'turns')
    .filter((actor) => squaresLeft(campaign, actor) > 0)
    .map((actor) => ({
      label: `${actor.name}: move`,
      detail: `${squaresLeft(campaign, actor)} of ${movementOf(actor, campaign)} squares left, ${feetOf(campaign, 1)} feet each`,
      group: 'act',
      actor: actor.id,
      command: { type: 'move', actor: actor.id },
      needs: [{ name: 'squares', label: 'Squares', kind: 'number', value: squaresLeft(campaign, actor) }],
    }));

/** Getting up, for those who can still pay for it. */
export function standOffers(campaign: Campaign): Offer<{ type: 'stand-up'; actor: string }>[] {
  const fighting = isFighting(campaign);
  const lying = (fighting ? actorsIn(campaign, 'turns') : partyOf(campaign)).filter((one) =>
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
