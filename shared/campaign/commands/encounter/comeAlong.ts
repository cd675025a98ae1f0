import { z } from 'zod';
import { defineCommand } from '../../../systems/contract.ts';
import { describedAnew, partyJoined } from '../../events/creatures.ts';
import { encounterChanged } from '../../events/meetings.ts';
import { IdSchema } from '../../ids.ts';
import { creatureAt, encounterOf, metOutside } from '../../lookup.ts';
import { kindsMet } from '../../meet.ts';
import { choiceOf } from '../../offer.ts';
import { Refusal } from '../../refusal.ts';
import { NameSchema, type Campaign, type Creature } from '../../state.ts';
import { endEncounter } from '../../key/rooms.ts';

/** Those met who can walk along. */
const willing = (campaign: Campaign): Creature[] =>
  metOutside(campaign).filter(({ status }) => status !== 'fled');

export const comeAlong = defineCommand({
  type: 'come-along',
  title: 'Come along',
  about:
    'Takes someone from the encounter into the party and saves them as a person. When nobody is left, the encounter is over.',
  when: ['notice', 'meeting'],
  fields: z.strictObject({
    type: z.literal('come-along'),
    creature: IdSchema,
    name: NameSchema.optional(),
  }),
  decide: (decision, { creature: id, name }) => {
    const { title, creatures } = encounterOf(decision);
    const who = creatureAt(decision.state, id);
    if (!willing(decision.state).includes(who))
      throw new Refusal('not-here', `${who.name} is not among those met in “${title}”.`, 'creature');
    if (who.kind === 'monster' || name !== undefined)
      decision.emit(describedAnew, { creature: id, kind: 'person', name: name ?? who.name });
    decision.emit(partyJoined, { creature: id });
    const others = creatures.filter((one) => one !== id);
    decision.emit(encounterChanged, { creatures: others, kinds: kindsMet(decision, others) });
    if (others.length === 0) endEncounter(decision, { parted: true });
  },
  offers: (campaign) => {
    const met = willing(campaign);
    if (met.length === 0) return [];
    return [
      {
        label: 'Come along…',
        detail: 'joins the party',
        group: 'talk',
        command: { type: 'come-along' },
        needs: [
          choiceOf(met, 'creature', 'Who'),
          { name: 'name', label: 'Name', kind: 'text', optional: true },
        ],
      },
    ];
  },
});
