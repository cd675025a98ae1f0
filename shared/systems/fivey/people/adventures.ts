import { z } from 'zod';
import { downtimeBegan, downtimeEnded } from '../../../campaign/events/meetings.ts';
import { severalIds } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import { choiceOf } from '../../../campaign/offer.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import type { Creature } from '../../../campaign/state.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { by } from '../cite.ts';
import { closeRolls } from '../checks/checks.ts';
import { adventurers } from '../downtime/lodging.ts';
import { inspirationRestored, inspirationTurned } from '../events/people.ts';
import { gainExperience } from './levels.ts';
import { sheetOf } from '../sheet/sheet.ts';

const isInspired = (creature: Creature): boolean => sheetOf(creature).inspiration > 0;

/** All dice that are left are rolled; the highest count, as many as levels (FV-43, FV-44). */
function turnInspiration(decision: Decision, id: string): void {
  const creature = creatureAt(decision.state, id);
  const { inspiration, level } = sheetOf(creature);
  const { dice } = decision.throwDice(`${creature.name}’s inspiration`, inspiration, 6);
  const best = dice.map(([, face]) => face).sort((a, b) => b - a);
  const sum = best.slice(0, level).reduce((total, face) => total + face, 0);
  decision.emit(inspirationTurned, { creature: id, dice: inspiration, experience: sum });
  if (sum > 0) gainExperience(decision, id, sum, 'adventure-over');
}

/** An adventure ends; each may roll what is left for experience, or keep it (FV-43). */
const beginDowntime = defineCommand({
  type: 'begin-downtime',
  title: 'Start downtime',
  about:
    'Ends the adventure. Characters may roll leftover inspiration dice for experience: those named, or all.',
  when: ['world'],
  dice: [{ die: 'd6', for: 'inspiration' }],
  fields: z.strictObject({
    type: z.literal('begin-downtime'),
    rollInspiration: z.boolean().default(false),
    creatures: severalIds(20, 0).optional(),
  }),
  decide: (decision, { rollInspiration, creatures }) => {
    const inspired = adventurers(decision.state).filter(isInspired);
    const rolling = creatures
      ? creatures.map((id) => creatureAt(decision.state, id, 'creatures').id)
      : rollInspiration
        ? inspired.map(({ id }) => id)
        : [];
    closeRolls(decision);
    decision.emit(downtimeBegan, { creatures: decision.state.party.members }, by(decision, 'adventure-over'));
    for (const { id } of inspired) if (rolling.includes(id)) turnInspiration(decision, id);
  },
  offers: (campaign) => {
    const inspired = adventurers(campaign).filter(isInspired);
    const begin = {
      label: 'Start downtime',
      command: { type: 'begin-downtime' },
      group: 'session',
    } as const;
    if (inspired.length === 0) return [begin];
    const value = inspired.map(({ id }) => id);
    return [
      begin,
      {
        ...begin,
        label: 'Start downtime, roll inspiration…',
        needs: [{ ...choiceOf(inspired, 'creatures', 'Who rolls leftover dice'), many: true, value }],
      },
    ];
  },
});

/** Inspiration comes back with a new adventure, to the level at least (FV-36, FV-37). */
const endDowntime = defineCommand({
  type: 'end-downtime',
  title: 'End downtime',
  about: 'Ends downtime. Each character gets one inspiration die for each level.',
  when: ['downtime'],
  fields: z.strictObject({ type: z.literal('end-downtime') }),
  decide: (decision) => {
    closeRolls(decision);
    decision.emit(downtimeEnded, { creatures: decision.state.party.members }, by(decision, 'new-adventure'));
    for (const creature of partyOf(decision.state, true)) {
      const { inspiration, level } = sheetOf(creature);
      if (creature.kind === 'character' && inspiration < level)
        decision.emit(inspirationRestored, { creature: creature.id, from: inspiration, to: level });
    }
  },
  offers: (_campaign) => [{ label: 'End downtime', command: { type: 'end-downtime' }, group: 'session' }],
});

export const adventureCommands = [beginDowntime, endDowntime];
