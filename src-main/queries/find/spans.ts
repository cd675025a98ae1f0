import { scalesIn } from '../../../shared/campaign/commands/units.ts';
import type { AnyCommand } from '../../../shared/campaign/offer.ts';
import { duskOf } from '../../../shared/campaign/travel.ts';
import { counted, plural } from '../../../shared/text/words.ts';
import { hourInWords, nextAtHour } from '../../../shared/time/calendar.ts';
import { HOUR, MINUTE, spanInShort, type ScaleId } from '../../../shared/time/scales.ts';
import type { Game } from '../../game/game.ts';
import { readyMade, type Candidate } from './candidate.ts';

/** Units of time as they are typed. */
const UNITS: readonly (readonly [RegExp, ScaleId | 'minute'])[] = [
  [/^min(ute)?s?$/, 'minute'],
  [/^(h|hrs?|hours?)$/, 'hour'],
  [/^turns?$/, 'turn'],
  [/^watch(es)?$/, 'watch'],
  [/^days?$/, 'day'],
  [/^weeks?$/, 'week'],
];
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** What is said around a span of time. */
const AROUND = /\b(wait|pass|time|for|later|until|another)\b/g;

/** Whether the clock can be advanced now. */
const canPass = (game: Game): boolean => game.can().some(({ type }) => type === 'pass-time');

const passing = (label: string, detail: string, also: string, command: AnyCommand): Candidate =>
  readyMade(command, { label, detail, also, behind: 0 });

/** “Wait an hour”, “20 minutes”: so much time passes. */
export function spanTyped(game: Game, text: string): Candidate[] {
  const { campaign } = game.state;
  const typed = text
    .toLowerCase()
    .replace(AROUND, '')
    .replace(/\ban?\b/, 'one')
    .trim();
  const [number = '', word = '', ...rest] = typed.split(/\s+|(?<=\d)(?=\D)/);
  const count = NUMBERS.includes(number) ? NUMBERS.indexOf(number) + 1 : Number(number);
  const scale = UNITS.find(([unit]) => unit.test(word))?.[1];
  if (scale === undefined || !(count > 0) || rest.length > 0 || !canPass(game)) return [];
  const isKept = scale === 'minute' || scale === 'hour' || scale === 'day';
  if (!isKept && scalesIn(campaign, game.system)[scale] === undefined) return [];
  const span = counted(count, scale, plural(scale));
  return [passing(`Pass ${span}`, '', text, { type: 'pass-time', scale, count })];
}

/** The most of one unit that can pass at once. */
const MOST = 1000;

/** Time passes until an hour of the day. */
export function untilHours(game: Game): Candidate[] {
  if (!canPass(game)) return [];
  const { system } = game;
  const { campaign } = game.state;
  const hours = [
    { name: 'dawn', hour: system.calendar.dawn, also: 'sunrise morning' },
    { name: 'noon', hour: 12, also: 'midday' },
    { name: 'dusk', hour: duskOf(campaign, system), also: 'sunset nightfall evening' },
    { name: 'midnight', hour: 0, also: '' },
  ];
  return hours.flatMap(({ name, hour, also }) => {
    const seconds = nextAtHour(campaign.clock, hour) - campaign.clock;
    const [scale, unit] = seconds % HOUR === 0 ? (['hour', HOUR] as const) : (['minute', MINUTE] as const);
    const count = Math.ceil(seconds / unit);
    if (count > MOST) return [];
    const detail = `${hourInWords({ hour, minute: 0 })}, in ${spanInShort(seconds)}`;
    return [passing(`Pass time until ${name}`, detail, `wait ${also}`, { type: 'pass-time', scale, count })];
  });
}
