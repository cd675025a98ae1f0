import type { Rule } from '../../ruleBook.ts';

/** Scars. */
export const harmRules: readonly Rule[] = [
  {
    id: 'CA-77',
    line: 'A scar comes from damage that ends at exactly 0 HP.',
    commands: ['attack'],
    at: 'cairn/harm/scars.ts scar',
    as: 'scar',
  },
  {
    id: 'CA-78',
    line: 'Which scar it is, the HP lost in that blow say.',
    commands: ['attack'],
    at: 'cairn/harm/scars.ts scar',
  },
  {
    id: 'CA-79',
    line: 'Only a higher result takes the place of the old value.',
    commands: ['attack'],
    at: 'cairn/harm/scarKinds.ts againstHitPoints',
    as: 'scar-roll',
  },
  {
    id: 'CA-80',
    line: 'Some scars are rolled later, when they are over.',
    commands: ['attack', 'sleep', 'recuperate', 'settle-scar'],
    at: 'cairn/harm/scars.ts healScars',
    as: 'scar-over',
  },
  {
    id: 'CA-81',
    line: '1: a lasting scar somewhere; 1d6 against most HP.',
    commands: ['attack'],
    at: 'cairn/harm/scarKinds.ts SCARS',
  },
  {
    id: 'CA-82',
    line: '2: shaken; 1d6 against most HP.',
    commands: ['attack'],
    at: 'cairn/harm/scarKinds.ts SCARS',
  },
  {
    id: 'CA-83',
    line: '3: knocked flat and Deprived for some hours; then 1d6 more HP at most.',
    commands: ['attack', 'rest'],
    at: 'cairn/harm/scarKinds.ts SCARS',
    refuses: ['rest'],
  },
  {
    id: 'CA-84',
    line: '4: a broken limb; once mended 2d6 against most HP.',
    commands: ['attack', 'recuperate'],
    at: 'cairn/harm/scarKinds.ts SCARS',
  },
  {
    id: 'CA-85',
    line: '5: an infection; once over 2d6 against most HP.',
    commands: ['attack', 'recuperate'],
    at: 'cairn/harm/scarKinds.ts SCARS',
  },
  {
    id: 'CA-86',
    line: '6: a blow to the head; 3d6 against one Attribute.',
    commands: ['attack'],
    at: 'cairn/harm/scarKinds.ts SCARS',
  },
  {
    id: 'CA-87',
    line: '7: hamstrung; once well 3d6 against most DEX.',
    commands: ['attack', 'recuperate'],
    at: 'cairn/harm/scarKinds.ts SCARS',
  },
  {
    id: 'CA-88',
    line: '8: deaf until extraordinary aid; a WIL Save may raise most WIL by 1d4.',
    commands: ['attack', 'restore'],
    at: 'cairn/harm/scarKinds.ts SCARS',
  },
  {
    id: 'CA-89',
    line: '9: something comes loose; 3d6 against most WIL.',
    commands: ['attack'],
    at: 'cairn/harm/scarKinds.ts SCARS',
  },
  {
    id: 'CA-90',
    line: '10: a limb lost or useless; a WIL Save may raise most WIL by 1d6.',
    commands: ['attack'],
    at: 'cairn/harm/scarKinds.ts SCARS',
  },
  {
    id: 'CA-91',
    line: '11: out of action and dead in an hour unless healed; once well, 2d6 are the HP.',
    commands: ['attack', 'aid', 'recuperate', 'restore'],
    at: 'cairn/harm/scarKinds.ts SCARS',
    as: 'mortal',
  },
  {
    id: 'CA-92',
    line: '12: doomed; the next Save kills, or leaves 3d6 against most HP.',
    commands: ['attack'],
    at: 'cairn/harm/scarKinds.ts SCARS',
  },
];
