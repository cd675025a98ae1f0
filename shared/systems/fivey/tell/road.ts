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
import { after } from './fight.ts';

/** The log lines of the road and its hazards. */
export const roadTellers: readonly Teller[] = [
  tell(
    encounterChecked,
    ({ total, against, met }) =>
      `Encounter check: ${total}, ${against} or less needed: ${met ? 'an encounter' : 'no encounter'}.`,
  ),
  tell(weatherChanged, ({ name }) => `Weather: ${name}.`),
  tell(waySought, ({ passed }) => (passed ? undefined : 'The party loses its way: one more hour.')),
  tell(marchBegan, () => 'The party gives up its rest actions for up to 4 more hours on the road.'),
  tell(creatureFell, ({ creature, feet, borne, thrown }, { name }) => {
    const left = feet - borne;
    if (left <= 0) return `${name(creature)} falls ${feet} feet and lands softly (Feather Fall).`;
    return borne > 0
      ? `${name(creature)} falls ${feet} feet, ${borne} of them without harm (Feather Fall): ${thrown} damage.`
      : `${name(creature)} falls ${feet} feet: ${thrown} damage.`;
  }),
  tell(creatureSwam, ({ creature, item }, { name }) =>
    item === undefined ? `${name(creature)} swims at half speed.` : undefined,
  ),
  tell(
    drowningSuffered,
    ({ creature, thrown }, { name }) => `${name(creature)} takes in water: ${thrown} damage.`,
  ),
  tell(harmSuffered, ({ creature, damageType, thrown, damage }, { name }) => {
    return `${name(creature)} suffers ${damageType}: ${thrown} damage${after(thrown, damage, damageType)}.`;
  }),
];
