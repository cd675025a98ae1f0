import type { Rule } from '../../ruleBook.ts';

/** Order, morale, actions and blows. */
export const fights: readonly Rule[] = [
  {
    id: 'FV-193',
    line: 'Winners of the contest, the opposition, the rest.',
    commands: ['start-fight'],
    at: 'fivey/fight/initiative.ts initiative',
    reading: 'Taken by the letter the winners would act before themselves.',
  },
  {
    id: 'FV-194',
    line: 'Equal totals go to the opposition.',
    commands: ['start-fight'],
    at: 'fivey/fight/initiative.ts initiative',
    options: ['initiative'],
    reading: 'A tie beats nobody, and only whoever beats them acts before them.',
  },
  {
    id: 'FV-195',
    line: 'Rounds follow until one side is gone.',
    commands: ['end-turn'],
    at: 'fivey/fight/initiative.ts turns',
    options: ['initiative'],
    refuses: ['end-turn'],
  },
  {
    id: 'FV-196',
    line: 'When they dwindle or lose their leader, they check morale.',
    commands: ['name-leader', 'check-morale'],
    at: 'fivey/fight/fight.ts morale',
    options: ['morale-left'],
    reading:
      'The text names their numbers and their leader; the check is collective, and the best of them holds the others.',
    refuses: ['name-leader', 'check-morale'],
  },
  {
    id: 'FV-198',
    line: 'Morale is 14, then 16, then 20, as the fight goes on.',
    commands: ['check-morale'],
    at: 'fivey/fight/fight.ts morale',
    reading: 'It grows “as the fight goes on”, and a check is what is asked again.',
  },
  { id: 'FV-199', line: 'Who fails flees.', commands: ['check-morale'], at: 'fivey/fight/fight.ts morale' },
  {
    id: 'FV-200',
    line: 'Two actions a turn.',
    commands: ['end-turn', 'attack'],
    at: 'fivey/fight/turns.ts demandActions',
    options: ['same-action-twice'],
  },
  {
    id: 'FV-201',
    line: 'Most things take one, tedious ones two.',
    commands: ['act'],
    at: 'fivey/fight/acts.ts ACTS',
  },
  {
    id: 'FV-202',
    line: 'A free attack takes none.',
    commands: ['attack'],
    at: 'fivey/fight/attack.ts attack',
  },
  {
    id: 'FV-205',
    line: 'Attack: d20 and stat against defense class.',
    commands: ['attack'],
    at: 'fivey/fight/attack.ts strike',
  },
  {
    id: 'FV-206',
    line: 'A natural 20 gives a die, and what the campaign adds.',
    commands: ['attack'],
    at: 'fivey/fight/blow.ts TWENTY',
    options: ['twenty-damage'],
  },
  {
    id: 'FV-207',
    line: 'Damage is the weapon’s die and the plain stat.',
    commands: ['attack'],
    at: 'fivey/fight/blow.ts damageOf',
  },
  {
    id: 'FV-208',
    line: 'STR in melee, DEX for missiles, INT for spells.',
    commands: ['attack'],
    at: 'fivey/fight/blow.ts statFor',
  },
  {
    id: 'FV-209',
    line: 'A single shot costs no ammunition.',
    commands: ['attack'],
    at: 'fivey/fight/shooting.ts shoot',
  },
  { id: 'FV-210', line: 'Move: up to one’s movement.', commands: ['move'], at: 'fivey/fight/acts.ts move' },
  {
    id: 'FV-211',
    line: 'What else can be done, and what it takes.',
    commands: ['act'],
    at: 'fivey/fight/acts.ts ACTS',
    options: ['help-cost', 'hide-cost', 'disarm-cost', 'push-cost', 'retrieve-cost', 'stash-cost'],
    reading: 'Words, letting go and dropping something are done in passing.',
  },
  {
    id: 'FV-212',
    line: 'Disarming and pushing ask for a check.',
    commands: ['act'],
    at: 'fivey/fight/acts.ts AGAINST',
    reading:
      'Who is disarmed keeps hold by nimbleness; what is pushed over has no stat, and easy is the first rank.',
  },
];
