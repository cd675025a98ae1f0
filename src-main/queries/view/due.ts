import type { ClockView, DyingView, Offer, GameView } from '../../../shared/api.ts';
import { ownTimers } from '../../../shared/campaign/commands/timers.ts';
import { duesOf } from '../../../shared/campaign/dues.ts';
import { comingLines } from '../../../shared/campaign/reckoning/coming.ts';
import { find } from '../../../shared/campaign/ids.ts';
import { isFighting } from '../../../shared/campaign/mode/mode.ts';
import type { Campaign } from '../../../shared/campaign/state.ts';
import type { Due, System } from '../../../shared/systems/contract.ts';
import { counted, together } from '../../../shared/text/words.ts';
import { HOUR, spanInShort } from '../../../shared/time/scales.ts';

/** So many things that fall due stand in the rail; whoever dies stands there besides. */
const MOST = 12;
/** In a fight, what falls due within so many rounds is counted in them. */
const MOST_ROUNDS = 20;

/** The rail of what falls due, soonest first; before all else, who dies within rounds, and after it what waits for care. */
export function due(campaign: Campaign, system: System, dying: readonly DyingView[]): GameView['due'] {
  const dies = ({ id }: Due): boolean => dying.some(({ timer }) => timer === id);
  return [
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
    ...withComing(
      asOne(
        // A calendar tells of more of them.
        duesOf(campaign, system).filter(({ order }) => order !== 'festival'),
        dies,
      )
        .filter((one, index) => index < MOST || dies(one))
        .map((one) => ({
          ...dueLine(one, campaign.clock),
          ...inRounds(one, campaign, system),
          at: one.at,
          soon: one.at - campaign.clock <= HOUR,
          dies: dies(one),
          ...sourceOf(one, campaign),
        })),
      campaign,
      system,
    ),
    ...asOne(
      (system.bodies.waits?.(campaign) ?? []).map(({ creature, id, label, needs }) => ({
        id: `${creature}-${id}`,
        kind: 'condition' as const,
        label,
        when: needs,
        source: campaign.creatures[creature]?.name ?? creature,
        secret: false,
        soon: false,
        dies: false,
      })),
    ),
  ];
}

/** What befalls somebody: whose it is stands at the head of it, “Bryn: Fatigue (Deprived)”. */
interface Ones {
  label: string;
  source?: string;
  at?: number;
  when?: string;
  secret?: boolean;
}

/** Lines that say the same of several people at one moment as one, which stands where the first stood: “Bryn and Wat: …”. */
function asOne<Line extends Ones>(lines: readonly Line[], isApart?: (line: Line) => boolean): Line[] {
  const rows = new Map<string, { line: Line; names: string[]; what: string }>();
  for (const line of lines) {
    const { label, source = '', at, when, secret } = line;
    const isOnes = source !== '' && label.startsWith(`${source}: `) && !isApart?.(line);
    const what = isOnes ? label.slice(source.length + 2) : label;
    const key = isOnes ? JSON.stringify([what, at, when, secret]) : `apart ${rows.size}`;
    const row = rows.get(key);
    if (row) row.names.push(source);
    else rows.set(key, { line, names: [source], what });
  }
  return [...rows.values()].map(({ line, names, what }) =>
    names.length === 1 ? line : { ...line, label: `${together(names)}: ${what}`, source: together(names) },
  );
}

/** What happens then, as far as that was said; else whose it is or where it comes from. */
function sourceOf({ id, source }: Due, { timers }: Campaign): { source?: string } {
  const words = find(timers, id)?.ends ?? source;
  return words ? { source: words } : {};
}

/** What falls due, with what comes by a custom calendar in its place among it. */
function withComing(
  dues: (GameView['due'][number] & { at: number })[],
  campaign: Campaign,
  system: System,
): GameView['due'] {
  const coming = comingLines(campaign, system).map((one) => ({ ...one, soon: false, dies: false }));
  return coming.length === 0 ? dues : [...dues, ...coming].sort((a, b) => a.at - b.at);
}

/** What falls due within rounds of the fight, by their number: "3 rounds". */
function inRounds({ id, at }: Due, campaign: Campaign, { fight, words }: System): { when?: string } {
  const perRound = find(campaign.timers, id)?.perRound ?? fight.roundSeconds;
  const left = at - campaign.clock;
  if (!isFighting(campaign) || perRound === 0 || left <= 0) return {};
  const rounds = Math.ceil(left / perRound);
  return rounds > MOST_ROUNDS ? {} : { when: counted(rounds, words.round.toLowerCase()) };
}

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
    ...(dueAt === undefined ? {} : { left: spanInShort(dueAt - campaign.clock) }),
    offers: offers.filter(({ command }) => command['timer'] === id),
  }));
