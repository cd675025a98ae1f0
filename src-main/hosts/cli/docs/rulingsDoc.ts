import type { RulingKind } from '../../../../shared/systems/contract.ts';
import { systems } from '../../../../shared/systems/registry.ts';

const inCell = (text: string): string => text.replaceAll('|', '\\|');
const inWords = (value: RulingKind['value']): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);

function readings({ value, choices, range }: RulingKind): string {
  if (range) return `${range[0]} to ${range[1]}`;
  return (choices ?? [value, !value]).map(inWords).join(' / ');
}

const row = (kind: RulingKind): string =>
  `| ${inCell(kind.name)} | ${kind.rule} | ${inCell(inWords(kind.value))} | ${inCell(readings(kind))} | \`${kind.id}\` |`;

function tableOf(heading: string, rulings: readonly RulingKind[]): string {
  const rows = rulings.filter((one) => (one.heading ?? '') === heading).map(row);
  return `### ${heading}

| option | rule | begins as | may be | \`ruling\` |
|---|---|---|---|---|
${rows.join('\n')}
`;
}

/** The options of every system, as a page of Markdown. */
export function rulingsMarkdown(): string {
  const parts = systems.map(({ name, rulings, rules, settled }) => {
    const headings = [...new Set(rulings.map(({ heading }) => heading ?? ''))];
    const one = rules.flatMap(({ id, line }) => (settled[id] ? [`- ${id}: ${line} ${settled[id]}`] : []));
    return [
      `## ${name}\n`,
      ...headings.map((heading) => tableOf(heading, rulings)),
      `### Read in one way\n\n${one.join('\n')}\n`,
    ].join('\n');
  });
  return `# Rulings

Made from the systems by \`npm run docs\`. Where rules can be read in two ways, or say nothing, a campaign says how it plays: in the app under Shift R, elsewhere by \`{"type": "set-option", "ruling": "…", "value": …}\`.

${parts.join('\n')}`;
}
