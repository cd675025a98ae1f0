import type { FightPhase, FightRules } from '../../systems/contract.ts';
import { PHASES, type PhaseId } from '../state.ts';

/** A way from one phase of the fight to the one that comes after it. */
export interface PhaseStep {
  /** Undefined at the beginning of the fight. */
  from: PhaseId | undefined;
  to: PhaseId;
  /** A round is over with it, and another begins with it. */
  endsRound: boolean;
  beginsRound: boolean;
}

type Phases = Pick<FightRules, 'opening' | 'round'>;

/** All steps of a fight of these phases: through the opening once, then round after round. */
export function phaseSteps({ opening, round }: Phases): PhaseStep[] {
  const [first] = round;
  if (!first) throw new Error('A fight needs a phase in its rounds.');
  const ids = [undefined, ...opening.map(({ id }) => id), ...round.map(({ id }) => id)];
  const last = ids.length - 1;
  return ids.map((from, index) => {
    const to = ids[index + 1] ?? first.id;
    return { from, to, endsRound: index === last, beginsRound: to === first.id };
  });
}

/** The step after a phase, or the first of the fight. */
export function nextPhase(phases: Phases, from: PhaseId | undefined): PhaseStep {
  const step = phaseSteps(phases).find((one) => one.from === from);
  if (!step) throw new Error(`Nothing follows the phase “${from ?? ''}”.`);
  return step;
}

/** What happens in a phase of these. */
export function phaseCalled({ opening, round }: Phases, id: PhaseId): FightPhase {
  const phase = [...opening, ...round].find((one) => one.id === id);
  if (!phase) throw new Error(`This system has no phase “${id}”.`);
  return phase;
}

/** The phases a fight of this system can be in, in their order; the check of morale and the aftermath are everybody’s. */
export function phasesOf({ fight }: { fight: Phases & Pick<FightRules, 'morale'> }): PhaseId[] {
  const named = new Set<PhaseId>([...fight.opening, ...fight.round].map(({ id }) => id));
  if (fight.morale) named.add('morale');
  named.add('aftermath');
  return PHASES.filter((phase) => named.has(phase));
}
