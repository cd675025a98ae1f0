/** A fall that is told: a tenth. */
const FALL = 0.1;
const CHANGE = 'change';
const FELL = 'fell by a tenth';

/** Figures by the name of their column. */
type Figures = Readonly<Record<string, number>>;

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The lines of the table under a heading, with where they stand in the page. */
function tableUnder(lines: readonly string[], heading: string): { from: number; rows: string[] } {
  const at = lines.indexOf(`## ${heading}`);
  const from = lines.findIndex((line, index) => at >= 0 && index > at && line.startsWith('|'));
  if (from < 0) throw new Error(`docs/bench.md has no table under “${heading}”.`);
  const length = lines.slice(from).findIndex((line) => !line.startsWith('|'));
  return { from, rows: lines.slice(from, length < 0 ? undefined : from + length) };
}

/** The figures of the last row under a heading; none where the table has no row yet. */
function lastUnder(page: string, heading: string): Figures {
  const [head = '', , ...rows] = tableUnder(page.split('\n'), heading).rows;
  const last = cellsOf(rows.at(-1) ?? '');
  const figures = cellsOf(head).map((name, index): [string, number] => [name, Number(last[index])]);
  return Object.fromEntries(figures.filter(([name, figure]) => name !== CHANGE && figure > 0));
}

/** What fell by a tenth or more against the last row under a heading, by the names of the columns. */
export function fallenSince(page: string, heading: string, now: Figures): string[] {
  const before = lastUnder(page, heading);
  return Object.keys(now).filter((name) => (now[name] ?? 0) < (before[name] ?? 0) * (1 - FALL));
}

/** The page with one row more under a heading: what was changed, its figures, and what fell by it. */
export function keptUnder(page: string, heading: string, change: string, now: Figures): string {
  const lines = page.split('\n');
  const { from, rows } = tableUnder(lines, heading);
  const fallen = fallenSince(page, heading, now).join(', ');
  const cells = cellsOf(rows[0] ?? '').map((name) => {
    if (name === CHANGE) return change.replaceAll('|', '/');
    return name === FELL ? fallen : (now[name]?.toPrecision(3) ?? '');
  });
  return lines.toSpliced(from + rows.length, 0, `| ${cells.join(' | ')} |`).join('\n');
}
