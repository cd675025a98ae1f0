import { trimmed } from '../../../text/trimmed.ts';
import { attackIn, damages, dealtBy, namesOfAttacks, paragraphAttack } from './attacks.ts';
import { MOST_WORDS, readClause } from './clause.ts';
import { blocksIn } from './blocks.ts';
import type { Fact, FactKind, Game, Posted } from './facts.ts';
import { figureAt } from './figures.ts';
import { labelsWith, type Labels, type OwnNames } from './labels.ts';
import { linesOf } from './lines.ts';
import { listAt } from './lists.ts';
import { asideAt, HEADINGS, markWithin, typeOf, type Aside } from './phrases.ts';
import { aside, isWords, plain, say, wordsIn, type Reading } from './reading.ts';
import { clausesOf, tokensOf, type Clause, type Token } from './tokens.ts';

/** An attack of the fifth edition, in a paragraph. */
function readAttack(reading: Reading, tokens: readonly Token[]): boolean {
  const found = paragraphAttack(tokens, wordsIn(reading.line));
  if (!found) return false;
  reading.games.push('fifth');
  say(reading, 'attack', found.attack, reading.line);
  if (found.more) aside(reading, `${found.attack.name}: ${found.more}`);
  return true;
}

/** A paragraph about something that a creature has or does: `Keen Smell. …`, `Paralysis: …`. */
function readParagraph(reading: Reading, tokens: readonly Token[]): boolean {
  const stop = tokens.findIndex(({ text }) => text === '.' || text === ':');
  const head = tokens.slice(0, Math.max(0, stop)).filter(({ text }) => !'()/'.includes(text));
  const isNamed =
    head.length > 0 && head.length <= MOST_WORDS + 2 && /^\p{Lu}/u.test(reading.line.slice(head[0]?.at));
  const body = tokens.slice(stop + 1).filter(({ kind }) => kind === 'word');
  if (!isNamed || body.length < MOST_WORDS) return false;
  const name = wordsIn(reading.line)(head.filter(({ kind }) => kind === 'word' || kind === 'sign'));
  if (reading.section !== 'actions') say(reading, 'trait', name, name, false);
  aside(reading, wordsIn(reading.line)(tokens));
  return true;
}

/** Whether a line begins with what is read by its own words. */
function isKnown({ labels, line }: Reading, clauses: readonly Clause[]): boolean {
  const tokens = clauses[0]?.tokens ?? [];
  const words = wordsIn(line);
  return Boolean(
    asideAt(tokens) ??
    listAt(clauses, 0, words) ??
    damages(tokens, words, true) ??
    namesOfAttacks(tokens, words) ??
    figureAt(labels, tokens, 0, true) ??
    attackIn(tokens, words),
  );
}

function readLine(reading: Reading, from: number): void {
  const { line } = reading;
  const words = wordsIn(line);
  const tokens = tokensOf(line).filter(({ at }) => at >= from);
  const heading = isWords(tokens) ? HEADINGS.get(words(tokens).toLowerCase()) : undefined;
  if (heading !== undefined) {
    reading.section = heading;
    return;
  }
  const type = typeOf(tokens);
  if (type) {
    if (type.undead) say(reading, 'undead', true, words(tokens));
    if (type.person) say(reading, 'kind', 'person', words(tokens), false);
    aside(reading, words(tokens));
    return;
  }
  if (readAttack(reading, tokens)) return;
  const clauses = clausesOf(line, tokens);
  if (!isKnown(reading, clauses) && readParagraph(reading, tokens)) return;
  for (let at = 0; at < clauses.length;) at = readNext(reading, clauses, at);
}

/** Reads what is no figure by its label, to the end of its clause or of its line; gives back the next clause. */
function readAside(reading: Reading, clauses: readonly Clause[], at: number, known: Aside): number {
  const { is, of, hints } = known;
  const words = wordsIn(reading.line);
  if (of) reading.games.push(of);
  if (hints) reading.hints.push(hints);
  if (is === 'clause') {
    aside(reading, words(clauses[at]?.tokens ?? []));
    return at + 1;
  }
  const tokens = clauses.slice(at).flatMap((clause) => clause.tokens);
  const mark = is === 'line' ? markWithin(tokens) : undefined;
  const text = words(tokens);
  if (is === 'critical') say(reading, 'critical', plain(text.slice(text.indexOf(':') + 1)), text);
  else if (mark) say(reading, mark, true, text);
  else aside(reading, text);
  return clauses.length;
}

/** Reads a clause, and those that belong to it; gives back the next one. */
function readNext(reading: Reading, clauses: readonly Clause[], at: number): number {
  const words = wordsIn(reading.line);
  const clause = clauses[at] ?? { tokens: [], ends: '' };
  const known = asideAt(clause.tokens);
  if (known) return readAside(reading, clauses, at, known);
  const list = listAt(clauses, at, words);
  if (list) {
    for (const { value, sure } of list.items) say(reading, list.kind, value, list.text, sure);
    return list.end;
  }
  const told = damages(clause.tokens, words, reading.named.length > 0);
  if (told) {
    const attacks = dealtBy(reading.named, told.dealt);
    for (const attack of attacks) say(reading, 'attack', attack, `${attack.name} ${words(clause.tokens)}`);
    const [only, another] = attacks;
    if (told.more) aside(reading, only && !another ? `${only.name}: ${told.more}` : told.more);
    reading.named = [];
    return at + 1;
  }
  const named = namesOfAttacks(clause.tokens, words);
  if (named) reading.named.push(...named);
  else readClause(reading, clause);
  return at + 1;
}

/** Where the name ends with which a block begins: before its first figure or dice, or at a comma where nothing follows. */
function endOfName(labels: Labels, line: string, isAlone: boolean): number {
  const tokens = tokensOf(line);
  const figure = tokens.findIndex(
    (token, index) => token.kind === 'dice' || figureAt(labels, tokens, index, index === 0),
  );
  const divided = clausesOf(line)[0]?.tokens.at(-1)?.end ?? line.length;
  const colon = tokens.find(({ text }) => text === ':' || text === '(')?.at ?? line.length;
  const ends = [line.length, ...(figure < 0 ? [] : [tokens[figure]?.at ?? 0])];
  if (figure >= 0 || isAlone) ends.push(divided, colon);
  return Math.min(...ends);
}

/** One block by itself. */
function readBlock(text: string, labels: Labels): Posted {
  const lines = linesOf(text, labels);
  const reading: Reading = {
    labels,
    line: '',
    facts: [],
    games: [],
    hints: [],
    attack: undefined,
    named: [],
    section: 'traits',
  };
  const [head = ''] = lines;
  const end = endOfName(labels, head, lines.length === 1);
  for (const [index, line] of lines.entries()) {
    reading.line = line;
    readLine(reading, index === 0 ? end : 0);
  }
  for (const name of reading.named) aside(reading, name);
  const name = trimmed(plain(head.slice(0, end)), '', ' ,;:.([').slice(0, 200);
  const game = gameOf(reading);
  return { name, game, facts: game === 'fifth' ? reading.facts : reading.facts.map(upwards) };
}

/** Characters of a text that are read; the longest stat block in print has half of them. */
const MOST_LENGTH = 10_000;

/**
 * A creature from text as people post it, in the words of the systems at hand or of other games: the name first, then figures in
 * any order. Of several blocks the first is read. All of the text is in its facts or its name; what no one knows stands aside.
 * The work grows with the text alone.
 */
export function readPosted(text: string, own: OwnNames = {}): Posted {
  const labels = labelsWith(own);
  const [mine = '', ...others] = blocksIn(text.slice(0, MOST_LENGTH), (part) => readBlock(part, labels));
  const posted = readBlock(mine, labels);
  const left = others.map(
    (other) => `Another stat block, to paste by itself: ${linesOf(other, labels).join(', ')}`,
  );
  const over = text.length - MOST_LENGTH;
  if (over > 0) left.push(`… (${over} more characters were not read)`);
  const asides = left.map((one): Fact => ({ kind: 'aside', value: one, text: one, sure: true }));
  return { ...posted, facts: [...posted.facts, ...asides] };
}

const HIGHEST_DESCENDING = 9;
/** An armour class counted upwards: of the older games, the low ones count down from 9. */
const upwards = (fact: Fact): Fact =>
  fact.kind === 'ac' && Number(fact.value) <= HIGHEST_DESCENDING
    ? { ...fact, value: HIGHEST_DESCENDING + 10 - Number(fact.value) }
    : fact;

const MOST_MORALE = 12;

/** What only the systems at hand have. */
const OWN: readonly FactKind[] = ['armour', 'resolve', 'dc', 'rank', 'wil', 'awr', 'wears', 'shield'];

/**
 * The game a block is for, by what only blocks of that game say. Words that other games say too count only beside a figure that
 * the systems at hand have not, and only where nothing is in their own words.
 */
function gameOf({ games, hints, facts }: Reading): Game {
  const has = (wanted: FactKind): Fact | undefined => facts.find(({ kind }) => kind === wanted);
  if (games.includes('fifth') || has('challenge')) return 'fifth';
  const [said = has('ac') && has('hitDice') ? 'old' : undefined] = games;
  if (said) return said;
  if (OWN.some(has)) return 'own';
  if (Number(has('morale')?.value ?? Infinity) <= MOST_MORALE) return 'old';
  return ((has('ac') ?? has('hitDice')) && hints[0]) ?? 'own';
}
