import { counted } from '../../../text/words.ts';
import { mayAct, membersOf } from '../../../campaign/fight.ts';
import { find } from '../../../campaign/ids.ts';
import type { UsualAct } from '../../../campaign/many/rules.ts';
import { named, type Field, type Offer } from '../../../campaign/offer.ts';
import { isFighting } from '../../../campaign/mode/mode.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import type { Campaign, Creature } from '../../../campaign/state.ts';
import { hasStatus } from '../harm/statuses.ts';
import { thingOf } from '../sheet/things.ts';
import { declaredBy, type Action, type Declared } from './combatant.ts';
import { actionInWords } from '../tell/actions.ts';
import { isReady, plainDie } from './declared.ts';
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

/** Whom a weapon hits: one of the foes, or several of them at once. */
const whom = (foes: readonly Creature[], wide: boolean): Field<'target' | 'targets'> => ({
  name: wide ? 'targets' : 'target',
  label: 'Target',
  kind: 'choice',
  choices: foes.map(asTarget),
  ...(wide ? { many: true } : {}),
});

/** Asked of the afraid only, who do not move closer. */
const approachField: Field<'approach'> = {
  name: 'approach',
  label: 'Moves closer to attack',
  kind: 'check',
  value: false,
  optional: true,
};

type Blow = Strike<'attack'> & { target: string; approach: boolean };

/** The attack that someone chose, with the foes there are. */
function chosenAttack(campaign: Campaign, actor: Creature) {
  const declared = declaredBy(campaign, actor.id);
  const weapon = actor.items.find(({ id }) => id === declared?.weapon);
  if (declared?.action !== 'attack' || hasActed(campaign, actor.id)) return undefined;
  if (weapon ? !isReady(actor, weapon) : declared.weapon !== undefined) return undefined;
  const foes = foesOf(campaign, actor);
  const wide = weapon !== undefined && thingOf(weapon).wide === true;
  return foes.length > 0 ? { die: declared.die, weapon, wide, foes } : undefined;
}
type ChosenAttack = NonNullable<ReturnType<typeof chosenAttack>>;

const attackOffer = (actor: Creature, { die, weapon, wide, foes }: ChosenAttack): Offer<Blow> => ({
  label: `${actor.name}: ${weapon?.name.toLowerCase() ?? 'bare hands'}`,
  detail: die,
  group: 'attack',
  actor: actor.id,
  command: { type: 'attack', actor: actor.id },
  needs: [whom(foes, wide), ...(hasStatus(actor, 'afraid') ? [approachField] : [])],
});

/** An offer for each of those whose turn it is who have one; the main one is that of the first who can still do what they chose. */
function offersIn<Given extends { type: string }>(
  campaign: Campaign,
  offerOf: (actor: Creature) => Offer<Given> | undefined,
): Offer<Given>[] {
  const actors = actorsIn(campaign, 'turns');
  const first = actors.find((actor) => chosenOffer(campaign, actor) !== undefined);
  return actors.flatMap((actor) => {
    const offer = offerOf(actor);
    return offer ? [{ ...offer, ...(actor === first ? { main: true } : {}) }] : [];
  });
}

function attackOf(campaign: Campaign, actor: Creature): Offer<Blow> | undefined {
  const attack = chosenAttack(campaign, actor);
  return attack && attackOffer(actor, attack);
}

/** What someone has decided on and not yet done; undefined where that is nothing, or can’t be done any more. */
const chosenOffer = (campaign: Campaign, actor: Creature): Offer | undefined =>
  attackOf(campaign, actor) ?? techniqueOf(campaign, actor) ?? actOf(campaign, actor);

/** The chosen attacks, with the foes there are. */
export const attackOffers = (campaign: Campaign): Offer<Blow>[] =>
  offersIn(campaign, (actor) => attackOf(campaign, actor));

const inWords = ({ items }: Creature, declared: Declared): string =>
  actionInWords(declared, items.find(({ id }) => id === (declared.weapon ?? declared.item))?.name);

function techniqueOf(
  campaign: Campaign,
  actor: Creature,
): Offer<Strike<'technique'> & { damageType: string }> | undefined {
  const declared = declaredBy(campaign, actor.id);
  if (hasActed(campaign, actor.id) || declared?.action !== 'technique') return undefined;
  return {
    label: `${actor.name}: ${declared.technique ?? ''}`,
    detail: declared.die,
    group: 'attack',
    actor: actor.id,
    command: { type: 'technique', actor: actor.id },
    needs: [
      {
        name: 'targets',
        label: 'Target',
        kind: 'choice',
        many: true,
        choices: foesOf(campaign, actor).map(asTarget),
      },
      { name: 'damageType', label: 'Damage type', kind: 'text', value: 'blunt' },
    ],
  };
}

/** The chosen technique. */
export const techniqueOffers = (campaign: Campaign): Offer<Strike<'technique'> & { damageType: string }>[] =>
  offersIn(campaign, (actor) => techniqueOf(campaign, actor));

function actOf(campaign: Campaign, actor: Creature): Offer<{ type: 'act'; actor: string }> | undefined {
  const declared = declaredBy(campaign, actor.id);
  if (!declared || hasActed(campaign, actor.id) || ['attack', 'technique'].includes(declared.action))
    return undefined;
  if (declared.action === 'retrieve' && actor.items.every(({ id }) => id !== declared.item)) return undefined;
  return {
    label: `${actor.name}: ${inWords(actor, declared)}`,
    group: 'act',
    actor: actor.id,
    command: { type: 'act', actor: actor.id },
  };
}

/** What else was decided on, ready to be carried out. */
export const actOffers = (campaign: Campaign): Offer<{ type: 'act'; actor: string }>[] =>
  offersIn(campaign, (actor) => actOf(campaign, actor));

/** What someone has decided on and not yet done, but for a technique: only its player can say whom it is for. */
export function chosenAct(campaign: Campaign, actor: Creature): UsualAct | undefined {
  const attack = chosenAttack(campaign, actor);
  const offer = attack ? attackOffer(actor, attack) : actOf(campaign, actor);
  if (!offer) return undefined;
  const aim = attack && { many: attack.wide, at: attack.foes.map(({ id }) => id) };
  return { command: offer.command, ...(aim && { aim }), offer: () => offer };
}

/** Another action instead of the chosen one; an action with more fields is given as a command. */
export const reevaluateOffers = (
  campaign: Campaign,
): Offer<{ type: 'reevaluate'; actor: string; action: Action }>[] =>
  actorsIn(campaign, 'turns')
    .filter(({ id }) => !hasActed(campaign, id))
    .map((actor) => ({
      label: `${actor.name}: reevaluate…`,
      detail: 'adds the new action’s die to initiative',
      group: 'act',
      actor: actor.id,
      command: { type: 'reevaluate', actor: actor.id },
      needs: [
        {
          name: 'action',
          label: 'New action',
          kind: 'choice',
          choices: [
            { value: 'attack', label: 'attack with the weapon in hand' },
            { value: 'defend', label: 'defend, 1d4' },
            { value: 'run', label: 'run, 1d6' },
            { value: 'other', label: `do something else, ${plainDie(campaign, 'other')}` },
          ],
        },
      ],
    }));

/** The squares that are left. */
export const moveOffers = (campaign: Campaign): Offer<{ type: 'move'; actor: string; squares: number }>[] =>
  actorsIn(campaign, 'turns')
    .filter((actor) => squaresLeft(campaign, actor) > 0)
    .map((actor) => ({
      label: `${actor.name}: move…`,
      detail: `${squaresLeft(campaign, actor)} of ${counted(movementOf(actor, campaign), 'square')} left, ${feetOf(campaign, 1)} ft each`,
      group: 'act',
      actor: actor.id,
      command: { type: 'move', actor: actor.id },
      needs: [
        {
          name: 'squares',
          label: 'How far',
          kind: 'number',
          value: squaresLeft(campaign, actor),
          unit: 'squares',
        },
      ],
    }));

/** Standing up, for those who have the movement left. */
export function standOffers(campaign: Campaign): Offer<{ type: 'stand-up'; actor: string }>[] {
  const fighting = isFighting(campaign);
  const lying = (fighting ? actorsIn(campaign, 'turns') : partyOf(campaign)).filter((one) =>
    hasStatus(one, 'prone'),
  );
  return lying
    .filter((one) => !fighting || squaresLeft(campaign, one) >= standingUp(one, campaign).needs)
    .map((one) => ({
      label: `${one.name}: stand up`,
      detail: fighting ? `costs ${counted(standingUp(one, campaign).takes, 'square')}` : '',
      group: 'act',
      actor: one.id,
      command: { type: 'stand-up', actor: one.id },
    }));
}
