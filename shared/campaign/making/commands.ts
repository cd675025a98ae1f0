import { z } from 'zod';
import { defineCommand, type Decision } from '../../systems/contract.ts';
import { ownCommand } from '../../systems/ownCommand.ts';
import type { DrawnValue, MakingStep } from '../../systems/makingRules.ts';
import { inheritFrom } from '../people/inherit.ts';
import { describedAnew } from '../events/creatures.ts';
import { Refusal } from '../refusal.ts';
import { fitting } from '../../door/fitting.ts';
import { DrawnValueSchema } from './draft.ts';
import { newcomerDiscarded, newcomerFinished, stepDrawn, stepsCleared } from './events.ts';
import { drawnIn, labelOf, lookOf, openSteps, rowOf, stepsNow, suits, valuesNow } from './steps.ts';

function stepAt({ state, system }: Decision, id: string): MakingStep {
  const step = stepsNow(state, system).find((one) => one.id === id);
  if (!step) throw new Refusal('unknown-step', `A new character has no step “${id}” now.`, 'step');
  return step;
}

/** Throws the dice of a step; the fact says which throw it is. Refuses `no-dice` for what is only chosen. */
function throwStep(decision: Decision, step: MakingStep): void {
  const { id, title, dice, rows, times = 1 } = step;
  if (dice === undefined)
    throw new Refusal('no-dice', `No dice are thrown for ${title}. Choose a value.`, 'value');
  const throws = (decision.state.newcomer?.drawn[id]?.throws ?? 0) + 1;
  const roll = decision.throwNotation(`new character, ${title}`, dice);
  const value = (rows ? rowOf(rows, roll.total)?.value : undefined) ?? roll.total * times;
  const label = labelOf(step, value);
  decision.emit(stepDrawn, { step: id, title, value, label, dice: roll.dice, throws });
  const again = decision.system.making?.again?.(drawnIn(decision.state));
  if (again) decision.emit(stepsCleared, { steps: [...again.steps], why: again.why });
}

function chooseStep(decision: Decision, step: MakingStep, value: DrawnValue): void {
  const { id, title } = step;
  if (!suits(step, value))
    throw new Refusal(
      'bad-field',
      `${title} can’t be ${labelOf(step, value) || 'empty'}. Choose another.`,
      'value',
    );
  const throws = decision.state.newcomer?.drawn[id]?.throws ?? 0;
  decision.emit(stepDrawn, { step: id, title, value, label: labelOf(step, value), throws });
}

const drawStep = defineCommand({
  type: 'draw-step',
  title: 'New character: one step',
  about: 'Throws one step of a new character. Every throw is in the log, also when a step is thrown again.',
  fieldNotes: '“value” sets the step without a throw.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('draw-step'),
    step: z.string().max(60),
    value: DrawnValueSchema.optional(),
  }),
  decide: (decision, { step: id, value }) => {
    const step = stepAt(decision, id);
    if (value === undefined) throwStep(decision, step);
    else chooseStep(decision, step, value);
  },
});

/** The first open step that has dice. */
const toThrow = ({ state, system }: Pick<Decision, 'state' | 'system'>): MakingStep | undefined =>
  openSteps(state, system).find(({ dice }) => dice !== undefined);

/** What offers have that open the steps of a new character. */
const STEP_BY_STEP = { label: 'New character…', group: 'party', opens: 'making' } as const;

const drawRest = defineCommand({
  type: 'draw-rest',
  title: 'New character: all the rest at random',
  about: 'Throws every step of a new character that is still open; what is not thrown is as usual.',
  when: ['anytime'],
  fields: z.strictObject({ type: z.literal('draw-rest') }),
  decide: (decision) => {
    if (!toThrow(decision)) throw new Refusal('no-need', 'No step is left to throw.');
    for (let step = toThrow(decision); step; step = toThrow(decision)) throwStep(decision, step);
  },
  // A character that is not begun has a name to throw.
  offers: (campaign, system) =>
    system.making && (!campaign.newcomer || toThrow({ state: campaign, system }))
      ? [{ ...STEP_BY_STEP, command: { type: 'draw-rest' } }]
      : [],
});

/** Makes the character by the system’s own command; gives back the id. */
function made(decision: Decision): string {
  const { state, system } = decision;
  const [open] = openSteps(state, system);
  if (!system.making || open)
    throw new Refusal('not-ready', `${open?.title ?? 'The character'} is still open.`, open?.id);
  const command = system.making.command(valuesNow(state, system));
  const kind = ownCommand(system, command.type);
  const fields = kind && fitting(kind.fields, command);
  if (!fields?.success) {
    const [issue] = fields?.error.issues ?? [];
    throw new Refusal(
      'bad-field',
      `This can’t be a character: ${issue?.message ?? ''}.`,
      String(issue?.path[0]),
    );
  }
  const before = new Set(Object.keys(state.creatures));
  kind?.decide(decision, fields.data);
  return Object.keys(decision.state.creatures).find((id) => !before.has(id)) ?? '';
}

const finishCharacter = defineCommand({
  type: 'finish-character',
  title: 'New character: finish',
  about: 'Makes the character of the steps that were thrown and chosen; they join the party.',
  when: ['anytime'],
  fields: z.strictObject({ type: z.literal('finish-character') }),
  decide: (decision) => {
    const { look, heir } = valuesNow(decision.state, decision.system);
    const creature = made(decision);
    if (typeof look === 'string')
      decision.emit(describedAnew, { creature, ...lookOf(look) }, { secret: true });
    if (typeof heir === 'string') inheritFrom(decision, heir, creature);
    decision.emit(newcomerFinished, { creature });
  },
  offers: (campaign, system) =>
    campaign.newcomer && openSteps(campaign, system).length === 0
      ? [{ ...STEP_BY_STEP, command: { type: 'finish-character' } }]
      : [],
});

const discardCharacter = defineCommand({
  type: 'discard-character',
  title: 'New character: discard',
  about: 'Discards what was thrown and chosen for a new character so far. The log keeps the throws.',
  when: ['anytime'],
  fields: z.strictObject({ type: z.literal('discard-character') }),
  decide: (decision) => {
    if (!decision.state.newcomer) throw new Refusal('no-need', 'No character is being made.');
    decision.emit(newcomerDiscarded, {});
  },
});

export const makingCommands = [drawStep, drawRest, finishCharacter, discardCharacter] as const;
