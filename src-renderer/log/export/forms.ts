import type { Command, DiceShown, GivenCommand, Telling } from '../../../shared/api.ts';

interface Form {
  label: string;
  /** What it is good for. */
  use: string;
  /** People read it, and there is a choice how it is told. */
  isRead: boolean;
}

/** What can be exported, by the ends of the files. */
export const FORMS = {
  html: { label: 'Web page (HTML)', use: 'to read, print or send, with the map and faces', isRead: true },
  pdf: { label: 'PDF', use: 'the same on A4 pages', isRead: true },
  md: { label: 'Markdown', use: 'for a wiki or a notebook', isRead: true },
  txt: { label: 'Plain text', use: 'for an email or a chat', isRead: true },
  csv: { label: 'Spreadsheet (CSV)', use: 'a row for each event', isRead: false },
  jsonl: { label: 'JSON Lines, for programs', use: 'a line for each event', isRead: false },
  json: {
    label: 'The whole campaign (JSON)',
    use: 'with all secrets; Hexwatch opens it again',
    isRead: false,
  },
} as const satisfies Record<string, Form>;
export type ExportForm = keyof typeof FORMS;

export const TOLD: Readonly<Record<Telling, string>> = { tale: 'Told', lines: 'Lines' };

export const DICE: Readonly<Record<DiceShown, string>> = {
  shown: 'Beside each line',
  folded: 'Out of the way',
  none: 'Left out',
};

export interface Choice {
  to: ExportForm;
  /** Left out, it is the last one. */
  session?: number | 'all' | undefined;
  players: boolean;
  telling: Telling;
  dice: DiceShown;
}

/** Dice are beside lines, and nowhere in a tale. */
export const hasDice = ({ to, telling }: Pick<Choice, 'to' | 'telling'>): boolean =>
  FORMS[to].isRead && telling === 'lines';

/** The choice as what `export-session` and `export-look` take; undefined for a whole campaign, which is no session. */
export const sessionChoice = (choice: Choice) => {
  const { to, session, players, telling, dice } = choice;
  if (to === 'json') return undefined;
  return { to, session, players, telling, dice: hasDice(choice) ? dice : ('shown' as const) };
};

/** What writes the file. */
export function commandFor(choice: Choice): Command & GivenCommand {
  const given = sessionChoice(choice);
  return given ? { type: 'export-session', ...given } : { type: 'save-copy', form: 'json' };
}
