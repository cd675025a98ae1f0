import type { LogLine } from '../../../shared/api.ts';
import { derivedOf } from '../../queries/derived.ts';
import { knownDiceOf } from '../../queries/dice/knownDice.ts';
import { rollInPlainWords } from '../../exchange/log/plain.ts';
import { gathered } from '../../game/log/gathered.ts';
import type { Game, GameState } from '../../game/game.ts';
import { openToRead, print, sessionOf } from './folder.ts';
import { statePage } from './statePage.ts';
import { wholeNumber } from './words.ts';

/** The state now, or after an event. */
export const show = (dir: string, options: { json?: boolean; at?: string }): Promise<void> =>
  openToRead(dir, async (game) => {
    const state = options.at === undefined ? game.state : await game.stateAt(wholeNumber(options.at, '--at'));
    await print(
      options.json ? JSON.stringify(withDerived(game, state)) : statePage(game.system, state.campaign),
    );
  });

/** A state with what follows from it, as programs read it. */
export const withDerived = ({ system }: Game, state: GameState): object => ({
  ...state,
  derived: derivedOf(system, state.campaign),
});

/** What may happen now: the commands that the chart allows, and those that are ready to be given. */
export const can = (dir: string, options: { json?: boolean }): Promise<void> =>
  openToRead(dir, async (game) => {
    const commands = game.can().map(({ type, title, dice }) => ({ type, title, ...(dice ? { dice } : {}) }));
    const offers = game.offers();
    if (options.json) {
      const known = offers.map((offer) => {
        const dice = knownDiceOf(game, offer);
        return dice ? { ...offer, dice } : offer;
      });
      return print(JSON.stringify({ commands, offers: known }));
    }
    const { timers } = game.state.campaign;
    const ready = offers.map(({ label, detail, command }) => {
      const clock = 'timer' in command ? timers[String(command.timer)]?.name : undefined;
      const about = [clock, detail].filter(Boolean).join(', ');
      return `  ${label}${about ? ` (${about})` : ''}`;
    });
    return print(
      ['Ready:', ...ready, 'Commands:', ...commands.map(({ type, title }) => `  ${type}: ${title}`)].join(
        '\n',
      ),
    );
  });

/** The log, of one session or of all. */
export const log = (dir: string, options: { json?: boolean; session?: string }): Promise<void> =>
  openToRead(dir, async (game) => {
    const lines = await game.log.lines(
      options.session === undefined ? {} : { session: sessionOf(game, options.session) },
    );
    await print(
      options.json
        ? lines.map((line) => JSON.stringify(line)).join('\n')
        : gathered(lines).map(logLine).join('\n'),
    );
  });

const logLine = ({ day, hour, text, rolls, undone, secret }: LogLine): string =>
  `${undone ? '× ' : '  '}${day}, ${hour}  ${secret ? '(secret) ' : ''}${text}${rolls.length > 0 ? ` [${rolls.map(rollInPlainWords).join('; ')}]` : ''}`;
