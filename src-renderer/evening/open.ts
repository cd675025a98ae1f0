import type { Game } from '../game.svelte.ts';

/** Opens the end of the session that is open, or the beginning of the next one; the hand finds both under one key. */
export function openEvening(game: Game): void {
  const offer = game.offers.find(({ command: { type } }) => ['close-session', 'open-session'].includes(type));
  if (!offer) return;
  const kind = offer.command.type === 'close-session' ? 'end' : 'begin';
  game.toggle({ kind, command: offer.command });
}
