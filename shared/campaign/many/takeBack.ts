import { z } from 'zod';
import { fitting } from '../../door/fitting.ts';
import { defineCommand, type Decision } from '../../systems/contract.ts';
import { demandDetails } from '../details.ts';
import { blowTakenBack, combatantChanged } from '../events/fight.ts';
import { proceed } from '../fight.ts';
import { find, IdSchema } from '../ids.ts';
import { creatureAt } from '../lookup.ts';
import { Refusal } from '../refusal.ts';
import { momentOf } from './together.ts';
import { ConditionSchema, CreatureSchema, LARGEST, type Creature } from '../state.ts';

type Json = Creature['sheet'][string];

const Points = z.int().min(-9999).max(9999).default(0);
const Figures = CreatureSchema.shape.sheet.default({});

/** What one blow did to someone, so that it can be taken back later. */
const fields = z.strictObject({
  type: z.literal('take-back'),
  creature: IdSchema,
  actor: IdSchema,
  /** The number of the blow’s line. */
  blow: z.int().min(1).max(LARGEST),
  hitPoints: Points,
  mostHitPoints: Points,
  /** The status before it, where it changed that. */
  status: CreatureSchema.shape.status.unwrap().optional(),
  /** The figures of the sheet that it changed, before it and after it. */
  before: Figures,
  after: Figures,
  /** Conditions that came from it, and those that it ended. */
  gained: z.array(IdSchema).max(100).default([]),
  lost: z.array(ConditionSchema).max(100).default([]),
  /** Timers that it started. */
  timers: z.array(IdSchema).max(100).default([]),
  /** The moment of the fight in which it fell, and the attacker’s figures of the fight that changed with it. */
  action: z.strictObject({ moment: z.string().max(100), before: Figures, after: Figures }).optional(),
});
export type TakeBack = z.input<typeof fields>;

const isPlain = (value: Json | undefined): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A figure without what a blow made of it: the difference of numbers, else what it was before. */
function without(now: Json | undefined, before: Json, after: Json | undefined): Json {
  if (typeof now === 'number' && typeof before === 'number' && typeof after === 'number')
    return now + before - after;
  if (!isPlain(now) || !isPlain(before) || !isPlain(after)) return before;
  return Object.fromEntries(
    Object.keys(before).map((key) => [key, without(now[key], before[key] ?? null, after[key])]),
  );
}

const isSame = (a: Json | undefined, b: Json | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The attacker has the action of the blow again, as long as the turn in which it was used goes on. */
function giveActionBack(decision: Decision, { actor, action }: z.infer<typeof fields>): void {
  const combatant = find(decision.state.fight?.combatants ?? {}, actor);
  if (!action || !combatant || momentOf(decision.state) !== action.moment) return;
  const { before, after } = action;
  const figures = Object.keys({ ...before, ...after }).map((key): [string, Json | undefined] => {
    const [now, was, made] = [combatant.details[key], before[key], after[key]];
    if (isSame(now, made)) return [key, was];
    // Another action has changed it since.
    return [key, typeof made === 'number' ? without(now, was ?? 0, made) : now];
  });
  const details = Object.fromEntries(
    figures.flatMap(([key, to]): [string, Json][] => (to === undefined ? [] : [[key, to]])),
  );
  demandDetails(decision.system, 'combatant', { ...combatant.details, ...details }, 'action.before');
  const gone = figures.flatMap(([key, to]) => (to === undefined ? [key] : []));
  decision.emit(combatantChanged, { creature: actor, acted: false, details, gone });
}

/** The sheet without what the blow changed; refuses `off-sheet` what is no sheet of this system. */
function sheetWithout(
  { system }: Decision,
  { name, sheet }: Creature,
  { before, after }: z.infer<typeof fields>,
) {
  const to = Object.fromEntries(
    Object.entries(before).map(([key, was]) => [key, without(sheet[key], was, after[key])]),
  );
  if (!fitting(system.sheet, { ...sheet, ...to }).success)
    throw new Refusal('off-sheet', `This is not valid for the sheet of ${name}.`, 'before');
  return to;
}

/** A blow that did not happen after all: its harm is given back, and what came after it stays. */
export const takeBack = defineCommand({
  type: 'take-back',
  title: 'Undo one blow',
  about:
    'Gives back what one blow took: hit points, status, scores and conditions. The attacker has the action back while that turn continues.',
  when: ['session'],
  fields,
  decide: (decision, command) => {
    const { creature: id, actor, blow, status, gained, lost } = command;
    const creature = creatureAt(decision.state, id);
    for (const [index, { details }] of lost.entries())
      demandDetails(decision.system, 'condition', details, `lost.${index}.details`);
    const max = Math.max(0, creature.hitPoints.max + command.mostHitPoints);
    const from = creature.hitPoints.now;
    const timers = command.timers.filter((timer) => Object.hasOwn(decision.state.timers, timer));
    decision.emit(blowTakenBack, {
      creature: id,
      actor,
      blow,
      from,
      to: Math.min(max, from + command.hitPoints),
      max,
      ...(status === undefined ? {} : { status }),
      sheet: sheetWithout(decision, creature, command),
      gained,
      lost: lost.filter((one) => !creature.conditions.some((own) => own.id === one.id)),
      timers,
    });
    giveActionBack(decision, command);
    if (decision.state.fight) proceed(decision);
  },
});
