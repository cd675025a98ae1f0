import type { LogLine, Roll } from '../../shared/api.ts';
import type { Report } from './report.ts';
import { days, sessions } from './chapters.ts';

/** A session report in Markdown: a heading for each session and day, the hours in bold, dice in brackets behind. */
export function markdownReport({ campaign, system, notice, lines }: Report): string {
  const parts = [`# ${escaped(campaign)}`];
  for (const [session, ofSession] of sessions(lines)) {
    parts.push(session === 0 ? '## Before the first session' : `## Session ${session}`);
    for (const [day, ofDay] of days(ofSession)) {
      parts.push(
        `### ${escaped(day)}`,
        ofDay.map((line, index) => bullet(line, ofDay[index - 1])).join('\n'),
      );
    }
  }
  return `${[...parts, '---', `Played with ${escaped(system)}.`, ...notice.map(escaped)].join('\n\n')}\n`;
}

/** A line: the hour where it is new, what happened, the dice. A round of a fight stands out. */
function bullet(line: LogLine, before: LogLine | undefined): string {
  const hour = before?.hour === line.hour ? '' : `**${line.hour}** `;
  const text = line.secret ? `*(secret)* ${escaped(line.text)}` : escaped(line.text);
  const dice = line.rolls.map(diceInWords).join(' ');
  return `- ${hour}${line.type === 'round-began' ? `**${text}**` : text}${dice ? ` ${dice}` : ''}`;
}

/** `[d20: 4]`, `[d20: 4, ~~17~~]`: faces in the order rolled, those that do not count struck through. */
export function diceInWords({ dice, kept }: Roll): string {
  const faces = dice.map(([sides, face], index) => {
    const counts = kept === undefined || kept.includes(index);
    const name = index === 0 || dice[index - 1]?.[0] !== sides ? `d${sides}: ` : '';
    return `${name}${counts ? face : `~~${face}~~`}`;
  });
  return `\\[${faces.join(', ')}\\]`;
}

const escaped = (text: string): string => text.replace(/[\\`*_[\]<>#|~]/g, '\\$&').replace(/\s+/g, ' ');
