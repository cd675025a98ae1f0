import type { Rule } from '../../ruleBook.ts';

/** Scars. */
export const harmRules: readonly Rule[] = [
  {
    id: 'CA-77',
    line: 'A PC gains a scar from damage that leaves exactly 0 HP.',
    commands: ['attack'],
    at: 'cairn/harm/scars.ts scar',
    as: 'scar-gained',
  },
  {
    id: 'CA-78',
    line: 'The HP lost in that attack determine the scar.',
    commands: ['attack'],
    at: 'cairn/harm/scars.ts scar',
    as: 'scar-gained',
  },
  {
    id: 'CA-79',
    line: 'Only a higher result replaces the old value.',
    commands: ['attack'],
    at: 'cairn/harm/scarKinds.ts againstHitPoints',
    as: 'scar-roll',
  },
  {
    id: 'CA-80',
    line: 'Some scars have a second roll once they heal. The Warden can heal one alone.',
    commands: ['attack', 'sleep', 'recuperate', 'settle-scar'],
    at: 'cairn/harm/scars.ts healScars',
    as: 'scar-over',
  },
  {
    id: 'CA-81',
    line: 'Scar 1: a lasting scar; 1d6 against max HP.',
    commands: ['attack'],
    at: 'cairn/harm/scarKinds.ts SCARS',
  },
  {
    id: 'CA-82',
    line: 'Scar 2: a rattling blow; 1d6 against max HP.',
    commands: ['attack'],
    at: 'cairn/harm/scarKinds.ts SCARS',
  },
  {
    id: 'CA-83',
    line: 'Scar 3: Deprived until a few hours of rest; then max HP +1d6.',
    commands: ['attack', 'rest'],
    at: 'cairn/harm/scarKinds.ts SCARS',
    refuses: ['rest'],
  },
  {
    id: 'CA-84',
    line: 'Scar 4: a broken limb; once mended, 2d6 against max HP.',
    commands: ['attack', 'recuperate'],
    at: 'cairn/harm/scarKinds.ts SCARS',
  },
  {
    id: 'CA-85',
    line: 'Scar 5: an infection; once recovered, 2d6 against max HP.',
    commands: ['attack', 'recuperate'],
    at: 'cairn/harm/scarKinds.ts SCARS',
  },
  {
    id: 'CA-86',
    line: 'Scar 6: a head wound; 3d6 against one Attribute.',
    commands: ['attack'],
    at: 'cairn/harm/scarKinds.ts SCARS',
  },
  {
    id: 'CA-87',
    line: 'Scar 7: hamstrung; once recovered, 3d6 against max DEX.',
    commands: ['attack', 'recuperate'],
    at: 'cairn/harm/scarKinds.ts SCARS',
  },
  {
    id: 'CA-88',
    line: 'Scar 8: deaf until extraordinary aid; a passed WIL Save gives max WIL +1d4.',
    commands: ['attack', 'restore'],
    at: 'cairn/harm/scarKinds.ts SCARS',
  },
  {
    id: 'CA-89',
    line: 'Scar 9: re-brained; 3d6 against max WIL.',
    commands: ['attack'],
    at: 'cairn/harm/scarKinds.ts SCARS',
  },
  {
    id: 'CA-90',
    line: 'Scar 10: a limb lost or useless; a passed WIL Save gives max WIL +1d6.',
    commands: ['attack'],
    at: 'cairn/harm/scarKinds.ts SCARS',
  },
  {
    id: 'CA-91',
    line: 'Scar 11: out of action, dead in an hour unless healed; once recovered, 2d6 is the new max HP.',
    commands: ['attack', 'aid', 'recuperate', 'restore'],
    at: 'cairn/harm/scarKinds.ts SCARS',
    as: 'mortal',
  },
  {
    id: 'CA-92',
    line: 'Scar 12: the next failed Critical Damage Save kills; passing it gives 3d6 against max HP.',
    commands: ['attack'],
    at: 'cairn/harm/scarKinds.ts SCARS',
  },
];
