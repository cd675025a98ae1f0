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
import { restEnds } from '../../../campaign/tell/people.ts';
import { counted } from '../../../text/words.ts';
import { NIGHT_FEATS } from '../rest/nightFeats.ts';
import { detailsOf } from '../sheet/sheet.ts';

/** The log lines of camps, nights and meals. */
export const restTellers: readonly Teller[] = [
  // Nights in lodgings are not told.
  tell(lightOfDayChanged, ({ to }, { campaign }) =>
    detailsOf(campaign).lodgedUntil >= campaign.clock
      ? ''
      : { day: 'Day breaks.', night: 'Night falls.' }[to],
  ),
  tell(campMade, () => 'The party makes camp.'),
  tell(sleepBegan, () => 'The party sleeps until dawn.'),
  restEnds('Sleep restores no hit points; the rest action Recover does.'),
  tell(mealEaten, ({ creature, holder, food }, { name }) => {
    if (food === undefined) return undefined;
    const whose = holder === undefined || holder === creature ? '' : ` from ${name(holder)}`;
    return `${name(creature)} eats a meal (${food.toLowerCase()}${whose}).`;
  }),
  tell(mealMissed, ({ creature }, { name }) => `${name(creature)} goes hungry.`),
  tell(
    attuned,
    ({ creature, item }, telling) =>
      `${telling.name(creature)} attunes to ${telling.item(creature, item).toLowerCase()}.`,
  ),
  tell(
    practised,
    ({ actor, to }, { name }) =>
      `${name(actor)} practises and now has ${counted(to, 'inspiration die', 'inspiration dice')}.`,
  ),
  tell(mealsCooked, ({ actor, meals }, { name }) => `${name(actor)} cooks ${counted(meals, 'meal')}.`),
  tell(
    scavenged,
    ({ actor, portions }, { name }) =>
      `${name(actor)} scavenges ${counted(portions, 'portion')} of fresh ingredients.`,
  ),
  tell(blessingGiven, ({ actor, target, condition, against }, { name }) => {
    if (condition !== undefined) return `${name(actor)}’s blessing cures ${name(target)}.`;
    return against === undefined
      ? `${name(actor)} blesses ${name(target)}.`
      : `${name(actor)} blesses ${name(target)} against ${against} for a day.`;
  }),
  tell(
    partsBought,
    ({ creature, parts, crowns }, { name }) =>
      `${name(creature)} buys ${counted(parts, 'part')} for ${counted(crowns, 'crown')}.`,
  ),
  tell(
    nightFeatUsed,
    ({ actor, feat }, { name }) =>
      `${name(actor)} uses ${feat}: ${NIGHT_FEATS[feat]?.line ?? 'a rest action'}.`,
  ),
  tell(
    restActionMade,
    ({ actor, what }, { name }) => `${name(actor)} takes a rest action: ${what || 'something else'}.`,
  ),
];
