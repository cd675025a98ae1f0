import type { Rule } from '../../ruleBook.ts';

/** Hit points, defense class and movement. */
export const body: readonly Rule[] = [
  {
    id: 'FV-111',
    line: 'Damage counts against hit points.',
    commands: ['adjust-hit-points', 'set-hit-points'],
    at: 'fivey/sheet/hitPoints.ts hurt',
    refuses: ['adjust-hit-points', 'set-hit-points'],
    as: 'harm',
  },
  {
    id: 'FV-112',
    line: 'Damage that equals hit points kills.',
    commands: ['adjust-hit-points', 'attack'],
    at: 'fivey/sheet/hitPoints.ts die',
    reading:
      'The rule says “equals or exceeds”, and the orc’s feat says 0 or less; “exceeds” alone is short for the same.',
    as: 'dead',
  },
  {
    id: 'FV-113',
    line: 'A character gets 4 or 1d6 hit points at the start and at each level.',
    commands: ['set-hit-points', 'make-character'],
    at: 'fivey/people/characters.ts FIRST',
    options: ['first-hit-points'],
  },
  {
    id: 'FV-114',
    line: 'Without armour, defense class is 10 + DEX.',
    commands: ['attack', 'wear-hide'],
    at: 'fivey/sheet/sheet.ts defenseOf',
  },
  {
    id: 'FV-115',
    line: 'An attack is a check against the defense class.',
    commands: ['attack'],
    at: 'fivey/fight/attack.ts strike',
    options: ['cover', 'flanking'],
    as: 'attack',
  },
  {
    id: 'FV-116',
    line: 'Sometimes the target rolls a save instead.',
    commands: ['area-attack'],
    at: 'fivey/fight/area.ts areaAttack',
  },
  { id: 'FV-117', line: 'A move is 6 paces.', commands: ['move'], at: 'fivey/fight/acts.ts move' },
  {
    id: 'FV-118',
    line: 'Outside fights, the referee may scale movement.',
    commands: ['move'],
    at: 'fivey/fight/acts.ts move',
  },
  {
    id: 'FV-119',
    line: 'Climbing, crawling and swimming cost double.',
    commands: ['move', 'swim'],
    at: 'fivey/fight/acts.ts move',
  },
  { id: 'FV-120', line: 'Jumping costs double too.', commands: ['move'], at: 'fivey/fight/acts.ts move' },
  {
    id: 'FV-121',
    line: 'Both movement penalties add up.',
    commands: ['move'],
    at: 'fivey/sheet/sheet.ts movementOf',
    reading: 'Each takes 2 paces off 6, so at least 2 are left.',
  },
];
