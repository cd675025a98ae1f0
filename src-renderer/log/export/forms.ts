import type { Command, DiceShown, GivenCommand } from '../../../shared/api.ts';

interface Form {
  label: string;
  /** What it is good for. */
  use: string;
  /** It tells dice, and there is a choice how. */
  hasDice: boolean;
}

/** What can be exported, by the ends of the files. */
export const FORMS = {
  html: { label: 'Web page (HTML)', use: 'to read, print or send, with the map and faces', hasDice: true },
  pdf: { label: 'PDF', use: 'the same on A4 pages', hasDice: true },
  md: { label: 'Markdown', use: 'for a wiki or a notebook', hasDice: true },
  txt: { label: 'Plain text', use: 'for an email or a chat', hasDice: true },
  csv: { label: 'Spreadsheet (CSV)', use: 'a row for each event', hasDice: false },
  jsonl: { label: 'JSON Lines, for programs', use: 'a line for each event', hasDice: false },
  json: {
    label: 'The whole campaign (JSON)',
    use: 'with all secrets; Hexwatch opens it again',
    hasDice: false,
  },
} as const satisfies Record<string, Form>;
export type ExportForm = keyof typeof FORMS;

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
  dice: DiceShown;
}

/** The choice as what `export-session` and `export-look` take; undefined for a whole campaign, which is no session. */
export const sessionChoice = ({ to, session, players, dice }: Choice) =>
  to === 'json' ? undefined : { to, session, players, dice: FORMS[to].hasDice ? dice : ('shown' as const) };

/** What writes the file. */
export function commandFor(choice: Choice): Command & GivenCommand {
  const given = sessionChoice(choice);
  return given ? { type: 'export-session', ...given } : { type: 'save-copy', form: 'json' };
}
