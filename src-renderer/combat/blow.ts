import type { BlowView, CombatantView } from '../../shared/api.ts';
import type { Game } from '../game.svelte.ts';

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

/** "highest 4 − 2 armour", "14 against 13", "3 blows" */
export function sumOf({ blows, last }: Harm, word: string): string {
  if (blows.length > 1) return `${blows.length} blows`;
  const { strikers, total, against, hit, thrown, armour } = last;
  const roll = total === undefined ? '' : against === undefined ? `${total}` : `${total} against ${against}`;
  if (!hit && thrown === undefined) return roll ? `${roll}: missed` : 'missed';
  const damage = thrown === undefined ? '' : `${strikers.length > 1 ? 'highest ' : ''}${thrown}`;
  return [roll, damage && armour !== undefined ? `${damage} − ${armour} ${word}` : damage]
    .filter(Boolean)
    .join(', ');
}

/** The system’s word for what takes off harm. */
export const armourIn = ({ view }: Game): string => view?.table?.words.armour ?? 'armour';

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
