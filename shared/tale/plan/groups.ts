import { HOUR } from '../../time/scales.ts';
import type { Fact } from '../fact.ts';
import type { Group, Paragraph, Placed } from './placed.ts';

const ALONE: ReadonlySet<string> = new Set([
  'note',
  'all-fell',
  'broke-off',
  'goes-on',
  'not-over',
  'came-too',
  'fate',
  'here',
  'clock',
  'clock-filled',
  'care',
  'group',
  'unfinished',
  'taken-up',
  'fight-over',
  'sum',
  'advanced',
  'turned',
  'contest',
  'weather',
  'festival',
  'asked',
]);
const MOST_IN_A_SENTENCE = 3;
const MOST_IN_A_FIGHT = 4;
const MOST_IN_A_ROW = 6;
const DEALS: ReadonlySet<string> = new Set(['bought', 'sold', 'lodged', 'took-on']);

const idsOf = ({ who, whom }: Fact): string => [...who, ...whom].map(({ id }) => id).join();
const sameWho = (a: Fact, b: Fact): boolean => idsOf(a) === idsOf(b);
const same = <Value>(a: Fact, b: Fact, of: (fact: Fact) => Value): boolean => of(a) === of(b);

/** Whether somebody leaves behind what they had just taken. */
const isLeftAgain = (last: Fact, fact: Fact): boolean =>
  last.kind === 'took' &&
  fact.kind === 'dropped' &&
  sameWho(last, fact) &&
  same(last, fact, ({ name }) => name);

/** Whether a fact goes on with the sentence before it. */
function goesOn(group: Group, { fact, lead }: Placed): boolean {
  const last = group.facts.at(-1);
  if (!last || lead || ALONE.has(fact.kind) || ALONE.has(last.kind)) return false;
  if (last.isSecret !== fact.isSecret) return false;
  if ((last.kind === 'explored') !== (fact.kind === 'explored')) return false;
  if (last.kind === 'journey') return ['entered', 'night', 'met'].includes(fact.kind);
  if (last.kind === 'entered') return fact.kind === 'lit';
  if (last.kind === 'left-site') return fact.kind === 'night';
  if (fact.kind === 'met') return ['burnt-out', 'broken-rest', 'room'].includes(last.kind);
  if (last.kind === 'met' || fact.kind === 'broken-rest') return false;
  if (fact.kind === 'journey' || fact.kind === 'entered') return false;
  if (DEALS.has(fact.kind) || DEALS.has(last.kind))
    return DEALS.has(fact.kind) && DEALS.has(last.kind) && group.facts.length < MOST_IN_A_ROW;
  if (fact.scene.kind === 'downtime')
    return sameWho(last, fact) || (last.kind === fact.kind && fact.kind === 'whole');
  if (fact.kind === 'broke' && last.kind === 'broke') return fact.entry === last.entry;
  if (fact.kind === 'room') return last.kind === 'room';
  if (isLeftAgain(last, fact)) return true;
  if (fact.kind === 'joined' && last.kind === 'joined') return true;
  if (group.facts.length >= (fact.scene.kind === 'fight' ? MOST_IN_A_FIGHT : MOST_IN_A_SENTENCE))
    return false;
  return (
    same(last, fact, ({ round }) => round) &&
    same(last, fact, ({ scene }) => scene.kind === 'fight') &&
    fact.at - last.at < HOUR / 2
  );
}

export function groupsOf(placed: readonly Placed[]): Group[] {
  const groups: Group[] = [];
  for (const one of placed) {
    const last = groups.at(-1);
    if (last && goesOn(last, one)) groups[groups.length - 1] = { ...last, facts: [...last.facts, one.fact] };
    else groups.push({ facts: [one.fact], ...(one.lead ? { lead: one.lead } : {}) });
  }
  return groups;
}

export const firstOf = ({ facts }: Group): Fact | undefined => facts[0];
const sceneOf = (group: Group): Fact['scene']['kind'] | undefined => firstOf(group)?.scene.kind;

/** Sentences in paragraphs: opening notes, fights, and what happens beside other groups stand apart. */
export function paragraphsOf(groups: readonly Group[]): Paragraph[] {
  const paragraphs: Group[][] = [];
  for (const group of groups) {
    const paragraph = paragraphs.at(-1);
    const last = paragraph?.at(-1);
    const fact = firstOf(group);
    const before = last && firstOf(last);
    const breaks =
      !paragraph ||
      !last ||
      (sceneOf(last) === 'fight') !== (sceneOf(group) === 'fight') ||
      fact?.kind === 'group' ||
      (fact?.kind === 'journey' &&
        group.facts.some(({ kind }) => kind === 'entered') &&
        paragraph.length > 2) ||
      (before?.kind === 'note' &&
        fact?.kind !== 'note' &&
        paragraphs.length === 1 &&
        paragraph.every((one) => firstOf(one)?.kind === 'note')) ||
      paragraph.length >= 8;
    if (breaks) paragraphs.push([group]);
    else paragraph.push(group);
  }
  return paragraphs;
}
