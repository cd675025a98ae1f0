import { z } from 'zod';
import { hitPointsChanged, statusChanged } from '../../../campaign/events/creatures.ts';
import { timerStarted } from '../../../campaign/events/time.ts';
import { freshId, IdSchema } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import type { Campaign, Creature } from '../../../campaign/state.ts';
import { DAY } from '../../../time/scales.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { by } from '../cite.ts';
import { relicReturned, relicTaken } from '../events/magic.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { itemDetail, timerDetail } from '../sheet/details.ts';

const relicsOf = ({ items }: Creature): number =>
  items.filter((one) => itemDetail(one, 'sort') === 'living-relic').length;
const hasRelic = (creature: Creature): boolean => relicsOf(creature) > 0;

/** Who has the relic of a nymph: she herself, or anyone who has one that is not their own. */
function holderOf(campaign: Campaign, id: string): Creature | undefined {
  const self = campaign.creatures[id];
  if (!self || hasRelic(self)) return self;
  if (!sheetOf(self).templates.includes('Nymph')) return undefined;
  return Object.values(campaign.creatures).find(
    (one) => relicsOf(one) > (one.status !== 'dead' && sheetOf(one).templates.includes('Nymph') ? 1 : 0),
  );
}

/** The living relic outlasts its bearer: her sisters restore her in d6 days. */
export const relic = defineCommand({
  type: 'return-by-relic',
  title: 'Return by living relic',
  about: 'A dead nymph whose living relic was saved returns in d6 days.',
  when: ['session'],
  dice: [{ die: 'd6', for: 'days until the return' }],
  fields: z.strictObject({
    type: z.literal('return-by-relic'),
    creature: IdSchema,
    /** Who has it, where it is not with the dead. */
    holder: IdSchema.optional(),
    /** It is with the sisters already, whom the campaign need not know. */
    entrusted: z.boolean().default(false),
  }),
  decide: (decision, { creature: id, holder: holderId, entrusted }) => {
    const { name, status } = creatureAt(decision.state, id);
    const holder =
      holderId === undefined ? holderOf(decision.state, id) : creatureAt(decision.state, holderId);
    if (status !== 'dead' || !(entrusted || (holder && hasRelic(holder))))
      throw new Refusal('no-relic', `${name} has no living relic to return by.`, 'creature');
    const { total } = decision.throwDice('days until the return', 1, 6);
    const { clock, timers } = decision.state;
    decision.emit(
      timerStarted,
      {
        timer: {
          id: freshId(`${name} returns`, 'return', timers),
          name: `${name} returns`,
          kind: 'countdown',
          order: 'condition',
          dueAt: clock + total * DAY,
          creature: id,
          details: { returns: true },
        },
      },
      by(decision, 'nymph'),
    );
    decision.emit(relicTaken, { creature: id, days: total });
  },
  offers: (campaign) =>
    partyOf(campaign, true)
      .filter(({ id, status }) => status === 'dead' && holderOf(campaign, id) !== undefined)
      .filter(
        ({ id }) =>
          !Object.values(campaign.timers).some(
            (timer) => timer.creature === id && timerDetail(timer, 'returns'),
          ),
      )
      .map(({ id, name }) => ({
        label: `${name} returns by living relic`,
        group: 'feats',
        command: { type: 'return-by-relic', creature: id },
      })),
});

/** Someone the relic restores is back, whole. */
export function returns(decision: Decision, id: string): void {
  const { status, hitPoints } = creatureAt(decision.state, id);
  if (status !== 'dead') return;
  const header = by(decision, 'nymph');
  decision.emit(hitPointsChanged, { creature: id, from: hitPoints.now, to: hitPoints.max }, header);
  const restored = { means: 'living relic' };
  decision.emit(statusChanged, { creature: id, from: 'dead', to: 'up', by: restored }, header);
  decision.emit(relicReturned, { creature: id });
}
