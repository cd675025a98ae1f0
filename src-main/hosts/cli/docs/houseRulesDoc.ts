import type { System } from '../../../../shared/systems/contract.ts';
import type { NumberKind, OptionKind, Rule } from '../../../../shared/systems/ruleBook.ts';
import { rulesThatName } from '../../../queries/houseRules.ts';

const inCell = (text: string): string => text.replaceAll('|', '\\|');

const choicesOf = ({ value, choices }: OptionKind): string =>
  choices.map(({ id, label }) => `${id === value ? `**${label}**` : label} (\`${id}\`)`).join(' / ');

const optionRow = (book: readonly Rule[], option: OptionKind): string =>
  [
    `\`${option.id}\`${option.starred ? ' ★' : ''}`,
    option.name,
    choicesOf(option),
    option.why,
    option.example,
    rulesThatName(book, option.id).join(', '),
  ]
    .map(inCell)
    .join(' | ');

const mayBe = ({ choices, range }: NumberKind): string =>
  choices?.join(', ') ?? (range ? `${range[0]} to ${range[1]}` : '');

const numberRow = (book: readonly Rule[], number: NumberKind): string =>
  [
    `\`${number.id}\``,
    number.name,
    String(number.value),
    mayBe(number),
    number.others,
    rulesThatName(book, number.id).join(', '),
  ]
    .map(inCell)
    .join(' | ');

const table = (head: string, rows: readonly string[]): string[] => [
  `| ${head} |`,
  `|${'---|'.repeat(head.split(' | ').length)}`,
  ...rows.map((row) => `| ${row} |`),
  '',
];

const ofSystem = ({ name, options, numbers, book }: System): string[] => [
  `## ${name}`,
  '',
  ...table(
    'option | name | choices | why tables differ | in play | rules',
    options.map((one) => optionRow(book, one)),
  ),
  ...table(
    'number | name | as written | may be | other tables | rules',
    numbers.map((one) => numberRow(book, one)),
  ),
  `### Settled readings`,
  '',
  ...book.flatMap(({ id, line, reading }) => (reading ? [`- ${id}: ${line} ${reading}`] : [])),
  '',
];

/** The house rules of every system, as a page of Markdown. */
export const houseRulesMarkdown = (systems: readonly System[]): string =>
  [
    '# House rules',
    '',
    'Made from the systems by `npm run docs`. A campaign plays the choices in bold until you change them: in the app with Ctrl+H, elsewhere with `{"type": "set-option", "option": "…", "value": …}`. ★ marks those that matter most.',
    '',
    ...systems.flatMap(ofSystem),
  ].join('\n');
