import { z } from 'zod';
import { diceRolled } from '../../../campaign/events/campaign.ts';
import { conditionGained, conditionLost } from '../../../campaign/events/creatures.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { conditionOf, creatureAt } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { partyOf, type Campaign, type Condition, type Creature } from '../../../campaign/state.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import type { Attribute } from '../../cairn-family/sheet/attributes.ts';
import { today } from '../../cairn-family/days/days.ts';
import { choiceOf } from '../../../campaign/offer.ts';
import { loseScore } from '../../cairn-family/harm/harm.ts';
import { saveAloud } from '../../cairn-family/checks/saves.ts';
import { commandRules } from '../commandRules.ts';
import { family } from '../family.ts';

interface Disease {
  name: string;
  attribute: Attribute;
  /** Sides of the die lost on a failed Save, or a fixed number of points. */
  loss: { sides: number } | { points: number };
  /** Sides of the die of days it runs; null where it has no end of its own. */
  days: number | null;
  /** Passed Saves that heal it, in all. */
  passes?: number;
  signs: string;
}

/** The six diseases; all Saves are on STR (BDP-66 to BDP-71, BDP-R14). */
export const DISEASES = {
  swampsigh: {
    name: 'Swampsigh',
    attribute: 'str',
    loss: { points: 1 },
    days: 4,
    signs: 'a green, sickly skin',
  },
  'bonebreaker-plague': {
    name: 'Bonebreaker Plague',
    attribute: 'str',
    loss: { points: 2 },
    days: null,
    passes: 3,
    signs: 'wasting muscle, brittle bone',
  },
  'tick-jitters': { name: 'Tick Jitters', attribute: 'dex', loss: { sides: 2 }, days: 6, signs: 'spasms' },
  shadowrot: {
    name: 'Shadowrot',
    attribute: 'dex',
    loss: { points: 2 },
    days: null,
    passes: 4,
    signs: 'black marks',
  },
  'mindfog-fever': {
    name: 'Mindfog Fever',
    attribute: 'wil',
    loss: { points: 1 },
    days: 4,
    signs: 'forgetting, confusion',
  },
  'souls-despair': {
    name: 'Soul’s Despair',
    attribute: 'wil',
    loss: { sides: 4 },
    days: null,
    passes: 1,
    signs: 'visions, despair',
  },
} as const satisfies Readonly<Record<string, Disease>>;
type DiseaseId = keyof typeof DISEASES;
const DISEASE_IDS = Object.keys(DISEASES) as [DiseaseId, ...DiseaseId[]];

const diseaseOf = ({ details }: Condition): Disease | undefined => {
  const id = details['disease'];
  return typeof id === 'string' && Object.hasOwn(DISEASES, id) ? DISEASES[id as DiseaseId] : undefined;
};
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** Those of the party who carry a disease. */
const sick = (campaign: Campaign): Creature[] =>
  partyOf(campaign, true).filter(({ status, conditions }) => status !== 'dead' && conditions.some(diseaseOf));

/** Somebody has it from now on; a disease that ends by itself throws its days (BDP-60, BDP-63). */
function fallSick(decision: Decision, id: string, disease: DiseaseId): void {
  const { name, conditions } = creatureAt(decision.state, id);
  const { name: called, days, signs } = DISEASES[disease];
  if (conditions.some(({ details }) => details['disease'] === disease))
    throw new Refusal('already-there', `${name} has ${called} already (BDP-60).`, 'disease');
  const left = days === null ? null : decision.throwDice(`${name}, days of ${called}`, 1, days).total;
  decision.emit(
    conditionGained,
    {
      creature: id,
      condition: {
        id: disease,
        name: called,
        severity: 'major',
        details: { disease, left, passed: 0, since: today(decision.state) },
      },
    },
    `${name} has ${called}${left === null ? '' : ` for ${left} days`}: ${signs}.`,
  );
}

function recoverFrom(decision: Decision, id: string, condition: Condition, why: string): void {
  const { name } = creatureAt(decision.state, id);
  decision.emit(conditionLost, { creature: id, condition }, `${name} is over ${condition.name}${why}.`);
}

/** One disease on one day, from the day after it was caught: a STR Save, better of two under care; failing costs points, without a Critical Damage Save (BDP-61, BDP-62, BDP-64, BDP-R14, BDP-R15). */
function oneDay(decision: Decision, id: string, condition: Condition): void {
  const disease = diseaseOf(condition);
  const { since, left: days, passed: passes, tended } = condition.details;
  if (!disease || today(decision.state) <= number(since)) return;
  const passed = saveAloud(decision, id, 'str', condition.name, tended === true ? 'advantage' : 'normal');
  if (!passed) {
    const { loss } = disease;
    const points = 'points' in loss ? loss.points : decision.throwDice(condition.name, 1, loss.sides).total;
    loseScore(decision, family, id, disease.attribute, points, { why: condition.name });
  }
  if (creatureAt(decision.state, id).status === 'dead') return;
  const passesNow = number(passes) + Number(passed);
  const left = typeof days === 'number' ? days - 1 : null;
  const healed = disease.passes !== undefined && passesNow >= disease.passes;
  if (healed || (left !== null && left <= 0)) recoverFrom(decision, id, condition, healed ? ', healed' : '');
  else
    decision.emit(conditionGained, {
      creature: id,
      condition: { ...condition, details: { ...condition.details, passed: passesNow, left, tended: false } },
    });
}

/** Every disease of the party takes its day (BDP-61). */
export function diseasesTakeTheirDay(decision: Decision): void {
  for (const { id, conditions } of sick(decision.state))
    for (const condition of conditions.filter(diseaseOf)) oneDay(decision, id, condition);
}

/** Exposure takes a STR Save (BDP-S13). */
const expose = defineCommand({
  type: 'expose',
  title: 'Exposed to a disease',
  about:
    'A STR Save against catching it, or caught without one; then it takes its Save and its toll every day.',
  when: ['session'],
  rules: commandRules.expose,
  fields: z.strictObject({
    type: z.literal('expose'),
    creature: IdSchema,
    disease: z.enum(DISEASE_IDS),
    save: z.boolean().default(true),
  }),
  decide: (decision, { creature: id, disease, save }) => {
    const { name, status } = creatureAt(decision.state, id);
    if (status === 'dead') throw new Refusal('not-able', `${name} is dead (BDP-60).`, 'creature');
    if (save && saveAloud(decision, id, 'str', `against ${DISEASES[disease].name}`)) return;
    fallSick(decision, id, disease);
  },
  offers: (campaign) =>
    partyOf(campaign).length > 0
      ? [
          {
            label: 'Exposed to a disease',
            group: 'harm',
            command: { type: 'expose' },
            needs: [
              choiceOf(partyOf(campaign), 'creature', 'Who'),
              {
                name: 'disease',
                label: 'Which',
                kind: 'choice',
                choices: DISEASE_IDS.filter((id) =>
                  partyOf(campaign).some(({ conditions }) => !conditions.some((one) => one.id === id)),
                ).map((id) => ({ value: id, label: DISEASES[id].name, detail: DISEASES[id].signs })),
              },
            ],
          },
        ]
      : [],
});

/** The next Saves of somebody’s diseases are thrown with advantage (BDP-64). */
export function tendSick(decision: Decision, id: string, text?: string): void {
  for (const condition of creatureAt(decision.state, id).conditions.filter(diseaseOf))
    decision.emit(
      conditionGained,
      { creature: id, condition: { ...condition, details: { ...condition.details, tended: true } } },
      text,
    );
}

const tend = defineCommand({
  type: 'tend-sick',
  title: 'Rest and care',
  about:
    'The sick rest and are looked after: the next daily Saves are thrown with two dice, the better one counts.',
  when: ['session'],
  rules: commandRules['tend-sick'],
  fields: z.strictObject({ type: z.literal('tend-sick'), creature: IdSchema }),
  decide: (decision, { creature: id }) => {
    const { name, conditions } = creatureAt(decision.state, id);
    if (!conditions.some(diseaseOf))
      throw new Refusal('no-need', `${name} is not sick (BDP-64).`, 'creature');
    tendSick(decision, id, `${name} is looked after.`);
  },
  offers: (campaign) =>
    sick(campaign).map(({ id, name }) => ({
      label: `Look after ${name}`,
      group: 'care',
      command: { type: 'tend-sick', creature: id },
    })),
});

/** A cure ends it without a Save (BDP-65). */
const cure = defineCommand({
  type: 'cure',
  title: 'Cure a disease',
  about: 'A cure ends a disease without a Save.',
  when: ['anytime'],
  rules: commandRules.cure,
  fields: z.strictObject({ type: z.literal('cure'), creature: IdSchema, disease: IdSchema }),
  decide: (decision, { creature: id, disease }) => {
    const creature = creatureAt(decision.state, id);
    const condition = conditionOf(creature, disease, 'disease');
    if (!diseaseOf(condition))
      throw new Refusal('bad-field', `${condition.name} is no disease (BDP-65).`, 'disease');
    decision.emit(diceRolled, {}, `The cure works.`);
    recoverFrom(decision, id, condition, '');
  },
  offers: (campaign) =>
    sick(campaign).flatMap(({ id, name, conditions }) =>
      conditions.filter(diseaseOf).map((condition) => ({
        label: `${name} is cured of ${condition.name}`,
        group: 'care',
        command: { type: 'cure', creature: id, disease: condition.id },
      })),
    ),
});

export const diseaseCommands = [expose, tend, cure];
