import { find } from '../../campaign/ids.ts';
import { inSentence } from '../../text/words.ts';
import { attempt, broughtAboutBy, contest, WEIGHT, witness, type Witness } from '../../tale/fact.ts';
import { familyTale } from '../cairn-family/tale.ts';
import { DISEASES } from './diseases/data.ts';
import { contestThrown, fateAnswered, taskAttempted } from './events/attempts.ts';
import { diseaseCaught, diseaseEnded } from './events/diseases.ts';
import { guardMet } from './events/fights.ts';
import { careFound, goodHandsFound, mealBroughtUp, nightBegan } from './events/rest.ts';
import { herbFound, potionBrewed, potionUsed } from './events/wildcraft.ts';
import { woundHealed, woundTaken } from './events/wounds.ts';
import { recipeOf } from './wildcraft/recipes.ts';

const NIGHTS = { perilous: 'wild', normal: undefined, comfortable: 'safe' } as const;
const diseaseName = (id: string): string =>
  (DISEASES as Readonly<Record<string, { name: string }>>)[id]?.name ?? id;

/** What Block, Dodge, Parry tells of. */
export const tale: readonly Witness[] = [
  ...familyTale,
  witness(taskAttempted, ({ actor, task, result, helper }) =>
    attempt(actor, task, result !== 'fails', helper === undefined ? {} : { whom: [helper] }),
  ),
  witness(contestThrown, ({ actor, target, why, winner }) =>
    winner === undefined ? undefined : contest(winner, [winner === actor ? target : actor], why),
  ),
  witness(guardMet, ({ actor, how, left, damage }, { after }) => {
    const held = damage === undefined ? true : (left ?? damage) < damage;
    return held && find(after.creatures, actor)
      ? { kind: 'guard', weight: WEIGHT.deed, who: [actor], how }
      : undefined;
  }),
  witness(woundTaken, ({ creature, wound, area, level }, seen) => ({
    kind: 'wound',
    weight: WEIGHT.harm,
    whom: [creature],
    ...broughtAboutBy(seen, creature),
    name: `${level} ${inSentence(wound)}`,
    words: area === '' ? undefined : area,
  })),
  witness(woundHealed, ({ creature, wound, level }) => ({
    kind: 'healed',
    weight: WEIGHT.meeting,
    whom: [creature],
    name: `${level} ${inSentence(wound)}`,
  })),
  witness(diseaseCaught, ({ creature, disease }) => ({
    kind: 'caught',
    weight: WEIGHT.harm,
    who: [creature],
    name: diseaseName(disease),
  })),
  witness(diseaseEnded, ({ creature, disease }) => ({
    kind: 'cured',
    weight: WEIGHT.meeting,
    who: [creature],
    name: diseaseName(disease),
  })),
  witness(mealBroughtUp, ({ creature, meal }) => ({
    kind: 'meal-lost',
    weight: WEIGHT.want,
    who: [creature],
    name: meal,
  })),
  witness(nightBegan, ({ quality }) => ({ kind: 'night', weight: WEIGHT.camp, how: NIGHTS[quality] })),
  witness(herbFound, ({ actor, herb, holder }) =>
    holder === undefined
      ? undefined
      : { kind: 'found', weight: WEIGHT.deed, who: [actor], name: inSentence(herb), how: 'herb' },
  ),
  witness(potionBrewed, ({ actor, recipe }) => ({
    kind: 'brewed',
    weight: WEIGHT.deed,
    who: [actor],
    name: inSentence(recipeOf(recipe)?.name ?? recipe),
  })),
  witness(potionUsed, ({ actor, target, recipe }) => ({
    kind: actor === target ? 'took-potion' : 'gave',
    weight: WEIGHT.deed,
    who: [actor],
    whom: actor === target ? [] : [target],
    name: inSentence(recipeOf(recipe)?.name ?? recipe),
  })),
  witness(fateAnswered, ({ about, answer }) => ({
    kind: 'fate',
    weight: WEIGHT.camp,
    name: 'the Die of Fate',
    words: about,
    how: answer.endsWith('-but') ? 'mixed' : answer.replace('-and', ''),
  })),
  witness(goodHandsFound, ({ healer, price, days }) => ({
    kind: 'care',
    weight: WEIGHT.deed,
    name: healer,
    words: price === '' ? undefined : price,
    figures: { days },
  })),
  witness(careFound, ({ creature, price }) => ({
    kind: 'cared-for',
    weight: WEIGHT.want,
    who: [creature],
    words: price === '' ? undefined : price,
  })),
];
