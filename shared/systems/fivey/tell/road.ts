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
import { after, hitPointsLeft } from './fight.ts';

/** The log lines of the road and its hazards. */
export const roadTellers: readonly Teller[] = [
  tell(
    encounterChecked,
    ({ total, against, met }) =>
      `Encounter check (${against} or less): rolled ${total}, ${met ? 'an encounter' : 'no encounter'}.`,
  ),
  tell(weatherChanged, ({ name, against }) => (against === undefined ? undefined : `Weather: ${name}.`)),
  tell(waySought, ({ passed, astray }) =>
    passed || astray ? undefined : 'The party loses its way: one more hour.',
  ),
  tell(marchBegan, () => 'The party gives up its rest actions for up to 4 more hours on the road.'),
  tell(creatureFell, ({ creature, feet, borne, thrown }, telling) => {
    const { name } = telling;
    const hitPoints = hitPointsLeft(telling, creature, thrown);
    const left = feet - borne;
    if (left <= 0) return `${name(creature)} falls ${feet} feet and lands softly (Feather Fall).`;
    return borne > 0
      ? `${name(creature)} falls ${feet} feet, ${borne} of them without harm (Feather Fall): ${thrown} damage (${hitPoints}).`
      : `${name(creature)} falls ${feet} feet: ${thrown} damage (${hitPoints}).`;
  }),
  tell(creatureSwam, ({ actor, item }, { name }) =>
    item === undefined ? `${name(actor)} swims at half speed.` : undefined,
  ),
  tell(drowningSuffered, ({ creature, thrown }, telling) => {
    const hitPoints = hitPointsLeft(telling, creature, thrown);
    return `${telling.name(creature)} takes in water: ${thrown} damage (${hitPoints}).`;
  }),
  tell(harmSuffered, ({ creature, damageType, thrown, damage }, telling) => {
    const hitPoints = hitPointsLeft(telling, creature, damage);
    return `${telling.name(creature)} suffers ${thrown} ${damageType} damage${after(thrown, damage, damageType)} (${hitPoints}).`;
  }),
];
