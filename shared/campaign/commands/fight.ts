import { z } from 'zod';
import { defineCommand, type System } from '../../systems/contract.ts';
import { combatantJoined, fightChanged, orderSet, slotBegan } from '../events/fight.ts';
import {
  beginFight,
  demandTurn,
  endFight,
  endTurn,
  mayAct,
  proceed,
  settleMorale,
  standing,
  type Side,
} from '../fight.ts';
import { IdSchema } from '../ids.ts';
import { partyOf } from '../groups/party.ts';
import { ableCreature, creatureAt, creatureHere, encounterOf, fightOf, metOutside } from '../lookup.ts';
import { isFighting } from '../mode/mode.ts';
import { moraleDueInWords } from '../mode/morale.ts';
import { Refusal } from '../refusal.ts';
import type { Offer } from '../offer.ts';
import type { Campaign, Creature, PhaseId } from '../state.ts';
import { settle } from './encounter/settle.ts';

/** Whether a creature can be in a fight that begins: if it can act, or is helpless in a system where the helpless take part. */
const canTakePart = ({ fight }: Pick<System, 'fight'>, { status }: Creature): boolean =>
  status === 'up' || (status === 'down' && fight.isBeaten !== undefined);

/** Those who are there, by their sides. */
const present = (campaign: Campaign): Record<Side, readonly Creature[]> => ({
  party: partyOf(campaign, true),
  others: metOutside(campaign),
});

export const startFight = defineCommand({
  type: 'start-fight',
  title: 'Start fight',
  about: 'Starts a fight with everyone present.',
  fieldNotes: '`surprised` names the side that is surprised.',
  when: ['notice', 'meeting'],
  fields: z.strictObject({
    type: z.literal('start-fight'),
    surprised: z.enum(['nobody', 'party', 'others', 'both', 'contest', 'their-contest']).default('nobody'),
    party: z.array(IdSchema).max(60).optional(),
    others: z.array(IdSchema).max(60).optional(),
  }),
  decide: (decision, { type: _type, party, others, ...details }) => {
    encounterOf(decision);
    const named = (ids: string[], path: string): string[] =>
      ids.map((id, index) => {
        const one = creatureHere(decision.state, id, `${path}.${index}`);
        return canTakePart(decision.system, one)
          ? id
          : ableCreature(decision.state, id, `${path}.${index}`).id;
      });
    const here = present(decision.state);
    const all = (side: Side): string[] =>
      here[side].filter((one) => canTakePart(decision.system, one)).map(({ id }) => id);
    beginFight(
      decision,
      party ? named(party, 'party') : all('party'),
      others ? named(others, 'others') : all('others'),
      details,
    );
  },
  offers: (campaign, system) =>
    Object.values(present(campaign)).every((side) => side.some((one) => canTakePart(system, one)))
      ? [
          { label: 'Start fight', command: { type: 'start-fight' } },
          { label: 'Ambush them', command: { type: 'start-fight', surprised: 'others' }, group: 'surprise' },
          {
            label: 'They ambush the party',
            command: { type: 'start-fight', surprised: 'party' },
            group: 'surprise',
          },
        ]
      : [],
});

export const joinFight = defineCommand({
  type: 'join-fight',
  title: 'Join fight',
  about: 'Adds a character to the current fight.',
  when: ['combat'],
  fields: z.strictObject({
    type: z.literal('join-fight'),
    creature: IdSchema,
    side: z.enum(['party', 'others']),
  }),
  decide: (decision, { creature, side }) => {
    const fight = fightOf(decision);
    const { name } = ableCreature(decision.state, creature);
    if (Object.hasOwn(fight.combatants, creature))
      throw new Refusal('in-fight', `${name} is already in the fight.`, 'creature');
    decision.emit(combatantJoined, { creature, combatant: { side } });
    const slots = [...fight.slots, { label: name, who: [creature] }];
    decision.emit(orderSet, { slots });
    // A new order begins at its first slot; the creature that acts now keeps its turn.
    if (fight.slot > 0) decision.emit(slotBegan, { slot: fight.slot });
  },
  offers: (campaign) => [...latecomers(campaign, 'party'), ...latecomers(campaign, 'others')],
});

/** Those who could fight on a side and are not in it: healed since it began, or come later. */
function latecomers(
  campaign: Campaign,
  side: Side,
): Offer<{ type: 'join-fight'; creature: string; side: Side }>[] {
  const { fight } = campaign;
  if (!fight || !isFighting(campaign)) return [];
  return present(campaign)
    [side].filter(({ id, status }) => status === 'up' && !Object.hasOwn(fight.combatants, id))
    .map(({ id, name }) => ({
      label: `${name} joins the fight`,
      group: 'session',
      command: { type: 'join-fight', creature: id, side },
    }));
}

export const endTurnCommand = defineCommand({
  type: 'end-turn',
  title: 'End turn',
  about: 'Ends the turn of one combatant, or of everyone whose turn it is.',
  when: ['surprise', 'turns'],
  fields: z.strictObject({ type: z.literal('end-turn'), actor: IdSchema.optional() }),
  decide: (decision, { actor }) => {
    if (actor !== undefined) demandTurn(decision, actor);
    const who = actor === undefined ? mayAct(decision.state) : [actor];
    if (who.length === 0)
      throw new Refusal('not-now', 'It is no one’s turn now, so there is no turn to end.');
    endTurn(decision, ...who);
  },
  offers: (campaign) => {
    const who = mayAct(campaign);
    const names = who.map((id) => campaign.creatures[id]?.name ?? id);
    return [
      ...(who.length > 0
        ? [
            {
              label: who.length === 1 ? `End ${names[0] ?? ''}’s turn` : 'End everyone’s turn',
              command: { type: 'end-turn' as const },
            },
          ]
        : []),
      ...(who.length > 1
        ? who.map((id, index) => ({
            label: `End ${names[index] ?? id}’s turn`,
            group: 'done',
            actor: id,
            command: { type: 'end-turn' as const, actor: id },
          }))
        : []),
    ];
  },
});

export const nameLeader = defineCommand({
  type: 'name-leader',
  title: 'Set leader',
  about:
    'Sets who leads the other side: the leader’s morale counts, and losing the leader may trigger a check.',
  when: ['surprise', 'declare', 'turns'],
  fields: z.strictObject({ type: z.literal('name-leader'), creature: IdSchema }),
  decide: (decision, { creature }) => {
    const { name } = creatureAt(decision.state, creature);
    if (fightOf(decision).combatants[creature]?.side !== 'others')
      throw new Refusal('not-in-fight', `${name} is not on the other side in this fight.`, 'creature');
    decision.emit(fightChanged, { leader: creature }, { secret: true });
    proceed(decision);
  },
  offers: (campaign, { fight: { morale } }) => {
    const others = standing(campaign, 'others');
    return morale && campaign.fight && !campaign.fight.leader && others.length > 1
      ? [
          {
            label: 'Set leader…',
            group: 'session',
            command: { type: 'name-leader' },
            needs: [
              {
                name: 'creature',
                label: 'Who',
                kind: 'choice',
                choices: others.map(({ id, name }) => ({ value: id, label: name })),
              },
            ],
          },
        ]
      : [];
  },
});

const checkMorale = defineCommand({
  type: 'check-morale',
  title: 'Morale check',
  about: 'Rolls whether the other side keeps fighting. The referee can also decide without dice.',
  when: ['morale'],
  fields: z.strictObject({ type: z.literal('check-morale'), word: z.enum(['hold', 'flee']).optional() }),
  decide: (decision, { word }) => settleMorale(decision, word),
  offers: (campaign, system) => [
    {
      label: 'Morale check',
      detail: moraleDueInWords(system, campaign).join(', '),
      main: true,
      command: { type: 'check-morale' },
    },
    {
      label: 'They keep fighting (no roll)',
      command: { type: 'check-morale', word: 'hold' },
      group: 'morale',
    },
    {
      label: 'They flee (no roll)',
      command: { type: 'check-morale', word: 'flee' },
      group: 'morale',
    },
  ],
});

/** The morale check of a system in which the referee may call for it in these phases too, without a reason. */
export const checkMoraleIn = (...phases: readonly PhaseId[]): typeof checkMorale => ({
  ...checkMorale,
  when: ['morale', ...phases],
  offers: (campaign, system) =>
    campaign.mode.now === 'morale'
      ? (checkMorale.offers?.(campaign, system) ?? [])
      : campaign.fight
        ? [{ label: 'Morale check', group: 'session', command: { type: 'check-morale' } }]
        : [],
});

const endFightCommand = defineCommand({
  type: 'end-fight',
  title: 'End fight',
  about: 'Ends the fight at once: flight, surrender, or a truce.',
  when: ['surprise', 'declare', 'initiative', 'turns', 'morale'],
  fields: z.strictObject({
    type: z.literal('end-fight'),
    outcome: z.string().trim().min(1).max(200).default('the party breaks off'),
  }),
  decide: (decision, { outcome }) => endFight(decision, outcome),
  offers: (_campaign) => [{ label: 'Break off fight', command: { type: 'end-fight' }, group: 'session' }],
});

export const fightCommands = [
  startFight,
  joinFight,
  endTurnCommand,
  nameLeader,
  checkMorale,
  endFightCommand,
  settle,
];
