import { tell, type Teller } from '../../../campaign/event.ts';
import { lightOfDayChanged } from '../../../campaign/events/time.ts';
import {
  attuned,
  blessingGiven,
  campMade,
  mealEaten,
  mealMissed,
  mealsCooked,
  nightFeatUsed,
  partsBought,
  practised,
  restActionMade,
  scavenged,
  sleepBegan,
} from '../events/rest.ts';
import { NIGHT_FEATS } from '../rest/nightFeats.ts';
import { detailsOf } from '../sheet/sheet.ts';

/** The words of camps, nights and meals. */
export const restTellers: readonly Teller[] = [
  // Nights under a roof pass without a word.
  tell(lightOfDayChanged, ({ to }, { campaign }) =>
    detailsOf(campaign).lodgedUntil >= campaign.clock
      ? ''
      : { day: 'Day breaks.', night: 'Night falls.' }[to],
  ),
  tell(campMade, () => 'The party makes camp.'),
  tell(sleepBegan, () => 'The party sleeps.'),
  tell(mealEaten, ({ creature, from, food }, { name }) => {
    if (food === undefined) return undefined;
    const whose = from === undefined || from === creature ? '' : ` of ${name(from)}’s`;
    return `${name(creature)} eats${whose}: ${food.toLowerCase()}.`;
  }),
  tell(mealMissed, ({ creature }, { name }) => `${name(creature)} has nothing to eat.`),
  tell(
    attuned,
    ({ creature, item }, telling) =>
      `${telling.name(creature)} attunes to ${telling.item(creature, item).toLowerCase()}.`,
  ),
  tell(
    practised,
    ({ creature, to }, { name }) =>
      `${name(creature)} practises: ${to} inspiration ${to === 1 ? 'die' : 'dice'}.`,
  ),
  tell(
    mealsCooked,
    ({ creature, meals }, { name }) =>
      `${name(creature)} cooks ${meals === 1 ? 'a meal' : `${meals} meals`}.`,
  ),
  tell(
    scavenged,
    ({ creature, portions }, { name }) =>
      `${name(creature)} finds ${portions} ${portions === 1 ? 'portion' : 'portions'} of fresh ingredients.`,
  ),
  tell(blessingGiven, ({ actor, target, condition, against }, { name }) => {
    const blesses = `${name(actor)} blesses ${name(target)}`;
    if (condition !== undefined) return `${blesses}: the ailment is gone.`;
    return against === undefined ? undefined : `${blesses} against ${against} for a day.`;
  }),
  tell(
    partsBought,
    ({ creature, parts, crowns }, { name }) =>
      `${name(creature)} pays ${crowns} crowns for ${parts === 1 ? 'a part' : `${parts} parts`}.`,
  ),
  tell(
    nightFeatUsed,
    ({ creature, feat }, { name }) =>
      `${name(creature)}, ${feat}: ${NIGHT_FEATS[feat]?.line ?? 'it is used'}.`,
  ),
  tell(
    restActionMade,
    ({ creature, what }, { name }) => `${name(creature)}, a rest action: ${what || 'something else'}.`,
  ),
];
