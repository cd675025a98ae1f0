import { tell, type Teller } from '../../../campaign/event.ts';
import { weatherChanged } from '../../../campaign/events/land.ts';
import { encounterChecked } from '../../../campaign/events/meetings.ts';
import {
  creatureFell,
  creatureSwam,
  drowningSuffered,
  harmSuffered,
  marchBegan,
  waySought,
} from '../events/road.ts';

/** The words of the road and its hazards. */
export const roadTellers: readonly Teller[] = [
  tell(
    encounterChecked,
    ({ total, against, met }) =>
      `Encounter check: ${total} against ${against}, ${met ? 'somebody is there' : 'nobody'}.`,
  ),
  tell(weatherChanged, ({ name }) => `The weather: ${name}.`),
  tell(waySought, ({ passed }) => (passed ? undefined : 'The way is lost: an hour more.')),
  tell(marchBegan, () => 'The party will march on into the night instead of resting.'),
  tell(creatureFell, ({ creature, feet, borne, thrown }, { name }) => {
    const left = feet - borne;
    if (left <= 0) return `Feather Fall bears ${borne} feet: ${name(creature)} lands softly.`;
    const fall = `${name(creature)} falls ${feet} feet: ${thrown}.`;
    return borne > 0 ? `Feather Fall bears ${borne} feet: ${left} are left. ${fall}` : fall;
  }),
  tell(creatureSwam, ({ creature, item }, { name }) =>
    item === undefined ? `${name(creature)} swims, at half the pace.` : undefined,
  ),
  tell(drowningSuffered, ({ thrown }) => `Drowning: ${thrown}.`),
  tell(harmSuffered, ({ creature, damageType, thrown, damage }, { name }) => {
    const left = damage === thrown ? '' : `, ${damage} after resistance`;
    return `${name(creature)}, ${damageType}: ${thrown}${left}.`;
  }),
];
