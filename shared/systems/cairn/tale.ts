import { broughtAboutBy, WEIGHT, witness, type Witness } from '../../tale/fact.ts';
import { familyTale } from '../cairn-family/tale.ts';
import { foodSought, restTaken, scarGained, scarOver, scarRolled, weekOfCareBegan } from './events.ts';

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
  witness(restTaken, ({ kind, hours, safe }) =>
    kind === 'night'
      ? { kind: 'night', weight: WEIGHT.camp, how: safe ? 'safe' : 'wild' }
      : { kind: 'rest', weight: WEIGHT.road, figures: { seconds: hours * 3600 } },
  ),
  witness(weekOfCareBegan, ({ healer, price }) => ({
    kind: 'care',
    weight: WEIGHT.deed,
    name: healer,
    words: price,
    figures: { days: 7 },
  })),
  witness(foodSought, ({ actor, found }) =>
    found > 0
      ? {
          kind: 'found',
          weight: WEIGHT.camp,
          who: [actor],
          name: found === 1 ? 'a ration' : `${found} rations`,
        }
      : undefined,
  ),
];
