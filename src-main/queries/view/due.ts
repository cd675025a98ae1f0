import type { ClockView, DyingView, Offer, GameView } from '../../../shared/api.ts';
import { ownTimers } from '../../../shared/campaign/commands/timers.ts';
import { duesOf } from '../../../shared/campaign/dues.ts';
import type { Campaign } from '../../../shared/campaign/state.ts';
import type { Due, System } from '../../../shared/systems/contract.ts';
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
    .map((one) => ({
      ...dueLine(one, campaign.clock),
      at: one.at,
      soon: one.at - campaign.clock <= HOUR,
      dies: dying.some(({ timer }) => timer === one.id),
      ...(one.source ? { source: one.source } : {}),
    })),
];

/** What falls due, and how long until then: "40 min", "now". */
export const dueLine = ({ id, order, label, at, secret = false }: Due, clock: number) => ({
  id,
  kind: order,
  label,
  when: at <= clock ? 'now' : spanInShort(at - clock),
  secret,
});

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
