import type { HexwatchEvent } from '../../shared/campaign/event.ts';
import type { Person } from '../../shared/tale/person.ts';
import { shortName } from '../../shared/tale/english/tongue.ts';
import { textOf, type Sentence } from '../../shared/tale/told.ts';

/** What a word needs among the events that its sentence tells; nothing gives a word that is never said. */
type Licence = (told: readonly HexwatchEvent[], text: string) => boolean;

const some =
  (type: RegExp, test: (event: HexwatchEvent) => boolean = () => true): Licence =>
  (told) =>
    told.some((event) => type.test(event.type) && test(event));
const status = (to: string): Licence => some(/^status-changed$/, (event) => event['to'] === to);
const never: Licence = () => false;
const either =
  (...licences: readonly Licence[]): Licence =>
  (told, text) =>
    licences.some((licence) => licence(told, text));

/** Words that say more than they seem to, each with what has to have happened. */
const LICENCES: readonly (readonly [RegExp, Licence])[] = [
  [/\b(killed|died|dead at|to death|drowned)\b/, status('dead')],
  [/\bwere? dead\b/i, some(/^fight-ended$/)],
  [/\b(brought (\w+ )?down|went down|went under|passed out)(?! flat)\b/i, status('down')],
  [/\bfled\b/i, either(status('fled'), some(/^fight-ended$/))],
  [/\bunconscious\b/i, status('down')],
  [
    /\bfailed\b/i,
    some(
      /./,
      (event) =>
        event['passed'] === false ||
        event['works'] === false ||
        event['verdict'] === 'impossible' ||
        event['result'] === 'fails',
    ),
  ],
  [/\bsold\b/i, some(/^(goods-sold|deal-made)$/)],
  [/\bbought\b/i, some(/^(goods-bought|deal-made)$/)],
  [/\bcaught\b/i, some(/^disease-caught$/)],
  [
    /\bpaid\b/i,
    some(/^(lifestyle-paid|coins-moved|deal-made|week-of-care-began|good-hands-found|care-found)$/),
  ],
  [/\bscarred\b/i, some(/^scar-gained$/)],
  [/\bcast\b/i, some(/^spell-cast$/)],
  [/\btended\b/i, some(/^patient-tended$/)],
  [/\bin time\b/i, some(/^dying-(stopped|ended)$/)],
  [/\bgot up\b/i, (told, text) => status('up')(told, text) && status('down')(told, text)],
  [
    /\bcut\b/i,
    some(/./, (event) => event['damageType'] === 'slashing' || /"(cuts?) /.test(JSON.stringify(event))),
  ],
  [/\p{Lu}\p{Ll}+ \d(?=[ .])/u, (_, text) => /Day \d/.test(text)],
  [
    /\b(because|so that|luckily|grateful|stalked|nothing happened|nobody|natural|rolled \d|raised (her|his))\b|!/i,
    never,
  ],
  [/\bbrought .* home\b|\bhad fed\b/i, never],
  [/\b(he|she|his|her|hers|him)\b/i, (told) => /\b(he|she|his|her|hers|him)\b/i.test(JSON.stringify(told))],
  [/\b0\d{3}\b/, never],
];

const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'one two three four five six seven eight nine ten eleven twelve',
    ' first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth',
  ].flatMap((list) => list.split(' ').map((word, index) => [word, list.startsWith(' ') ? index : index + 1])),
);

/** All numbers in the fields of events; spans and moments count in minutes, hours and days as well, lists by their length. */
function numbersIn(events: readonly HexwatchEvent[]): Set<number> {
  const found = new Set<number>();
  const look = (value: unknown, name: string): void => {
    if (typeof value === 'number') {
      found.add(Math.abs(value));
      if (/seconds|at$|until/i.test(name)) for (const unit of [60, 3600, 86_400]) found.add(value / unit);
    } else if (Array.isArray(value)) {
      found.add(value.length);
      for (const one of value) look(one, name);
    } else if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value)) look(one, key);
  };
  for (const event of events) look(event, '');
  return found;
}

const withoutQuotes = (sentence: Sentence): string =>
  sentence.runs
    .map(({ text, isNote }) => (isNote ? ' ' : text))
    .join('')
    .replace(/“[^”]*”/g, ' ');

/** The ids of those who share a short name; those of a kind have none. */
function byName(people: readonly Person[]): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const person of people) {
    const name = shortName(person);
    if (!person.noun) names.set(name, [...(names.get(name) ?? []), person.id]);
  }
  return names;
}

/** What is wrong with a sentence, given the events that stand in its session; nothing if it says only what they say. */
export function faultsOf(
  sentence: Sentence,
  events: ReadonlyMap<number, HexwatchEvent>,
  people: readonly Person[],
): string[] {
  const text = textOf(sentence);
  const told = sentence.from.flatMap((seq) => events.get(seq) ?? []);
  const plain = withoutQuotes(sentence);
  const said = JSON.stringify(told);
  const faults: string[] = [];
  const fault = (what: string): void => void faults.push(`${what}: ${text}`);
  if (sentence.from.length === 0) fault('tells nothing');
  if (told.length < sentence.from.length) fault('no such event');
  if (!sentence.isSecret && told.some(({ secret }) => secret)) fault('secret');
  for (const [word, licence] of LICENCES)
    if (word.test(plain) && !licence(told, plain)) fault(`no licence for “${word.exec(plain)?.[0] ?? ''}”`);
  const numbers = numbersIn(told);
  for (const [word] of plain.toLowerCase().matchAll(/[a-z]+|\d+/g)) {
    const number = NUMBERS[word] ?? (/^\d+$/.test(word) ? Number(word) : undefined);
    const isIn = said.toLowerCase().includes(word) || Object.hasOwn(sentence.reckoned, word);
    if (number !== undefined && !numbers.has(number) && !isIn) fault(`number “${word}”`);
  }
  for (const [name, ids] of byName(people)) {
    const isNamed = plain.split(/[^\p{L}]+/u).includes(name);
    if (isNamed && !said.includes(name) && !ids.some((id) => said.includes(`"${id}"`)))
      fault(`name “${name}”`);
  }
  for (const [, quote = ''] of text.matchAll(/“([^”]*)”/g))
    if (!said.toLowerCase().includes(JSON.stringify(quote).slice(1, -1).toLowerCase())) fault('quotation');
  for (const { text: note, isNote } of sentence.runs) {
    const words = JSON.stringify(note.replace(/\.$/, '')).slice(1, -1).toLowerCase();
    if (isNote && !said.toLowerCase().includes(words)) fault('note');
  }
  return faults;
}
