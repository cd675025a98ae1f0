import type { Roll } from '../../../shared/api.ts';
import type { DiceShown } from '../../../shared/page/exports.ts';

/** What stands around what is written of a campaign. */
export interface DocumentFrame {
  campaign: string;
  system: string;
  /** Whose rules the lines carry, and what their licence asks for: a paragraph each. */
  notice: readonly string[];
}

/** A session log as it is read line by line, whatever form it is written in. */
export interface LogDocument extends DocumentFrame {
  dice: DiceShown;
  /** The oldest first, from the beginning each time; each is made when its turn comes. */
  sessions(): AsyncIterable<SessionPart>;
}

export interface SessionPart {
  number: number;
  /** “Session 3”, “Before the first session”. */
  title: string;
  days: DayPart[];
}

export interface DayPart {
  /** No two days of a document have the same title: what goes on in the next session is “Day 4, continued in session 3”. */
  title: string;
  parts: Part[];
}

export type Part = LinePart | ScenePart;

export interface LinePart {
  kind: 'line' | 'note' | 'round';
  hour: string;
  /** The line before it in that day was at the same hour. */
  isSameHour: boolean;
  text: string;
  secret: boolean;
  rolls: readonly Roll[];
  /** Where dice are told apart from their line: the number they have there, counted through the document. */
  diceNumber: number;
}

/** What has a beginning and an end at one place, with all that happens between them. */
export interface ScenePart {
  kind: 'scene';
  of: SceneKind;
  /** The line it begins with. */
  opening: LinePart;
  parts: Part[];
}

export type SceneKind = 'site' | 'encounter' | 'fight' | 'downtime';

const linesIn = (part: Part): LinePart[] =>
  part.kind === 'scene' ? [part.opening, ...part.parts.flatMap(linesIn)] : [part];

/** The lines of a session that have dice, in their order. */
export const linesWithDice = ({ days }: SessionPart): LinePart[] =>
  days.flatMap(({ parts }) => parts.flatMap(linesIn)).filter(({ rolls }) => rolls.length > 0);

/** A die and the faces it showed one after the other, with those that do not count. */
interface Faces {
  sides: number;
  faces: { face: number; counts: boolean }[];
}

/** The dice of a roll in the order thrown; what follows each other on dice of one kind is together. */
export function facesOf({ dice, kept }: Roll): Faces[] {
  const found: Faces[] = [];
  for (const [index, [sides, face]] of dice.entries()) {
    const one = { face, counts: kept === undefined || kept.includes(index) };
    const last = found.at(-1);
    if (last?.sides === sides) last.faces.push(one);
    else found.push({ sides, faces: [one] });
  }
  return found;
}

/** `d20 4, 17; d6 3`, where a face that does not count is marked as the form marks it. */
export const rollInWords = (roll: Roll, uncounted: (face: number) => string): string =>
  facesOf(roll)
    .map(
      ({ sides, faces }) =>
        `d${sides} ${faces.map(({ face, counts }) => (counts ? face : uncounted(face))).join(', ')}`,
    )
    .join('; ');

/** A text that people wrote, without what would break its line. */
export const onOneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** What is said where nothing stands in a log. */
export const NOTHING = 'Nothing has happened yet.';
