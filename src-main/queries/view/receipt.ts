import { isDeepStrictEqual } from 'node:util';
import type { Offer, ReceiptLine, ReceiptView } from '../../../shared/api.ts';
import type { HexwatchEvent } from '../../../shared/campaign/event.ts';
import { spanInWords } from '../../../shared/time/scales.ts';
import { linesOf } from '../../game/logLines.ts';
import type { Game } from '../../game/game.ts';

/** A die that was rolled and goes on asks nothing of the referee. */
const GOES_ON = 'timer-changed';

/** What the last command changed by letting time pass, or by correcting it, line by line, with the commands that put a line right. */
export function receiptOf(game: Game): ReceiptView | null {
  const entry = game.lastEntry;
  if (!entry) return null;
  const isCorrection = entry.events.some((event) => event.type === GOES_ON && event['byHand'] === true);
  const came = isCorrection
    ? entry.events
    : [...entry.events.filter(({ receipt }) => receipt), ...sinceThen(game)];
  const events = new Map(came.map((event) => [event.seq, event]));
  const passed = [...events.values()]
    .filter((event) => event.type === 'time-passed')
    .reduce((sum, event) => sum + Number(event['seconds']), 0);
  if (passed === 0 && !isCorrection) return null;
  const { rulebook } = game;
  const named = game.dated(linesOf(rulebook, entry)).flatMap((line) => {
    const event = events.get(line.seq);
    if (!event) return [];
    const amends = rulebook.kinds.amends.get(event.type)?.offers(event) ?? [];
    return [
      {
        line: { ...line, amends: amends.map((offer) => withForm(game, offer)) },
        name: event.type === GOES_ON ? undefined : event.fell,
      },
    ];
  });
  return {
    seq: entry.seq,
    title: isCorrection ? 'Corrected' : `${spanInWords(passed)} passed`,
    fell: underNames(named),
    lines: named.filter(({ name }) => name === undefined).map(({ line }) => line),
  };
}

/** What came of it once the time had passed, such as what a rest restored; in a fight and in downtime other screens tell it. */
function sinceThen({ state: { campaign }, lastEntry }: Game): HexwatchEvent[] {
  if (!lastEntry || campaign.fight || campaign.mode.now === 'downtime') return [];
  const { events } = lastEntry;
  const from = events.findIndex(({ type }) => type === 'time-passed');
  return from < 0 ? [] : events.slice(from);
}

/** What still asks something, as its “…” says, asks it with the form that the table has for it. */
function withForm(game: Game, offer: Offer): Offer {
  if (!offer.label.endsWith('…')) return offer;
  const needs = game.offers().find(({ command }) => isDeepStrictEqual(command, offer.command))?.needs;
  return needs ? { ...offer, needs } : offer;
}

/** What was said under one name stands together, in the order in which the names first came. */
function underNames(
  named: readonly { line: ReceiptLine; name: string | undefined }[],
): { name: string; lines: ReceiptLine[] }[] {
  const names = [...new Set(named.flatMap(({ name }) => name ?? []))];
  return names.map((name) => ({
    name,
    lines: named.filter((one) => one.name === name).map(({ line }) => line),
  }));
}
