import type { BlowView, LogLine, Offer } from '../../../shared/api.ts';
import { THROWN } from '../../game/log/blows.ts';
import { isDeath } from '../../game/log/deaths.ts';

const BLOW = 'attack-made';
const ROUND: ReadonlySet<string> = new Set(['round-began', 'fight-began']);

/** The lines of the current fight that count, without those of others that were fought while it was put aside. */
function linesIn(log: readonly LogLine[]): LogLine[] {
  const aside = new Map<unknown, LogLine[]>();
  let lines: LogLine[] = [];
  for (const line of log.filter(({ undone }) => !undone)) {
    const { id } = line.fields;
    if (line.type === 'fight-began') lines = [];
    if (line.type === 'encounter-set-aside') aside.set(id, lines);
    if (line.type === 'encounter-taken-up') lines = aside.get(id) ?? [];
    lines.push(line);
  }
  return lines;
}

/** The lines that count, of each round of the current fight by itself. */
function roundsIn(log: readonly LogLine[]): LogLine[][] {
  const rounds: LogLine[][] = [[]];
  for (const line of linesIn(log)) {
    if (ROUND.has(line.type)) rounds.push([]);
    rounds.at(-1)?.push(line);
  }
  return rounds;
}

/** What undoes blows: the number of the entry that can be undone, and for each blow the command that takes it back alone. */
export interface Undoing {
  last: number | undefined;
  backOf(blow: LogLine): Offer['command'] | undefined;
}

/** What fell in so many rounds stays in view: who was struck last round has not been struck in this one yet. */
const ROUNDS_IN_VIEW = 2;

/** The blows of the last rounds that stand, oldest first. */
export function blowsIn(log: readonly LogLine[], undoing: Undoing): BlowView[] {
  const rounds = roundsIn(log).slice(-ROUNDS_IN_VIEW);
  /** The last entry by which something befell somebody that was no blow. */
  const befell = new Map(
    rounds.flatMap((lines) =>
      lines
        .filter(({ type }) => type !== BLOW)
        .map(({ fields, entry }) => [fields['creature'], entry] as const),
    ),
  );
  /** Something befell the target since by another act: what followed the blow may no longer be so. */
  const isPast = ({ entry, fields: { target } }: LogLine): boolean => (befell.get(target) ?? 0) > entry;
  const newest = rounds.flat().findLast(({ type }) => type === BLOW);
  return rounds.flatMap((lines, round) =>
    lines
      .filter(({ type }) => type === BLOW)
      .map((line) => ({
        ...blowOf(line, lines, undoing),
        ...backOf(line, line === newest, undoing),
        round,
        ...(isPast(line) ? { then: '' } : {}),
      })),
  );
}

/** What each of them declared or did last in this round, by who did it, without their names. */
export function deedsIn(log: readonly LogLine[], declaring: string | undefined): ReadonlyMap<string, string> {
  const deeds = new Map<string, string>();
  const lines = roundsIn(log).at(-1) ?? [];
  const declared = lines.filter(({ type }) => type === declaring);
  for (const { fields, text } of declared.length > 0 ? declared : lines)
    if (typeof fields['actor'] === 'string') deeds.set(fields['actor'], text);
  return deeds;
}

/** What takes a blow back; of one that was not the last it asks a second time. */
function backOf(blow: LogLine, isLast: boolean, { backOf: of }: Undoing): Pick<BlowView, 'back'> {
  const command = of(blow);
  if (!command) return {};
  const back: Offer = { label: 'Undo this blow', command };
  return { back: isLast ? back : { ...back, warns: 'not the last blow' } };
}

const numbers = ['total', 'against', 'thrown', 'armour', 'from', 'left'] as const;

function blowOf(
  blow: LogLine,
  lines: readonly LogLine[],
  { last }: Undoing,
): Omit<BlowView, 'round' | 'back'> {
  const { fields, entry } = blow;
  const target = typeof fields['target'] === 'string' ? fields['target'] : '';
  const ofAct = lines.filter((line) => line.entry === entry);
  const at = ofAct.indexOf(blow);
  const isAtTarget = (line: LogLine): boolean => line.fields['target'] === target;
  const together = ofAct.slice(0, at).filter((line) => line.type === THROWN && isAtTarget(line));
  const after = ofAct.slice(at + 1).filter((line) => line.blow === blow.seq);
  return {
    seq: blow.seq,
    target,
    strikers: (together.length > 0 ? together : [blow]).map((line) => ({
      id: String(line.fields['actor']),
      rolls: line.rolls,
    })),
    ...Object.fromEntries(
      numbers.flatMap((name) => (typeof fields[name] === 'number' ? [[name, fields[name]]] : [])),
    ),
    hit: fields['hit'] === true,
    damage: Number(fields['damage'] ?? 0),
    then: (after.find((line) => isDeath(line, line.fields['to'])) ?? after.at(-1))?.text ?? '',
    last: entry === last && ofAct.filter(({ type }) => type === BLOW).length === 1,
  };
}
