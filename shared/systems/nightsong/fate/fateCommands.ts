import { z } from 'zod';
import { itemAdded, itemChanged } from '../../../campaign/events/creatures.ts';
import { diceRolled } from '../../../campaign/events/campaign.ts';
import { freshId, IdSchema } from '../../../campaign/ids.ts';
import { ableCreature, itemOf } from '../../../campaign/lookup.ts';
import { isDangerous } from '../../../campaign/meet.ts';
import { passTime } from '../../../campaign/passTime.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { partyOf, type Campaign, type Creature } from '../../../campaign/state.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { characterChoices } from '../checks/fields.ts';
import { rollWeather } from '../rest/dues.ts';
import { encounterCheck, watchCheck } from '../road/encounters.ts';
import { askFate, fateAsked, ThresholdSchema, throwPercentile } from './fate.ts';
import { gearNamed } from '../gear/gear.ts';
import { rulingOf } from '../rulings.ts';
import { stepUp } from '../gear/stepDice.ts';
import { WATCH } from '../words.ts';

/** How a printed chance is read: from 1 to 100, or by an option as the Die of Fate is (NS-R27). */
const readingOfPrinted = (campaign: Campaign): 'tens' | 'hundred' =>
  rulingOf(campaign, 'printed-chances') === 'from 1 to 100' ? 'hundred' : rulingOf(campaign, 'fate-die');

const findingTheWay = { type: 'die-of-fate', about: 'Finding the way' };

/** The threshold for keeping the way, as a question to the Die of Fate may have it (NS-S5). */
const wayThreshold = (campaign: Campaign): number => Math.max(1, rulingOf(campaign, 'navigation-threshold'));

/** The Die of Fate; a printed chance X% happens on X or less, as a rule of a hundred (NS-85, NS-88, NS-R27). */
const dieOfFate = defineCommand({
  type: 'die-of-fate',
  title: 'Die of Fate',
  about:
    'Asks the Die of Fate: positive at or below `threshold`. `chance` instead is a printed X%, read from 1 to 100 unless an option says otherwise.',
  when: ['anytime'],
  rules: ['NS-85', 'NS-86', 'NS-87', 'NS-88', 'NS-R27'],
  fields: z.strictObject({
    type: z.literal('die-of-fate'),
    about: z.string().trim().max(500).default(''),
    threshold: ThresholdSchema.default(50),
    chance: ThresholdSchema.optional(),
    secret: z.boolean().default(false),
  }),
  decide: (decision, { about, threshold, chance, secret }) => {
    const question = about || 'Die of Fate';
    const told = { rules: chance === undefined ? ['NS-85'] : ['NS-88'], ...(secret ? { secret } : {}) };
    if (chance !== undefined) {
      const { total } = throwPercentile(decision, question, readingOfPrinted(decision.state));
      const answer = total <= chance ? 'positive' : 'negative';
      const text = `${question}: ${total} against ${chance}%, ${answer === 'positive' ? 'it happens' : 'it does not happen'}.`;
      decision.emit(fateAsked, { about, threshold: chance, answer }, text, told);
      return;
    }
    const { roll, answer } = askFate(decision, question, threshold);
    decision.emit(
      fateAsked,
      { about, threshold, answer },
      `${question}: ${roll.total} against ${threshold}, ${answer}.`,
      told,
    );
  },
  offers: (campaign) => [
    {
      label: 'Die of Fate',
      key: 'o',
      group: 'fate',
      command: { type: 'die-of-fate' },
      needs: [
        { name: 'about', label: 'About what', kind: 'text', optional: true },
        {
          name: 'threshold',
          label: 'Positive up to',
          kind: 'number',
          value: 50,
          choices: [30, 50, 70].map((one) => ({ value: String(one), label: String(one) })),
        },
      ],
    },
    {
      label: 'A printed chance',
      detail: readingOfPrinted(campaign) === 'hundred' ? 'X%, read from 1 to 100' : 'X%, read in tens',
      group: 'fate',
      command: { type: 'die-of-fate' },
      needs: [
        { name: 'about', label: 'About what', kind: 'text', optional: true },
        { name: 'chance', label: 'Chance in a hundred', kind: 'number', value: 50 },
      ],
    },
    {
      label: 'Is the way found?',
      group: 'fate',
      command: { ...findingTheWay, threshold: wayThreshold(campaign) },
    },
  ],
});

const weather = defineCommand({
  type: 'roll-weather',
  title: 'Weather by the Die of Fate',
  about: 'Throws the weather anew.',
  when: ['world', 'downtime', 'site'],
  rules: ['NS-87', 'NS-S5'],
  fields: z.strictObject({ type: z.literal('roll-weather') }),
  decide: (decision) => rollWeather(decision),
  offers: () => [{ label: 'Throw the weather', group: 'fate', command: { type: 'roll-weather' } }],
});

const checkEncounter = defineCommand({
  type: 'check-encounter',
  title: 'Encounter check',
  about: 'Asks the Die of Fate for an encounter out of turn.',
  when: ['world', 'site'],
  rules: ['NS-87', 'NS-S3'],
  fields: z.strictObject({ type: z.literal('check-encounter') }),
  decide: (decision) => {
    if (!isDangerous(decision.state))
      throw new Refusal('not-dangerous', 'This is no dangerous place; nobody is met by chance (NS-S3).');
    encounterCheck(decision);
  },
  offers: (campaign) =>
    isDangerous(campaign)
      ? [{ label: 'Encounter check', group: 'fate', command: { type: 'check-encounter' } }]
      : [],
});

/**
 * What is found goes into the rations: one step up or as many as an option says, else a first small bundle
 * (NS-S5).
 */
function bring(decision: Decision, finder: Creature, itemId: string | undefined): void {
  const food =
    itemId === undefined
      ? finder.items.find((one) => one.kind === 'food' && one.die !== undefined)
      : itemOf(finder, itemId);
  const rations = gearNamed('Rations');
  if (food?.die !== undefined) {
    const steps = rulingOf(decision.state, 'foraging-steps');
    const die = stepUp(food.die, food.fullDie ?? food.die, steps);
    decision.emit(
      itemChanged,
      { creature: finder.id, item: food.id, from: { die: food.die }, to: { die } },
      die === food.die
        ? `${finder.name}’s ${food.name.toLowerCase()} are full already.`
        : `${finder.name}’s ${food.name.toLowerCase()}: D${food.die} → D${die}.`,
      { rules: ['NS-S5'] },
    );
  } else if (rations) {
    const bundle = stepUp(0, rations.die ?? 0, rulingOf(decision.state, 'foraging-steps'));
    const taken = Object.fromEntries(finder.items.map((one) => [one.id, one]));
    decision.emit(
      itemAdded,
      { creature: finder.id, item: { ...rations, die: bundle, id: freshId(rations.name, 'item', taken) } },
      `${finder.name} has rations, D${bundle}.`,
      { rules: ['NS-S5'] },
    );
  }
}

/** So many Watches in the land, each with its encounter check, until somebody comes (NS-S3, NS-S5). */
function spendWatches(decision: Decision, watches: number): void {
  for (let watch = 0; watch < watches && !decision.state.encounter; watch += 1) {
    passTime(decision, WATCH);
    watchCheck(decision);
  }
}

const watchesInWords = (watches: number): string => (watches === 1 ? 'a Watch' : `${watches} Watches`);

const forage = defineCommand({
  type: 'forage',
  title: 'Forage',
  about: 'A Watch or more of looking for food: on a positive Die of Fate rations go up.',
  when: ['world'],
  rules: ['NS-87', 'NS-S5'],
  fields: z.strictObject({ type: z.literal('forage'), creature: IdSchema, item: IdSchema.optional() }),
  decide: (decision, { creature: id, item }) => {
    const finder = ableCreature(decision.state, id);
    if (item !== undefined && itemOf(finder, item).kind !== 'food')
      throw new Refusal('not-food', `${itemOf(finder, item).name} is no food.`, 'item');
    const threshold = rulingOf(decision.state, 'foraging-threshold');
    const { roll, answer } = askFate(decision, 'foraging', threshold);
    const found = answer === 'positive';
    decision.emit(
      diceRolled,
      {},
      `${finder.name} forages: ${roll.total} against ${threshold}, ${found ? 'food is found' : 'nothing'}.`,
      {
        rules: ['NS-S5', 'NS-87'],
      },
    );
    if (found) bring(decision, finder, item);
    spendWatches(decision, rulingOf(decision.state, 'foraging-watches'));
  },
  offers: (campaign) =>
    partyOf(campaign).length > 0
      ? [
          {
            label: 'Forage',
            detail: watchesInWords(rulingOf(campaign, 'foraging-watches')),
            key: 'g',
            group: 'fate',
            command: { type: 'forage' },
            needs: [characterChoices(campaign)],
          },
        ]
      : [],
});

export const fateCommands = [dieOfFate, weather, checkEncounter, forage];
