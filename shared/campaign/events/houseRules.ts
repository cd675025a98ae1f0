import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { OptionsSchema, OptionValueSchema } from '../state.ts';

/** An option or a number of the campaign was set: by its id, to the id of a choice or to a number. */
export const optionSet = defineEvent(
  'option-set',
  'players',
  { option: z.string(), value: OptionValueSchema },
  (campaign, { option, value }) => {
    campaign.options[option] = value;
  },
);

/** A whole set of house rules replaced the previous one. */
export const houseRulesSet = defineEvent(
  'house-rules-set',
  'players',
  { options: OptionsSchema },
  (campaign, { options }) => {
    campaign.options = options;
  },
);

export const houseRuleEvents = [optionSet, houseRulesSet];
