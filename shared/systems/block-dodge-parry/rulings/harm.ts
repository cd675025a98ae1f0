import type { RulingKind } from '../../contract.ts';

/** Damage, Critical Damage, injuries, wounds and guards. */
export const rulingsOfHarm = [
  {
    id: 'zero-hit-points-save',
    rule: 'BDP-R5',
    name: 'Damage that leaves exactly 0 HP calls for a Save too',
    value: false,
  },
  {
    id: 'wound-without-slot',
    rule: 'BDP-R7',
    name: 'A wound where every slot is a burden',
    value: 'worsens another',
    choices: ['worsens another', 'puts out of action'],
  },
  {
    id: 'saves-of-a-fall',
    rule: 'BDP-R8',
    name: 'Critical Damage Saves of a fall',
    value: 'one',
    choices: ['one', 'one a storey'],
  },
  {
    id: 'armour-on-scores',
    rule: 'BDP-R9',
    name: 'Armor comes off harm that goes straight to',
    value: 'no score',
    choices: ['no score', 'STR', 'STR and DEX'],
  },
  {
    id: 'worsened-wound',
    rule: 'BDP-R10',
    name: 'A wound that gets worse rises',
    value: 'a level, to the new one at least',
    choices: ['a level, to the new one at least', 'a level'],
  },
  {
    id: 'same-wound',
    rule: 'BDP-R10',
    name: 'Two wounds are the same by',
    value: 'type and place',
    choices: ['type and place', 'type'],
  },
  {
    id: 'permanent-wound',
    rule: 'BDP-R11',
    name: 'A permanent wound takes its point',
    value: 'now and at most',
    choices: ['now and at most', 'at most'],
  },
  {
    id: 'injury-saves',
    rule: 'BDP-R12',
    name: 'Points lost to an injury call for another Save',
    value: false,
  },
  {
    id: 'impaired-die',
    rule: 'BDP-R13',
    name: 'The die of an impaired blow',
    value: 'd4',
    choices: ['d4', 'a step smaller'],
  },
  {
    id: 'gear-keeps-injury-off',
    rule: 'BDP-59',
    name: 'Gear worn over a place keeps its injury off',
    value: true,
  },
  {
    id: 'foes-felled',
    rule: 'BDP-S3',
    name: 'Foes who fail a STR Critical Damage Save',
    value: 'die',
    choices: ['die', 'are out of action'],
  },
  { id: 'block-fatigue', rule: 'BDP-S3', name: 'Fatigue that a block costs', value: 1, range: [0, 3] },
  { id: 'dodge-fatigue', rule: 'BDP-S3', name: 'Fatigue that a dodge costs', value: 1, range: [0, 3] },
  { id: 'dodge-save', rule: 'BDP-S3', name: 'A dodge takes a DEX Save', value: true },
  {
    id: 'block-stops',
    rule: 'BDP-S3',
    name: 'What a block turns aside',
    value: 'the whole blow',
    choices: ['the whole blow', 'half of it'],
  },
] as const satisfies readonly RulingKind[];
