import { z } from 'zod';
import { fightChanged } from '../../campaign/events/fight.ts';
import { encounterChanged } from '../../campaign/events/meetings.ts';
import { proceed, standing } from '../../campaign/fight.ts';
import { IdSchema } from '../../campaign/ids.ts';
import { creatureAt, encounterOf, fightOf } from '../../campaign/look.ts';
import { Refusal } from '../../campaign/refusal.ts';
import { partyOf } from '../../campaign/state.ts';
import { defineCommand } from '../contract.ts';
import { creatureChoices } from './blanks.ts';
import { surprisedByFate } from './fight.ts';

const surprise = defineCommand({
  type: 'surprise',
  title: 'Who is surprised',
  about:
    'Asks the Die of Fate whether a side is caught off guard; those who are act last in the first Round.',
  when: ['notice', 'meeting'],
  rules: ['NS-62', 'NS-84', 'NS-87', 'NS-S4'],
  fields: z.strictObject({ type: z.literal('surprise'), side: z.enum(['party', 'others']) }),
  decide: (decision, { side }) => {
    const encounter = encounterOf(decision);
    const members = side === 'party' ? partyOf(decision.state).map(({ id }) => id) : encounter.creatures;
    const others = (encounter.surprised ?? []).filter((id) => !members.includes(id));
    const caught = surprisedByFate(decision, side);
    decision.emit(encounterChanged, { surprised: caught ? [...others, ...members] : others });
  },
  offers: () =>
    (['party', 'others'] as const).map((side) => ({
      label: side === 'party' ? 'Is the party surprised?' : 'Are they surprised?',
      group: 'surprise',
      command: { type: 'surprise', side },
    })),
});

const nameLeader = defineCommand({
  type: 'name-leader',
  title: 'Name their leader',
  about: 'Says who leads the others: their Resolve counts for morale, and their fall calls for it.',
  when: ['turns'],
  rules: ['NS-S1'],
  fields: z.strictObject({ type: z.literal('name-leader'), creature: IdSchema }),
  decide: (decision, { creature: id }) => {
    const { name } = creatureAt(decision.state, id);
    if (fightOf(decision).combatants[id]?.side !== 'others')
      throw new Refusal('not-in-fight', `${name} is not among the others in this fight.`, 'creature');
    decision.emit(fightChanged, { leader: id }, `${name} leads them.`, { secret: true });
    proceed(decision);
  },
  offers: (campaign) =>
    campaign.fight && !campaign.fight.leader && standing(campaign, 'others').length > 1
      ? [
          {
            label: 'Name their leader',
            group: 'session',
            command: { type: 'name-leader' },
            needs: [creatureChoices(standing(campaign, 'others'), 'creature', 'Who')],
          },
        ]
      : [],
});

export const sidesCommands = [surprise, nameLeader];
