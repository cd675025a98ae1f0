import { initialTransition, setup, transition, type AnyStateMachine, type SnapshotFrom } from 'xstate';
import { z } from 'zod';
import type { HexwatchEvent } from '../../shared/campaign/event.ts';
import type { Kinds } from '../../shared/campaign/kinds.ts';
import type { PhaseId } from '../../shared/campaign/state.ts';
import type { Mode, System } from '../../shared/systems/contract.ts';

/** The chart at rest, as it stands in the file: where we are, and where an encounter or a closed session comes back to. */
export const ChartSnapshotSchema = z.strictObject({
  value: z.json(),
  historyValue: z.record(z.string(), z.array(z.strictObject({ id: z.string() }))),
});
export type ChartSnapshot = z.infer<typeof ChartSnapshotSchema>;

type Snapshot = SnapshotFrom<AnyStateMachine>;
type Transitions = Record<string, object | object[]>;

/** Events of the campaign that lead to another moment, by the state in which they do. */
const WAYS: Partial<Record<Mode | 'root', Transitions>> = {
  closed: { 'session-opened': { target: '#session.lastTime' } },
  session: { 'session-closed': { target: '#closed' } },
  play: { 'encounter-began': { target: '#encounter' } },
  world: { 'site-entered': { target: '#site' }, 'downtime-began': { target: '#downtime' } },
  site: { 'site-left': { target: '#world' } },
  downtime: { 'downtime-ended': { target: '#world' } },
  encounter: {
    'encounter-ended': { target: '#play.interrupted' },
    'encounter-set-aside': { target: '#play.interrupted' },
  },
  notice: { 'meeting-began': { target: '#meeting' } },
  combat: { 'fight-ended': { target: '#aftermath' } },
};

const ALL_PHASES: readonly PhaseId[] = ['surprise', 'declare', 'initiative', 'turns', 'morale', 'aftermath'];

/** The phases a fight of this system can be in, in their order. */
export function phasesOf(system: System): PhaseId[] {
  const named = new Set([...system.fight.opening, ...system.fight.round].map((phase) => phase.id));
  if (system.fight.morale) named.add('morale');
  named.add('aftermath');
  return ALL_PHASES.filter((phase) => named.has(phase));
}

/**
 * The chart of moments for one system (architecture: "The scales of time and the phases of a fight"). A command is a
 * transition without a target where it may be given; an event of the campaign leads on. The chart owns no numbers.
 */
export function chartMachine(system: System, kinds: Kinds): AnyStateMachine {
  const phases = phasesOf(system);
  const toOneOf = (event: string, chart: readonly string[]): Transitions => ({
    [event]: chart.map((phase) => ({ target: `#${phase}`, guard: { type: 'isPhase', params: { phase } } })),
  });
  const toPhase = (event: string): Transitions => toOneOf(event, phases);
  const takenUp = toOneOf('encounter-taken-up', ['notice', 'meeting', ...phases]);
  const commandsOf = (moment: Mode): Transitions =>
    Object.fromEntries(
      [...kinds.commands.values()]
        .filter((kind) => kind.when.includes(moment))
        .map((kind) => [kind.type, { actions: 'decide' }]),
    );
  const state = (moment: Mode, more: object = {}, extra: Transitions = {}): Record<string, object> => ({
    [moment]: { id: moment, on: { ...commandsOf(moment), ...WAYS[moment], ...extra }, ...more },
  });
  return setup({
    actions: { decide: () => undefined },
    guards: {
      isPhase: ({ event }, { phase }: { phase: string }) => 'phase' in event && event['phase'] === phase,
    },
  }).createMachine({
    id: 'moments',
    initial: 'closed',
    on: { ...commandsOf('anytime'), undo: { actions: 'decide' }, redo: { actions: 'decide' } },
    states: {
      ...state('closed'),
      ...state('session', {
        initial: 'play',
        states: {
          lastTime: { type: 'history', history: 'deep', target: 'play' },
          ...state(
            'play',
            {
              initial: 'world',
              states: {
                interrupted: { type: 'history', target: 'world' },
                ...state('downtime'),
                ...state('world'),
                ...state('site'),
              },
            },
            takenUp,
          ),
          ...state('encounter', {
            initial: 'notice',
            states: {
              ...state('notice', {}, toPhase('fight-began')),
              ...state('meeting', {}, toPhase('fight-began')),
              ...state(
                'combat',
                {
                  initial: phases[0] ?? 'aftermath',
                  states: Object.assign({}, ...phases.map((phase) => state(phase))) as Record<string, object>,
                },
                toPhase('phase-began'),
              ),
            },
          }),
        },
      }),
    },
  } as never) as unknown as AnyStateMachine;
}

/** The one question that the chart answers for everybody, and how it goes on. All of it pure. */
export interface Chart {
  machine: AnyStateMachine;
  start: ChartSnapshot;
  /** Throws where the chart has no such moment. */
  demand(moment: ChartSnapshot): void;
  /** Whether a command of this type may be given. */
  allows(moment: ChartSnapshot, command: string): boolean;
  /** The moment after an event of the campaign. */
  after(moment: ChartSnapshot, event: HexwatchEvent): ChartSnapshot;
  /** Names of the states we are in, from the outside in: session, encounter, combat, turns. */
  path(moment: ChartSnapshot): string[];
}

/** Builds the chart of a system and the pure steps on it. Restoring an impossible moment throws. */
export function chartOf(system: System, kinds: Kinds): Chart {
  const machine = chartMachine(system, kinds);
  const moving = new Set([
    ...Object.values(WAYS).flatMap((ways) => Object.keys(ways)),
    'fight-began',
    'phase-began',
    'encounter-taken-up',
  ]);
  const live = new WeakMap<ChartSnapshot, Snapshot>();
  const restore = (moment: ChartSnapshot): Snapshot => {
    const known = live.get(moment);
    if (known) return known;
    const snapshot = machine.restoreSnapshot(
      { status: 'active', context: {}, children: {}, ...moment } as never,
      undefined as never,
    );
    live.set(moment, snapshot);
    return snapshot;
  };
  const atRest = (snapshot: Snapshot): ChartSnapshot => {
    const persisted = machine.getPersistedSnapshot(snapshot, undefined) as unknown as ChartSnapshot;
    const moment = { value: persisted.value, historyValue: persisted.historyValue };
    live.set(moment, snapshot);
    return moment;
  };
  // A command has no guard, so that where the chart stands says all: each place is asked once.
  const places = new Map<string, ReadonlySet<string>>();
  const commands = [...kinds.commands.keys(), 'undo', 'redo'];
  const allowedAt = (moment: ChartSnapshot): ReadonlySet<string> => {
    const place = JSON.stringify(moment.value);
    const known = places.get(place);
    if (known) return known;
    const snapshot = restore(moment);
    const allowed = new Set(commands.filter((type) => snapshot.can({ type } as never)));
    places.set(place, allowed);
    return allowed;
  };
  return {
    machine,
    start: atRest(initialTransition(machine, undefined)[0]),
    demand: (moment) => void restore(moment),
    allows: (moment, command) => allowedAt(moment).has(command),
    after: (moment, event) =>
      moving.has(event.type) ? atRest(transition(machine, restore(moment), event as never)[0]) : moment,
    path: (moment) => namesIn(moment.value),
  };
}

const namesIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value as Record<string, unknown>).flatMap(([name, inner]) => [name, ...namesIn(inner)]);
