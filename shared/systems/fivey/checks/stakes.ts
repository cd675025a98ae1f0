import { itemChanged } from '../../../campaign/events/creatures.ts';
import { creatureAt, itemOf } from '../../../campaign/lookup.ts';
import type { Creature } from '../../../campaign/state.ts';
import { marginOf } from '../../common/margin.ts';
import type { Decision } from '../../contract.ts';
import { gainRaised, studied } from '../events/downtime.ts';
import { initiativeRolled } from '../events/fight.ts';
import { endured } from '../fight/damage.ts';
import { decideHiding } from '../fight/hiding.ts';
import { orderAgain } from '../fight/initiative.ts';
import { gainExperience, hardenBy } from '../people/levels.ts';
import { heal } from '../sheet/hitPoints.ts';
import { openRolls, sheetOf, type LastRoll, type Stake } from '../sheet/sheet.ts';
import { rememberAll } from './checks.ts';

type StakeOf<Kind> = Extract<Stake, { kind: Kind }>;

/** A roll after an inspiration die, with what the die added. */
type Raised = LastRoll & { bonus: number };

type Follow<Kind> = (decision: Decision, raised: Raised, stake: StakeOf<Kind>) => void;

/** Initiative with the die on one total; the others’ rolls stay open, held against the same order. */
const again: Follow<'initiative'> = (decision, { actor, total }, stake) => {
  const now = orderAgain(decision, stake, actor, total);
  decision.emit(initiativeRolled, { against: now.theirs, totals: now.ours });
  rememberAll(
    decision,
    openRolls(decision.state).map((roll) => ({ ...roll, stake: now })),
  );
};

const learn: Follow<'study'> = (decision, { actor, total, dc, success }, { kind: _kind, ...about }) => {
  if (!success) return;
  decision.emit(studied, {
    actor,
    ...about,
    total,
    against: dc,
    passed: true,
    ...marginOf(true, total - dc),
  });
  hardenBy(decision, actor, sheetOf(creatureAt(decision.state, actor)).feats);
};

/** What a roll of damage does to someone who may resist its kind. */
const damageOf = (
  creature: Creature,
  thrown: number,
  { damageType: type, weather = false }: StakeOf<'suffered'>,
): number => (type === undefined ? thrown : endured(creature, thrown, { type, weather }));

/** What an inspiration die changes besides the number: what failed is done, what harmed is given back, gains grow. */
const FOLLOWS: { [Kind in Stake['kind']]: Follow<Kind> } = {
  harm: (decision, { actor, success }, { back }) => {
    if (success && back > 0) heal(decision, actor, back, 'inspired');
  },
  suffered: (decision, { actor, total, bonus }, stake) => {
    const creature = creatureAt(decision.state, actor);
    const left = (thrown: number): number => Math.max(0, stake.had - damageOf(creature, thrown, stake));
    const rolled = total - bonus;
    const back = left(Math.max(0, rolled - bonus)) - left(rolled);
    if (back > 0) heal(decision, actor, back, 'inspired');
  },
  armour: (decision, { actor, success }, { item: id }) => {
    const { inUse } = itemOf(creatureAt(decision.state, actor), id);
    if (!success) return;
    decision.emit(itemChanged, { creature: actor, item: id, from: { inUse }, to: { inUse: !inUse } });
  },
  hiding: (decision, { actor, total }, { skilled, observers }) =>
    decideHiding(decision, {
      actor,
      skilled,
      total,
      observers: observers.map((one) => ({ ...one, unseen: total >= one.against })),
    }),
  initiative: again,
  healing: (decision, { actor, bonus }) => heal(decision, actor, bonus, 'inspired'),
  crowns: (decision, { actor, bonus }) => decision.emit(gainRaised, { creature: actor, crowns: bonus }),
  experience: (decision, { actor, bonus }) => gainExperience(decision, actor, bonus),
  capital: (decision, { actor, bonus }, { institution }) =>
    decision.emit(gainRaised, { creature: actor, institution, capital: bonus }),
  study: learn,
};

/** Carries out what hangs on a roll that a die has raised. */
export const follow = <Kind extends Stake['kind']>(
  decision: Decision,
  raised: Raised,
  stake: StakeOf<Kind> & { kind: Kind },
): void => FOLLOWS[stake.kind](decision, raised, stake);

/** Kinds of stakes that say by themselves what the die did, without a DC to meet. */
export const OPEN_ENDED: ReadonlySet<Stake['kind']> = new Set<Stake['kind']>([
  'suffered',
  'hiding',
  'initiative',
  'healing',
  'crowns',
  'experience',
  'capital',
]);
