import { z } from 'zod';
import { IdSchema } from '../../../campaign/ids.ts';
import { conditionOf, creatureAt } from '../../../campaign/lookup.ts';
import { choiceOf } from '../../../campaign/offer.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import type { Campaign, Condition, Creature } from '../../../campaign/state.ts';
import { saveAloud } from '../../cairn-family/checks/saves.ts';
import { today } from '../../cairn-family/days/days.ts';
import { loseScore } from '../../cairn-family/harm/harm.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { by, cite } from '../cite.ts';
import { diseaseCaught, diseaseEnded, diseaseTookItsDay, sickTended } from '../events/diseases.ts';
import { family } from '../family.ts';
import { diseaseAt, diseaseOf, DISEASE_IDS, DISEASES, type DiseaseId } from './data.ts';

/** Those of the party who carry a disease. */
const sick = (campaign: Campaign): Creature[] =>
  partyOf(campaign, true).filter(({ status, conditions }) => status !== 'dead' && conditions.some(diseaseOf));

/** Someone has it from now on (BDP-60); a disease that ends by itself rolls its days (BDP-63). */
function fallSick(decision: Decision, id: string, disease: DiseaseId): void {
  const { name, conditions } = creatureAt(decision.state, id);
  const { name: called, days: sides } = diseaseAt(disease);
  if (conditions.some((one) => diseaseOf(one)?.disease === disease))
    throw new Refusal('already-there', `${name} already has ${called}.`, 'disease');
  const days = sides === null ? null : decision.throwDice(`${name}, days of ${called}`, 1, sides).total;
  decision.emit(
    diseaseCaught,
    { creature: id, disease, days, since: today(decision.state) },
    by(decision, 'disease', days !== null && 'run-out'),
  );
}

/**
 * One disease on one day, from the day after it was caught: a STR Save (BDP-61), the better of two under care (BDP-R15); failing costs
 * points, without a Critical Damage Save. Those without an end of their own heal with so many passed Saves (BDP-62, BDP-R14).
 */
function oneDay(decision: Decision, id: string, condition: Condition): void {
  const kept = diseaseOf(condition);
  const isDead = (): boolean => creatureAt(decision.state, id).status === 'dead';
  if (!kept || isDead() || today(decision.state) <= kept.since) return;
  const { name, attribute, loss, passes: needed } = diseaseAt(kept.disease);
  const passed = saveAloud(decision, id, 'str', name, kept.tended ? 'advantage' : 'normal');
  if (!passed) {
    const points = 'points' in loss ? loss.points : decision.throwDice(name, 1, loss.sides).total;
    const rules = cite(decision, 'disease-day');
    decision.asDeedOf({ means: 'disease' }, () =>
      loseScore(decision, family, id, attribute, points, { why: name, rules }),
    );
  }
  if (isDead()) return;
  const { disease } = kept;
  const passes = kept.passed + Number(passed);
  const left = kept.left === null ? null : kept.left - 1;
  decision.emit(
    diseaseTookItsDay,
    { creature: id, disease, passed, passes, left },
    by(decision, 'disease-day', kept.tended && 'tended'),
  );
  if (needed !== undefined && passes >= needed)
    decision.emit(diseaseEnded, { creature: id, disease, how: 'healed' }, by(decision, 'healed'));
  else if (left !== null && left <= 0)
    decision.emit(diseaseEnded, { creature: id, disease, how: 'run-out' }, by(decision, 'run-out'));
}

/** Every disease of the party takes its day. */
export function diseasesTakeTheirDay(decision: Decision): void {
  for (const { id, conditions } of sick(decision.state))
    for (const condition of conditions.filter(diseaseOf)) oneDay(decision, id, condition);
}

/** Exposure takes a STR Save (BDP-S13). */
const expose = defineCommand({
  type: 'expose',
  title: 'Expose to disease',
  about:
    'The character makes a STR Save to avoid a disease, or catches it without one. It then calls for a Save every day.',
  when: ['session'],
  dice: [{ die: 'd20', for: 'STR Save to avoid it' }],
  fields: z.strictObject({
    type: z.literal('expose'),
    creature: IdSchema,
    disease: z.enum(DISEASE_IDS),
    save: z.boolean().default(true),
  }),
  decide: (decision, { creature: id, disease, save }) => {
    const { name, status } = creatureAt(decision.state, id);
    if (status === 'dead') throw new Refusal('not-able', `${name} is dead.`, 'creature');
    if (save && saveAloud(decision, id, 'str', `against ${DISEASES[disease].name}`)) return;
    fallSick(decision, id, disease);
  },
  offers: (campaign) =>
    partyOf(campaign).length > 0
      ? [
          {
            label: 'Expose to disease',
            group: 'harm',
            command: { type: 'expose' },
            needs: [
              choiceOf(partyOf(campaign), 'creature', 'Who'),
              {
                name: 'disease',
                label: 'Disease',
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

/** The next Saves of someone’s diseases are rolled with advantage (BDP-64). */
export function tendSick(decision: Decision, id: string, care: 'companions' | 'healer'): void {
  for (const condition of creatureAt(decision.state, id).conditions) {
    const kept = diseaseOf(condition);
    if (kept) decision.emit(sickTended, { creature: id, disease: kept.disease, care });
  }
}

const tend = defineCommand({
  type: 'tend-sick',
  title: 'Care for the sick',
  about: 'Gives a sick character rest and care: the next daily Save rolls two dice and uses the better.',
  when: ['session'],
  fields: z.strictObject({ type: z.literal('tend-sick'), creature: IdSchema }),
  decide: (decision, { creature: id }) => {
    const { name, conditions } = creatureAt(decision.state, id);
    if (!conditions.some(diseaseOf)) throw new Refusal('no-need', `${name} has no disease.`, 'creature');
    tendSick(decision, id, 'companions');
  },
  offers: (campaign) =>
    sick(campaign).map(({ id, name }) => ({
      label: `Care for ${name}`,
      group: 'care',
      command: { type: 'tend-sick', creature: id },
    })),
});

/** A cure ends it without a Save (BDP-65). */
const cure = defineCommand({
  type: 'cure',
  title: 'Cure disease',
  about: 'Ends a disease without a Save.',
  when: ['anytime'],
  fields: z.strictObject({ type: z.literal('cure'), creature: IdSchema, disease: IdSchema }),
  decide: (decision, { creature: id, disease: conditionId }) => {
    const condition = conditionOf(creatureAt(decision.state, id), conditionId, 'disease');
    const kept = diseaseOf(condition);
    if (!kept)
      throw new Refusal('bad-field', `${condition.name} is not a disease. Choose a disease.`, 'disease');
    decision.emit(diseaseEnded, { creature: id, disease: kept.disease, how: 'cured' }, by(decision, 'cured'));
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
