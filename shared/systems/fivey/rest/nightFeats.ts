import { NoMoney, Refusal } from '../../../campaign/refusal.ts';
import type { Creature } from '../../../campaign/state.ts';
import { nextAtHour } from '../../../time/calendar.ts';
import { counted } from '../../../text/words.ts';
import type { Decision } from '../../contract.ts';
import { by, type FiveyRule } from '../cite.ts';
import { lodgingBegan } from '../events/downtime.ts';
import { nightFeatUsed, partsBought } from '../events/rest.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { calendar } from '../words.ts';

/** Crowns that each part of a gnome’s device costs. */
const CROWNS_A_PART = 1;

/** Feats that are rest actions. */
export const NIGHT_FEATS: Readonly<
  Record<string, { rule: FiveyRule; line: string; lodges?: boolean; bought?: boolean }>
> = {
  Tinker: { rule: 'gnome', line: 'builds a small device from bought parts', bought: true },
  'Girls Night': { rule: 'nymph', line: 'the local nymphs tell what they know' },
  Communion: { rule: 'watcher', line: 'one question gets a yes or no' },
  'Belly of the Beast': { rule: 'criminal', line: 'maps the town’s crime scene' },
  'One Night Only!': {
    rule: 'entertainer',
    line: 'the crowd is won over; free lodging for the party',
    lodges: true,
  },
};

/** Feats of someone that this night’s rest action may go to; a device asks for the price of a part. */
export const nightFeats = (creature: Creature): string[] =>
  sheetOf(creature).feats.filter(
    (feat) =>
      Object.hasOwn(NIGHT_FEATS, feat) &&
      (!NIGHT_FEATS[feat]?.bought || sheetOf(creature).crowns >= CROWNS_A_PART),
  );

/** The parts of a device are bought. Refuses `no-money`. */
function payParts(decision: Decision, creature: Creature, parts: number): void {
  const { id, name } = creature;
  const { crowns } = sheetOf(creature);
  const cost = parts * CROWNS_A_PART;
  if (cost > crowns)
    throw new NoMoney(
      `${name} has ${counted(crowns, 'crown')}, and the parts cost ${cost}.`,
      cost,
      crowns,
      'parts',
    );
  decision.emit(partsBought, { creature: id, parts, crowns: cost });
}

/** Uses a feat of the night. Refuses `no-feat` and `no-money`. */
export function useNightFeat(decision: Decision, creature: Creature, what: string, parts: number): void {
  const feat = sheetOf(creature).feats.find((one) => one.toLowerCase() === what.toLowerCase());
  const does = feat === undefined ? undefined : NIGHT_FEATS[feat];
  if (!feat || !does)
    throw new Refusal('no-feat', `${creature.name} has no feat “${what}” for a rest action.`, 'what');
  if (does.bought) payParts(decision, creature, parts);
  decision.emit(nightFeatUsed, { actor: creature.id, feat }, by(decision, does.rule));
  if (does.lodges)
    decision.emit(
      lodgingBegan,
      { until: nextAtHour(decision.state.clock, calendar.dawn) },
      by(decision, does.rule),
    );
}
