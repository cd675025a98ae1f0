import type { BlowView, LogLine, Offer } from '../../../shared/api.ts';
import { z } from 'zod';
import { sumOf, TermSchema, type Term } from '../../../shared/campaign/events/terms.ts';
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

/** What is asked about blows beside their lines. What undoes them: the number of the entry that can be undone, and for each blow the command that takes it back alone. */
export interface Undoing {
  last: number | undefined;
  /** What the system calls armour. */
  armour: string;
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

const numbers = ['total', 'against', 'from', 'left'] as const;
const Terms = z.array(TermSchema);

/** The terms that a line names. */
const named = ({ fields }: LogLine): Term[] => Terms.safeParse(fields['terms']).data ?? [];

/** What made the damage of a blow; of one by an earlier version, which named no terms, only where its figures add up. */
function termsOf(blow: LogLine, after: readonly LogLine[], armourWord: string): Term[] {
  const { thrown, armour = 0, damage } = blow.fields;
  const own = named(blow);
  if (own.length > 0) return [...own, ...after.flatMap(named)];
  if (blow.fields['hit'] !== true || typeof thrown !== 'number' || typeof armour !== 'number') return [];
  const known = [
    { what: 'rolled', by: thrown },
    ...(armour > 0 ? [{ what: armourWord.toLowerCase(), by: -armour }] : []),
  ];
  return sumOf(known) === damage ? known : [];
}

function blowOf(
  blow: LogLine,
  lines: readonly LogLine[],
  { last, armour }: Undoing,
): Omit<BlowView, 'round' | 'back'> {
  const { fields, entry } = blow;
  const target = typeof fields['target'] === 'string' ? fields['target'] : '';
  const ofAct = lines.filter((line) => line.entry === entry);
  const at = ofAct.indexOf(blow);
  const isAtTarget = (line: LogLine): boolean => line.fields['target'] === target;
  const together = ofAct.slice(0, at).filter((line) => line.type === THROWN && isAtTarget(line));
  const after = ofAct.slice(at + 1).filter((line) => line.blow === blow.seq);
  const terms = termsOf(blow, after, armour);
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
    damage: terms.length > 0 ? sumOf(terms) : Number(fields['damage'] ?? 0),
    ...(terms.length > 0 ? { terms } : {}),
    ...(typeof fields['idle'] === 'string' ? { idle: fields['idle'] } : {}),
    then: (after.find((line) => isDeath(line, line.fields['to'])) ?? after.at(-1))?.text ?? '',
    last: entry === last && ofAct.filter(({ type }) => type === BLOW).length === 1,
  };
}
