import { flushSync } from 'svelte';
import type { Command } from '../../shared/api.ts';
import type { Game } from '../game.svelte.ts';

/** Puts the hand to the line below the map, to write or, with a slash, to roll. What stands there already is selected. */
export function startLine(game: Game, start: '' | '/' = ''): void {
  const isBegun = game.drafts.line.text.trim() !== '';
  if (!isBegun) game.drafts.line.text = start;
  // The next key is typed into it already.
  flushSync();
  const field = document.querySelector<HTMLInputElement>('[data-testid="note"]');
  field?.focus();
  if (isBegun) field?.select();
}

const TIMES = /^\d+[x×*]/;
const TERM = /[+-]?(?:\d*d(?:\d+|%)(?:(?:kh|kl|dl|dh|k)\d*|!)?|\d+)/iy;

/** Whether all of a line is dice: 2d6+1, d%, 6x3d6, 4d6kh3. */
function isDice(text: string): boolean {
  const terms = text.replace(/\s+/g, '').replace(TIMES, '');
  TERM.lastIndex = 0;
  while (TERM.lastIndex < terms.length) if (!TERM.test(terms)) return false;
  return /d[\d%]/i.test(terms);
}

/** A roll begins so; everything else after a slash is the name of a table. */
const ROLL = /^\s*(\d|d[\d%])/i;

/** The command that a line means: dice roll, a slash rolls dice or a table, the rest is written down. Null for nothing. */
export function meantBy(text: string, secret: boolean): Command | null {
  const asked = text.startsWith('/') ? text.slice(1) : null;
  if ((asked ?? text).trim() === '') return null;
  if (asked === null)
    return isDice(text) ? { type: 'roll', dice: text, secret } : { type: 'note', text, secret };
  return ROLL.test(asked)
    ? { type: 'roll', dice: asked, secret }
    : { type: 'roll-table', table: asked, secret };
}
