import fc from 'fast-check';
import { lint } from 'markdownlint/sync';

/** What markdownlint finds with its own settings, in short. */
export const faultsIn = (text: string): string[] =>
  (lint({ strings: { text } })['text'] ?? []).map(
    ({ lineNumber, ruleNames, errorDetail }) => `${lineNumber}: ${ruleNames.join('/')} ${errorDetail ?? ''}`,
  );

const MARKUP = fc.constantFrom(
  ...[
    '# ',
    '- ',
    '+ ',
    '1. ',
    '1) ',
    '> ',
    '*',
    '**',
    '_',
    '`',
    '```',
    '~~',
    '|',
    '[x](y)',
    '![x](y)',
    '<b>',
    '</b>',
    '<!--',
  ],
  ...[
    '&amp;',
    '&',
    '\\',
    '\n',
    '\n\n',
    '\t',
    '    ',
    '---',
    '===',
    '[^1]',
    '[x]',
    'https://a.example',
    'www.a.example',
    '0',
    '.',
    '-',
    '@b.example',
    'mailto:',
    'a@b.example',
  ],
  ...['$x$', '%%', '==', '{', '}', '\u2028', '\r', '\u0000', '»', 'é', '🜁'],
);
/** What people may write, with what is markup. */
export const hostile = fc
  .array(fc.oneof(MARKUP, fc.string({ maxLength: 4 })), { minLength: 1, maxLength: 8 })
  .map((all) => all.join(''));

/** A text as it is read: on one line. */
export const readText = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
