import { setup, transition, type AnyStateMachine, type StateValue } from 'xstate';
import type { HexwatchEvent } from '../../shared/campaign/event.ts';
import type { Kinds } from '../../shared/campaign/kinds.ts';
import { isPhase } from '../../shared/campaign/mode/mode.ts';
import { phasesOf, phaseSteps } from '../../shared/campaign/mode/phases.ts';
import { PLACES, type CampaignMode, type PhaseId } from '../../shared/campaign/state.ts';
import type { Mode, System } from '../../shared/systems/contract.ts';

type Now = CampaignMode['now'];

/** What the chart knows is the mode of the campaign; it keeps nothing of its own. */
const charts = setup({
  types: {} as { context: CampaignMode; events: HexwatchEvent; tags: string },
  guards: {
    stoodAt: ({ context }, { now }: { now: Now }) => context.now === now,
    comesBackTo: ({ context }, { place }: { place: CampaignMode['place'] }) => context.place === place,
    wasIn: ({ context }, { phase }: { phase: PhaseId }) => context.phase === phase,
    goesOnWith: ({ event }, { now }: { now: Now }) => event['now'] === now,
  },
});
type StateConfig = Parameters<typeof charts.createStateConfig>[0];
type Ways = NonNullable<StateConfig['on']>;

const backToPlace = PLACES.map((place) => ({
  target: `#${place}`,
  guard: { type: 'comesBackTo' as const, params: { place } },
}));

/** Ways to what an event says that it goes on with. */
const goesOnWith = (modes: readonly Now[]) =>
  modes.map((now) => ({ target: `#${now}`, guard: { type: 'goesOnWith' as const, params: { now } } }));

/** How the events of a campaign lead from one mode to another outside of a fight. */
const WAYS: Partial<Record<Mode, Ways>> = {
  session: { 'session-closed': '#closed' },
  play: { 'encounter-began': '#notice', 'group-taken-up': goesOnWith(PLACES) },
  world: { 'site-entered': '#site', 'downtime-began': '#downtime' },
  site: { 'site-left': '#world' },
  downtime: { 'downtime-ended': '#world' },
  encounter: { 'encounter-ended': backToPlace, 'encounter-set-aside': backToPlace },
  notice: { 'meeting-began': '#meeting' },
  combat: { 'fight-ended': '#aftermath' },
};

/** The ways out of each phase, made from the phases of the system (`phaseSteps`). */
function fightWays({ fight }: System): Partial<Record<Mode, Ways>> {
  const steps = phaseSteps(fight);
  const first = steps.find(({ from }) => from === undefined);
  const begins: Ways = first ? { 'fight-began': `#${first.to}` } : {};
  const phases = steps.flatMap(({ from, to }) => {
    const next: Ways = from === to ? {} : { 'phase-began': `#${to}` };
    return from
      ? [[from, { ...next, ...(fight.morale ? { 'morale-called': '#morale' } : {}) }] as const]
      : [];
  });
  const backFromMorale = phases.map(([phase]) => ({
    target: `#${phase}`,
    guard: { type: 'wasIn' as const, params: { phase } },
  }));
  return {
    ...Object.fromEntries(phases),
    notice: { ...WAYS.notice, ...begins },
    meeting: begins,
    morale: { 'morale-checked': backFromMorale },
  };
}

/**
 * The chart of one system (architecture: "The scales of time and the phases of a fight"). A state is marked with the
 * commands that may be given in it; an event of the campaign leads on.
 */
export function chartMachine(system: System, kinds: Kinds) {
  const phases = phasesOf(system);
  const met: Now[] = ['notice', 'meeting', ...phases];
  const ways: Partial<Record<Mode, Ways>> = { ...WAYS, ...fightWays(system) };
  ways.closed = {
    'session-opened': [...PLACES, ...met].map((now) => ({
      target: `#${now}`,
      guard: { type: 'stoodAt' as const, params: { now } },
    })),
  };
  ways.play = {
    ...ways.play,
    'encounter-taken-up': goesOnWith(met),
  };
  const commandsIn = (mode: Mode): string[] =>
    [...kinds.commands.values()].filter(({ when }) => when.includes(mode)).map(({ type }) => type);
  const state = (mode: Mode, inside: StateConfig = {}): StateConfig => ({
    id: mode,
    tags: commandsIn(mode),
    ...(ways[mode] ? { on: ways[mode] } : {}),
    ...inside,
  });
  const states = (modes: readonly Mode[]): Record<string, StateConfig> =>
    Object.fromEntries(modes.map((mode) => [mode, state(mode)]));
  const combat = state('combat', { initial: phases[0] ?? 'aftermath', states: states(phases) });
  return charts.createMachine({
    id: 'chart',
    context: { closed: true, now: 'world', place: 'world' },
    tags: [...commandsIn('anytime'), 'undo', 'redo'],
    initial: 'closed',
    states: {
      closed: state('closed'),
      session: state('session', {
        initial: 'play',
        states: {
          play: state('play', { initial: 'world', states: states(PLACES) }),
          encounter: state('encounter', {
            initial: 'notice',
            states: { ...states(['notice', 'meeting']), combat },
          }),
        },
      }),
    },
  });
}

/** The one question that the chart answers for everybody: what may happen now? All of it pure. */
export interface Chart {
  machine: AnyStateMachine;
  /** Throws where this system has no such mode. */
  demand(mode: CampaignMode): void;
  /** Whether a command of this type may be given. */
  allows(mode: CampaignMode, command: string): boolean;
  /** Names of the states we are in, from the outside in: session, encounter, combat, turns. */
  path(mode: CampaignMode): string[];
  /** Where an event leads by the chart alone. */
  pathAfter(mode: CampaignMode, event: HexwatchEvent): string[];
}

/** Where a mode stands in the chart, from the outside in. */
function pathOf({ closed, now }: CampaignMode): string[] {
  if (closed) return ['closed'];
  if (isPhase(now)) return ['session', 'encounter', 'combat', now];
  return ['session', now === 'notice' || now === 'meeting' ? 'encounter' : 'play', now];
}

/** The same as a value of the machine: { session: { play: 'world' } }. */
const valueOf = ([name = '', ...inner]: readonly string[]): StateValue =>
  inner.length === 0 ? name : { [name]: valueOf(inner) };

const namesIn = (value: StateValue): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value).flatMap(([name, inner]) => [name, ...(inner ? namesIn(inner) : [])]);

/** Builds the chart of a system and the pure questions to it. */
export function chartOf(system: System, kinds: Kinds): Chart {
  const machine = chartMachine(system, kinds);
  const restore = (mode: CampaignMode) =>
    machine.resolveState({ value: valueOf(pathOf(mode)), context: mode });
  // Where the chart stands says all about commands: each place is asked once.
  const places = new Map<string, ReadonlySet<string>>();
  const allowedIn = (mode: CampaignMode): ReadonlySet<string> => {
    const place = mode.closed ? 'closed' : mode.now;
    const known = places.get(place);
    if (known) return known;
    const allowed = restore(mode).tags;
    places.set(place, allowed);
    return allowed;
  };
  return {
    machine,
    demand: (mode) => void restore(mode),
    allows: (mode, command) => allowedIn(mode).has(command),
    path: pathOf,
    pathAfter: (mode, event) => namesIn(transition(machine, restore(mode), event)[0].value),
  };
}
