import { undrafted } from '../drafted.ts';
import { defineEvent } from '../event.ts';
import type { Campaign } from '../state.ts';
import { isSamePlace, RetoldSchema, type Place, type Retold } from './retold.ts';

/** Puts a sentence in the place of the one that was there, or takes that one out. */
function keep(campaign: Campaign, place: Place, sentence?: Retold): void {
  const number = String(place.number);
  const all = undrafted(campaign.retold ?? {});
  const others = (all[number] ?? []).filter((one) => !isSamePlace(one, place));
  campaign.retold = { ...all, [number]: sentence ? [...others, sentence] : others };
}

/** The referee told a sentence of a session in words of their own, or left it out. */
export const sentenceRetold = defineEvent(
  'sentence-retold',
  'referee',
  RetoldSchema.shape,
  (campaign, retold) => keep(campaign, retold, retold),
);

/** A sentence is told again as its events say. */
export const sentenceToldAgain = defineEvent(
  'sentence-told-again',
  'referee',
  RetoldSchema.omit({ words: true, hidden: true }).shape,
  (campaign, place) => keep(campaign, place),
);

export const retellingEvents = [sentenceRetold, sentenceToldAgain];
