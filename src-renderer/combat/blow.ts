import type { BlowView, CombatantView } from '../../shared/api.ts';
import { termsInWords } from '../../shared/text/words.ts';

/** What several blows at one target came to. */
export interface Harm {
  blows: readonly BlowView[];
  last: BlowView;
  damage: number;
  from: number | undefined;
  left: number | undefined;
}

/** What befell a target in the last round in which these blows were at it; nothing where none was. */
export function harmOf(blows: readonly BlowView[], target: string): Harm | undefined {
  const last = blows.findLast((one) => one.target === target);
  if (!last) return undefined;
  const theirs = blows.filter((one) => one.target === target && one.round === last.round);
  return {
    blows: theirs,
    last,
    damage: theirs.reduce((sum, { damage }) => sum + damage, 0),
    from: theirs.find(({ from }) => from !== undefined)?.from,
    left: last.left ?? theirs.findLast(({ left }) => left !== undefined)?.left,
  };
}

/** The blows of the last round by the side that struck last in it. */
export function lastVolley(blows: readonly BlowView[], isParty: (id: string) => boolean): BlowView[] {
  const last = blows.at(-1);
  const byParty = ({ strikers: [one] }: BlowView): boolean => one !== undefined && isParty(one.id);
  return blows.filter((one) => last?.round === one.round && byParty(last) === byParty(one));
}

/** The dice of a blow: their sides, the face and whether it counts. */
export function diceOf({ strikers }: BlowView): { sides: number; face: number; dropped: boolean }[] {
  const each = strikers.flatMap(({ rolls }) =>
    rolls.flatMap(({ dice, kept }) =>
      dice.map(([sides, face], index) => ({ sides, face, dropped: kept ? !kept.includes(index) : false })),
    ),
  );
  if (strikers.length < 2) return each;
  // Of those who strike together the highest die counts.
  const highest = Math.max(...each.map(({ face }) => face));
  return each.map((die) => ({ ...die, dropped: die.face < highest }));
}

/** "4 − 2 Armor", "14 against 13: missed", "3 blows: 5 + 0 + 3" */
export function sumOf({ blows, last }: Harm): string {
  if (blows.length > 1) return `${blows.length} blows: ${blows.map(({ damage }) => damage).join(' + ')}`;
  const { total, against, idle } = last;
  const roll = total === undefined ? '' : against === undefined ? `${total}` : `${total} against ${against}`;
  if (idle !== undefined) return [roll, idle].filter(Boolean).join(', ');
  if (!isLanded(last)) return roll ? `${roll}: missed` : 'missed';
  return [roll, termsInWords(gathered(last))].filter(Boolean).join(', ');
}

/** Whether a blow reached its target, be it that armour took all of it. */
export const isLanded = ({ hit, terms }: BlowView): boolean => hit || terms !== undefined;

/** The terms of a blow with its dice, which are drawn beside them, as one without a name. */
export function gathered({ terms = [] }: BlowView): { what: string; by: number }[] {
  const dice = terms.filter(({ sides }) => sides !== undefined);
  const rest = terms.filter(({ sides }) => sides === undefined);
  return dice.length > 0 ? [{ what: '', by: dice.reduce((sum, { by }) => sum + by, 0) }, ...rest] : rest;
}

/** Names as they are read: "Goblin 1 and Goblin 4". */
export function together(names: readonly string[]): string {
  const [last = '', ...before] = [...names].reverse();
  return before.length === 0 ? last : `${before.reverse().join(', ')} and ${last}`;
}

/** Names of more than two of a kind by their number: "8 × Goblin". */
export function inBrief(names: readonly string[]): string {
  const [kind, ...others] = new Set(names.map((name) => name.replace(/ \d+$/, '')));
  return names.length > 2 && kind !== undefined && others.length === 0
    ? `${names.length} × ${kind}`
    : together(names);
}

/** Those who can no longer be struck, nor act. */
export const isGone = ({ status }: Pick<CombatantView, 'status'>): boolean =>
  status === 'dead' || status === 'fled';
