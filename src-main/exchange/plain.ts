import type { Roll } from '../../shared/api.ts';
import type { Report } from './report.ts';
import { days, sessions } from './chapters.ts';

/** The same report as plain text, for a mail or a printer. */
export function plainReport({ campaign, system, notice, lines }: Report): string {
  const parts = [campaign];
  for (const [session, ofSession] of sessions(lines)) {
    parts.push('', session === 0 ? 'Before the first session' : `Session ${session}`);
    for (const [day, ofDay] of days(ofSession)) {
      parts.push('', day);
      for (const { hour, text, secret, rolls } of ofDay) {
        const dice = rolls.map(rollInWords);
        parts.push(
          `  ${hour}  ${secret ? '(secret) ' : ''}${text}${dice.length > 0 ? ` [${dice.join('; ')}]` : ''}`,
        );
      }
    }
  }
  return `${[...parts, '', `Played with ${system}.`, ...notice].join('\n')}\n`;
}

/** `d20 4, d20 17` */
export const rollInWords = ({ dice }: Roll): string =>
  dice.map(([sides, face]) => `d${sides} ${face}`).join(', ');
