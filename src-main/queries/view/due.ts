import type { ClockView, DyingView, Offer, GameView } from '../../../shared/api.ts';
import { ownTimers } from '../../../shared/campaign/commands/timers.ts';
import { duesOf } from '../../../shared/campaign/dues.ts';
import type { Campaign } from '../../../shared/campaign/state.ts';
import type { System } from '../../../shared/systems/contract.ts';
import { HOUR, spanInShort, spanInWords } from '../../../shared/time/scales.ts';

/** The rail of what falls due, soonest first; before all else, who dies within rounds. */
export const due = (campaign: Campaign, system: System, dying: readonly DyingView[]): GameView['due'] => [
  ...dying.flatMap(({ id, name, left, timer }) =>
    left && !timer
      ? [
          {
            id: `dying-${id}`,
            kind: 'condition' as const,
            label: `${name} dies`,
            at: campaign.clock,
            when: `${left.count} ${left.unit.replace(' left', '')}`,
            secret: false,
            soon: true,
            dies: true,
          },
        ]
      : [],
  ),
  ...duesOf(campaign, system)
    .slice(0, 12)
    .map(({ id, label, at, order, secret, source }) => ({
      id,
      kind: order,
      label,
      at,
      when: at <= campaign.clock ? 'now' : spanInShort(at - campaign.clock),
      secret: secret ?? false,
      soon: at - campaign.clock <= HOUR,
      dies: dying.some(({ timer }) => timer === id),
      ...(source ? { source } : {}),
    })),
];

/** The clocks on the table; torches and lamps stand on their bearers' lines. */
export const clocks = (campaign: Campaign, offers: readonly Offer[]): ClockView[] =>
  ownTimers(campaign).map(({ id, name, kind, secret, filled, segments, die, dueAt }) => ({
    id,
    name,
    kind,
    secret,
    ...(kind === 'progress' ? { filled: filled ?? 0, segments: segments ?? 0 } : {}),
    ...(kind === 'die' ? { die: die ?? 0 } : {}),
    ...(dueAt === undefined ? {} : { left: spanInWords(dueAt - campaign.clock) }),
    offers: offers.filter(({ command }) => command['timer'] === id),
  }));
