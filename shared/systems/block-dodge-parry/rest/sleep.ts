import { z } from 'zod';
import { IdSchema } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import type { Field, Offer } from '../../../campaign/offer.ts';
import { partyOf, type Campaign, type Creature } from '../../../campaign/state.ts';
import { eaters } from '../../cairn-family/days/days.ts';
import { sleepTheNight } from '../../cairn-family/harm/care.ts';
import { isDeprived } from '../../cairn-family/harm/deprivation.ts';
import { regainScore } from '../../cairn-family/harm/healing.ts';
import { ATTRIBUTE_NAMES, AttributeSchema, type Attribute } from '../../cairn-family/sheet/attributes.ts';
import { shedFatigue } from '../../cairn-family/sheet/burden.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { nightBegan, potionIdle, salveWorked, tonicWorked } from '../events/rest.ts';
import { houseOption } from '../options.ts';
import { encounterCheck } from '../../cairn-family/travel/road.ts';
import { potionOf } from '../wildcraft/details.ts';
import { comfort, loweredOf } from './comfort.ts';
import { QUALITIES, ruleOf, type Quality } from './qualities.ts';
import { wakeUp } from './wakeUp.ts';

const NIGHT_HOURS = 8;

/** A tonic lifts the night by one level; a comfortable night leaves it for another (BDP-R24). */
function lifted(decision: Decision, id: string, quality: Quality): Quality {
  const tonic = creatureAt(decision.state, id).conditions.find(
    (one) => potionOf(one)?.potion === 'sleeping-tonic',
  );
  if (!tonic) return quality;
  const to = QUALITIES[QUALITIES.indexOf(quality) + 1];
  const used = { creature: id, condition: tonic.id };
  const rules = { rules: ['BDP-R24'] };
  if (to) decision.emit(tonicWorked, { ...used, from: quality, to }, rules);
  else decision.emit(potionIdle, { ...used, name: tonic.name, why: 'comfortable' }, rules);
  return to ?? quality;
}

/** Why a salve for this score can do nothing now; undefined where it can. */
function idleBecause(sleeper: Creature, attribute: Attribute): 'deprived' | 'nothing-lost' | undefined {
  if (isDeprived(sleeper)) return 'deprived';
  return loweredOf(sleeper).includes(attribute) ? undefined : 'nothing-lost';
}

/** Salves and teas work through eight hours of rest on top of what sleep gives; where they can do nothing they keep (BDP-R25). */
function salvesWork(decision: Decision, id: string): void {
  for (const salve of creatureAt(decision.state, id).conditions) {
    const attribute = potionOf(salve)?.restores;
    if (!attribute) continue;
    const used = { creature: id, condition: salve.id, name: salve.name };
    const rules = { rules: ['BDP-R25'] };
    const why = idleBecause(creatureAt(decision.state, id), attribute);
    if (why) {
      decision.emit(potionIdle, { ...used, attribute, why }, rules);
      continue;
    }
    const { total: thrown } = decision.throwDice(salve.name, 1, 3);
    decision.emit(salveWorked, { ...used, attribute, thrown }, rules);
    regainScore(decision, id, attribute, thrown, salve.name.toLowerCase(), 'BDP-R25');
  }
}

/** What sleep of that quality does for one sleeper. */
function refresh(decision: Decision, id: string, quality: Quality, chosen?: Attribute): void {
  const level = QUALITIES.indexOf(quality);
  salvesWork(decision, id);
  if (level >= 1) shedFatigue(decision, id);
  if (level >= 2) comfort(decision, id, [], chosen);
  wakeUp(decision, id, level >= 1 ? 'good-night' : 'night');
}

/** Whose player chooses the score that a comfortable night mends, where it mends just one. */
function comfortFields(campaign: Campaign): {
  restores: { creature: string }[];
  needs: Field<`restores.${number}.attribute`>[];
} {
  const one = houseOption(campaign, 'comfortable-sleep') === 'one';
  const choosers = one ? eaters(campaign).filter((each) => loweredOf(each).length > 1) : [];
  return {
    restores: choosers.map(({ id }) => ({ creature: id })),
    needs: choosers.map((each, index) => ({
      name: `restores.${index}.attribute`,
      label: 'Score to restore',
      kind: 'choice',
      optional: true,
      choices: loweredOf(each).map((value) => ({ value, label: ATTRIBUTE_NAMES[value] })),
      row: each.name,
    })),
  };
}

const fields = z.strictObject({
  type: z.literal('sleep'),
  quality: z.enum(QUALITIES),
  /** Which score a comfortable night mends, where it mends just one. */
  restores: z
    .array(z.strictObject({ creature: IdSchema, attribute: AttributeSchema.optional() }))
    .max(60)
    .default([]),
});
type Sleep = z.input<typeof fields>;

const sleep = defineCommand({
  type: 'sleep',
  title: 'Sleep',
  about:
    'Eight hours of sleep. Perilous sleep only prevents being Deprived; normal sleep also removes all Fatigue; comfortable sleep also restores 1 point of each lowered score.',
  when: ['world', 'site', 'downtime'],
  fields,
  decide: (decision, { quality, restores }) => {
    restores.forEach(({ creature }, index) =>
      creatureAt(decision.state, creature, `restores.${index}.creature`),
    );
    const dangerous = quality === 'perilous';
    decision.emit(nightBegan, { quality }, { rules: [ruleOf(quality)] });
    const sleepers = sleepTheNight(decision, NIGHT_HOURS, () => dangerous && encounterCheck(decision), true);
    for (const { id } of sleepers)
      refresh(
        decision,
        id,
        lifted(decision, id, quality),
        restores.find(({ creature }) => creature === id)?.attribute,
      );
  },
  offers: (campaign) =>
    partyOf(campaign).length === 0
      ? []
      : QUALITIES.map((quality) => ({
          ...sleepOffer(campaign, quality),
          label: `Sleep: ${quality}`,
          detail: {
            perilous: 'a barricaded room',
            normal: 'a good camp, an inn',
            comfortable: 'a fine room, a fey spring',
          }[quality],
          group: 'rest',
        })),
});

function sleepOffer(campaign: Campaign, quality: Quality): Pick<Offer<Sleep>, 'command' | 'needs'> {
  const command = { type: 'sleep', quality } as const;
  const { restores, needs } = comfortFields(campaign);
  return quality === 'comfortable' && needs.length > 0
    ? { command: { ...command, restores }, needs }
    : { command };
}

export const sleepCommands = [sleep];
