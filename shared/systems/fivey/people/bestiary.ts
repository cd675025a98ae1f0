import type { Creature } from '../../../campaign/state.ts';
import type { Decision, StatBlock } from '../../contract.ts';
import { BLANK_SHEET, sheetOf, type Sheet } from '../sheet/sheet.ts';

export type Bracket = NonNullable<Sheet['monster']>['bracket'];

/** Hit dice, general ability and damage of the five brackets (FV-228). */
export const BRACKETS: Record<
  Bracket,
  { name: string; hitDice: number; ability: number; damage: number; die: number }
> = {
  M: { name: 'mook', hitDice: 1, ability: 1, damage: 2, die: 4 },
  G: { name: 'grunt', hitDice: 2, ability: 2, damage: 3, die: 6 },
  E: { name: 'elite', hitDice: 4, ability: 3, damage: 4, die: 8 },
  L: { name: 'lieutenant', hitDice: 8, ability: 4, damage: 5, die: 10 },
  B: { name: 'boss', hitDice: 16, ability: 5, damage: 6, die: 12 },
};

const EXPERIENCE: Record<Bracket, readonly number[]> = {
  M: [4, 5, 6, 8, 10],
  G: [8, 10, 12, 16, 20],
  E: [12, 15, 18, 24, 30],
  L: [16, 20, 24, 32, 40],
  B: [20, 25, 30, 40, 50],
};

/** Experience for one of a bracket with this defense class: rows of 12, 14, 16, 18, 20, between two of them the lower one. */
export function experienceFor(bracket: Bracket, defense: number): number {
  const row = Math.min(4, Math.max(0, Math.floor((defense - 12) / 2)));
  return EXPERIENCE[bracket][row] ?? 0;
}

/** What a monster brings; nothing for others. */
export function experienceOf(creature: Creature): number {
  const { monster } = sheetOf(creature);
  return monster ? experienceFor(monster.bracket, monster.defense) : 0;
}

/** The feat of the undead (FV-235). */
export const UNDEAD = 'Basic Necrology';

const block = (
  name: string,
  bracket: Bracket,
  defense: number,
  feats: string[] = [],
  more: Pick<FiveyBlock, 'resists' | 'vulnerable' | 'many'> = {},
): FiveyBlock => ({
  ...more,
  name,
  bracket,
  defense,
  feats,
  line: lineOf({ bracket, defense, feats }),
});

/** A block in one line, as the bestiary shows it. */
export const lineOf = ({
  bracket,
  defense,
  feats,
}: Pick<FiveyBlock, 'bracket' | 'defense' | 'feats'>): string =>
  [`${BRACKETS[bracket].name}, DC ${defense}, ${experienceFor(bracket, defense)} experience`, ...feats].join(
    ', ',
  );

export interface FiveyBlock extends StatBlock {
  bracket: Bracket;
  defense: number;
  feats: string[];
  /** Kinds of harm that it stands up to, and that break it. */
  resists?: string[];
  vulnerable?: string[];
}

/** The nineteen monsters of the text (FV-234, FV-235). */
export const bestiary: readonly FiveyBlock[] = [
  block('Bear', 'E', 12),
  block('Berserker', 'G', 12),
  block('Bugbear', 'E', 14),
  block('Commoner', 'M', 12),
  block('Dragon, Infant', 'G', 16, ['Breath Attack', 'Flight'], { many: 'Infant dragons' }),
  block('Dragon, Young', 'E', 16, ['Breath Attack', 'Flight'], { many: 'Young dragons' }),
  block('Dragon, Adult', 'L', 16, ['Breath Attack', 'Flight'], { many: 'Adult dragons' }),
  block('Dragon, Elder', 'B', 16, ['Breath Attack', 'Flight'], { many: 'Elder dragons' }),
  block('Ghoul', 'E', 12, ['Magical Resistance', UNDEAD]),
  block('Giant', 'B', 14, ['Giant Strength']),
  block('Goblin', 'M', 14),
  block('Hobgoblin', 'G', 14),
  block('Ogre', 'E', 14),
  block('Orc', 'G', 14),
  block('Skeleton', 'M', 12, ['Hypocalcemia', UNDEAD], {
    resists: ['piercing'],
    vulnerable: ['bludgeoning'],
  }),
  block('Troll', 'L', 14, ['Regeneration']),
  block('Vampire', 'B', 16, ['Magical Resistance', 'Misty Escape', UNDEAD]),
  block('Wraith', 'L', 12, ['Magical Resistance', UNDEAD]),
  block('Zombie', 'G', 12, ['Undead Fortitude', UNDEAD]),
];

/** Undead are those whose feats say so (FV-235). */
export const isUndead = (sheet: Sheet): boolean => sheet.feats.includes(UNDEAD);

/** A monster or person of a stat block: a d6 of hit points a hit die, where they are not given (FV-230). */
export function creatureOf(
  decision: Decision,
  statBlock: StatBlock,
  name: string,
  hitPoints?: number,
): Omit<Creature, 'id'> {
  const { bracket, defense, feats, resists, vulnerable } = statBlock as FiveyBlock;
  const { hitDice, ability } = BRACKETS[bracket];
  const max = hitPoints ?? decision.throwDice(`hit points of ${name}`, hitDice, 6).total;
  const sheet: Sheet = {
    ...BLANK_SHEET,
    feats: [...feats],
    ...(resists ? { resists: [...resists] } : {}),
    ...(vulnerable ? { vulnerable: [...vulnerable] } : {}),
    monster: { bracket, hitDice, defense, ability },
  };
  return {
    name,
    kind: 'monster',
    statBlock: statBlock.name,
    hitPoints: { now: max, max },
    status: 'up',
    items: [],
    conditions: [],
    sheet,
    note: '',
  };
}

export const BRACKET_IDS = Object.keys(BRACKETS) as Bracket[];

/** Armour values of other games carry over so far. */
export const MOST_CARRIED_OVER = 20;

/** Bracket for a creature of an older game by its hit dice: the nearest, the higher of two as near; a fraction counts as one. */
export function bracketFor(hitDice: number): Bracket {
  const dice = Math.max(1, hitDice);
  return BRACKET_IDS.reduce<Bracket>((found, next) => {
    const [low, high] = [BRACKETS[found].hitDice, BRACKETS[next].hitDice];
    return found !== next && dice >= (low + high) / 2 ? next : found;
  }, 'M');
}
