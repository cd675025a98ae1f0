import { broughtAboutBy, WEIGHT, witness, type Witness } from '../../tale/fact.ts';
import { familyTale } from '../cairn-family/tale.ts';
import {
  fateAsked,
  foodSought,
  restTaken,
  scarGained,
  scarOver,
  scarRolled,
  weekOfCareBegan,
} from './events.ts';

/** What Cairn tells of. */
export const tale: readonly Witness[] = [
  ...familyTale,
  witness(scarGained, ({ creature, name, place }, seen) => ({
    kind: 'scar',
    weight: WEIGHT.harm,
    whom: [creature],
    ...broughtAboutBy(seen, creature),
    name: place ? `${name}, ${place}` : name,
  })),
  witness(scarOver, ({ creature, condition }) => ({
    kind: 'healed',
    weight: WEIGHT.meeting,
    whom: [creature],
    name: `scar (${condition.name})`,
  })),
  witness(scarRolled, ({ creature, changed }) =>
    changed ? { kind: 'tougher', weight: WEIGHT.want, who: [creature] } : undefined,
  ),
  witness(restTaken, ({ kind, safe }) =>
    kind === 'night' ? { kind: 'night', weight: WEIGHT.camp, how: safe ? 'safe' : 'wild' } : undefined,
  ),
  witness(fateAsked, ({ about, good, answer }) => ({
    kind: 'fate',
    weight: WEIGHT.camp,
    name: 'the Die of Fate',
    words: about,
    how: answer ?? (good ? 'yes' : 'no'),
  })),
  witness(weekOfCareBegan, ({ healer, price }) => ({
    kind: 'care',
    weight: WEIGHT.deed,
    name: healer,
    words: price === '' ? undefined : price,
    figures: { days: 7 },
  })),
  witness(foodSought, ({ actor, found }) =>
    found > 0
      ? {
          kind: 'found',
          weight: WEIGHT.camp,
          who: [actor],
          name: 'ration',
          figures: { count: found },
        }
      : undefined,
  ),
];
