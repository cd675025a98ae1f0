import { z } from 'zod';
import { defineCommand, type System } from '../../systems/contract.ts';
import { houseRulesSet, optionSet } from '../events/houseRules.ts';
import { Refusal } from '../refusal.ts';
import { OptionsSchema, OptionValueSchema, type OptionValue } from '../state.ts';

const isWithin = (value: number, [least, most]: readonly [number, number]): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** Refuses `unknown-option` where the system has none of this id, and `bad-field` where it can't have this value. */
function demandFit(
  { options, numbers }: Pick<System, 'options' | 'numbers'>,
  id: string,
  value: OptionValue,
  path: string,
): void {
  const option = options.find((one) => one.id === id);
  const number = numbers.find((one) => one.id === id);
  if (number && typeof value !== typeof number.value)
    throw new Refusal('bad-field', `“${String(value)}” is not a value for “${number.name}”.`, path);
  const { name } = option ?? number ?? { name: '' };
  if (!name) throw new Refusal('unknown-option', `There is no house rule “${id}”.`, 'option');
  const choices: readonly OptionValue[] | undefined = option?.choices.map((one) => one.id) ?? number?.choices;
  if (choices && !choices.includes(value))
    throw new Refusal('bad-field', `“${name}” can be ${choices.join(', ')}, not “${value}”.`, path);
  const { range } = number ?? {};
  if (range && !isWithin(Number(value), range))
    throw new Refusal('bad-field', `“${name}” must be a whole number from ${range[0]} to ${range[1]}.`, path);
}

const setOption = defineCommand({
  type: 'set-option',
  title: 'Change house rule',
  about: 'Changes an option or a number of the rules for this campaign.',
  when: ['anytime'],
  fields: z.strictObject({ type: z.literal('set-option'), option: z.string(), value: OptionValueSchema }),
  decide: (decision, { option, value }) => {
    demandFit(decision.system, option, value, 'value');
    decision.emit(optionSet, { option, value });
  },
});

const setHouseRules = defineCommand({
  type: 'set-house-rules',
  title: 'Use a set of house rules',
  about:
    'Replaces the campaign’s house rules with a saved set; everything else returns to the rules as written.',
  when: ['anytime'],
  fields: z.strictObject({ type: z.literal('set-house-rules'), options: OptionsSchema }),
  decide: (decision, { options }) => {
    for (const [id, value] of Object.entries(options)) demandFit(decision.system, id, value, `options.${id}`);
    decision.emit(houseRulesSet, { options });
  },
});

export const houseRuleCommands = [setOption, setHouseRules];
