import { conditionGained } from '../../../campaign/events/creatures.ts';
import { freshId } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import { MINUTE } from '../../../time/scales.ts';
import type { Decision } from '../../contract.ts';
import { by } from '../cite.ts';
import { familyNumber, familyOption } from '../options/index.ts';
import { CURE, curable, cureWounds } from './cure.ts';

type Effect = (decision: Decision, caster: string, targets: readonly string[]) => void;

/** How long a spell lasts that does not say so: minutes in a fight, else until it is ended (CA-S10). */
function lastsFor(decision: Decision): number | undefined {
  const short =
    decision.state.fight !== null || familyOption(decision.state, 'spells-outside-fights') === 'by-the-clock';
  return short ? familyNumber(decision.state, 'spell-minutes') * MINUTE : undefined;
}

interface Laid {
  name: string;
  details: Record<string, string | number>;
  /** Seconds, where the spell itself says how long. */
  seconds?: number;
}

/** A condition that a spell lays on someone. */
function lay(decision: Decision, id: string, { name, details, seconds = lastsFor(decision) }: Laid): void {
  const { conditions } = creatureAt(decision.state, id);
  const endsAt = seconds === undefined ? {} : { endsAt: decision.state.clock + seconds };
  decision.emit(
    conditionGained,
    { creature: id, condition: { id: freshId(name, 'spell', conditions), name, ...endsAt, details } },
    by(decision, 'cast'),
  );
}

const onTargets =
  (laid: Laid): Effect =>
  (decision, caster, targets) => {
    for (const id of targets.length > 0 ? targets : [caster]) lay(decision, id, laid);
  };

/** The spells that touch other rules, by their numbers; the rest is in their words alone (CA-SP20, CA-SP36, CA-SP48, CA-SP71, CA-SP84). */
export const EFFECTS: Readonly<Record<number, Effect>> = {
  [CURE]: (decision, caster, [target = caster]) => cureWounds(decision, target),
  36: onTargets({ name: 'Hasted: 120ft a turn', details: { pace: 120 } }),
  48: onTargets({ name: 'Magic dampened', details: { dampened: 'yes' } }),
  71: onTargets({ name: 'Shielded from mundane attacks', details: { ward: 'mundane' }, seconds: MINUTE }),
  84: (decision, caster) => lay(decision, caster, { name: 'Swarm form', details: { ward: 'all but blast' } }),
};

type Results = (
  decision: Decision,
  caster: string,
  targets: readonly string[],
) => { results?: { creature: string; works: boolean }[] };

/** Whom a spell does something for, by its number: of those that are not alike for everybody (CA-SP20). */
export const RESULTS: Readonly<Record<number, Results>> = {
  [CURE]: (decision, caster, [target = caster]) => {
    const works = curable(decision, target);
    return works === undefined ? {} : { results: [{ creature: target, works }] };
  },
};
