import type { Rule } from '../../ruleBook.ts';

/** Hit points, defense class and movement. */
export const body: readonly Rule[] = [
  {
    id: 'FV-111',
    line: 'Damage counts against hit points.',
    commands: ['adjust-hit-points', 'set-hit-points'],
    at: 'fivey/sheet/hitPoints.ts hurt',
    refuses: ['adjust-hit-points', 'set-hit-points'],
  },
  {
    id: 'FV-112',
    line: 'Damage that equals hit points kills.',
    commands: ['adjust-hit-points', 'attack'],
    at: 'fivey/sheet/hitPoints.ts die',
    reading:
      'The rule says “equals or exceeds”, and the orc’s feat speaks of 0 or less; “exceeds” alone is the shorter way of saying it.',
  },
  {
    id: 'FV-113',
    line: 'Hit points: four, or a d6, for the start and each level.',
    commands: ['set-hit-points', 'make-character'],
    at: 'fivey/people/characters.ts FIRST',
    options: ['first-hit-points'],
  },
  {
    id: 'FV-114',
    line: 'Without armour 10 and DEX.',
    commands: ['attack', 'wear-hide'],
    at: 'fivey/sheet/sheet.ts defenseOf',
  },
  {
    id: 'FV-115',
    line: 'An attack is a check against the defense class.',
    commands: ['attack'],
    at: 'fivey/fight/attack.ts strike',
    options: ['cover', 'flanking'],
  },
  {
    id: 'FV-116',
    line: 'Or the target saves.',
    commands: ['area-attack'],
    at: 'fivey/fight/area.ts areaAttack',
  },
  { id: 'FV-117', line: 'Six paces a move.', commands: ['move'], at: 'fivey/fight/acts.ts move' },
  {
    id: 'FV-118',
    line: 'Movement may be rescaled outside of fights.',
    commands: ['move'],
    at: 'fivey/fight/acts.ts move',
  },
  {
    id: 'FV-119',
    line: 'Climbing, crawling and swimming cost double.',
    commands: ['move', 'swim'],
    at: 'fivey/fight/acts.ts move',
  },
  { id: 'FV-120', line: 'So does jumping.', commands: ['move'], at: 'fivey/fight/acts.ts move' },
  {
    id: 'FV-121',
    line: 'Both slownesses add up.',
    commands: ['move'],
    at: 'fivey/sheet/sheet.ts movementOf',
    reading: 'Both are two paces off six, which leaves two: no floor is ever met but nothing.',
  },
];
