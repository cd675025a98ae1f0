import { z } from 'zod';
import { HexLabelSchema } from '../../hex/land.ts';
import { defineCommand } from '../../systems/contract.ts';
import { placeIn } from '../lookup.ts';
import { Refusal } from '../refusal.ts';
import { routeDropped, routePlanned } from './events.ts';
import { demandRoute, MOST_HEXES } from './demand.ts';

const planRoute = defineCommand({
  type: 'plan-route',
  title: 'Plan route',
  about:
    'The way that the party means to go, hex by hex. It is walked leg by leg, and taken up again after what happens.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('plan-route'),
    hexes: z.array(HexLabelSchema).min(1).max(MOST_HEXES),
  }),
  decide: (decision, { hexes }) => {
    demandRoute(decision.state, hexes, 'hexes');
    const place = placeIn(decision.state, hexes.at(-1) ?? '');
    decision.emit(routePlanned, { hexes, ...(place !== undefined && { place }) });
  },
});

const dropRoute = defineCommand({
  type: 'drop-route',
  title: 'Give up route',
  about: 'The party no longer follows its route.',
  when: ['anytime'],
  fields: z.strictObject({ type: z.literal('drop-route') }),
  decide: (decision) => {
    const to = decision.state.party.route?.at(-1);
    if (to === undefined) throw new Refusal('no-route', 'No route is planned.');
    decision.emit(routeDropped, { to });
  },
  offers: (campaign) => {
    const to = campaign.party.route?.at(-1);
    return to === undefined
      ? []
      : [
          {
            label: 'Give up route',
            detail: `to ${placeIn(campaign, to) ?? to}`,
            group: 'world',
            command: { type: 'drop-route' },
          },
        ];
  },
});

export const routeCommands = [planRoute, dropRoute];
