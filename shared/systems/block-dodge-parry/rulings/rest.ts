import type { RulingKind } from '../../contract.ts';

/** Water, sleep, meals, care and training. */
export const restRulings = [
  {
    id: 'skin-thrown',
    rule: 'BDP-R16',
    name: 'A waterskin’s die is thrown for',
    value: 'a breather',
    choices: ['a breather', 'any HP regained'],
  },
  { id: 'shared-skins', rule: 'BDP-R16', name: 'Companions drink from each other’s skins', value: true },
  {
    id: 'comfortable-sleep',
    rule: 'BDP-R17',
    name: 'What a comfortable night gives back',
    value: 'each',
    choices: ['each', 'one'],
  },
  {
    id: 'deprived-stay-tired',
    rule: 'BDP-R18',
    name: 'Rest and food leave the Deprived their Fatigue',
    value: false,
  },
  {
    id: 'helpless-until',
    rule: 'BDP-S11',
    name: 'The immobilised and debilitated are so until',
    value: 'a night',
    choices: ['a breather', 'a night', 'a good night'],
  },
  {
    id: 'perilous-sleep-check',
    rule: 'BDP-S5',
    name: 'Perilous sleep asks for an encounter check',
    value: true,
  },
  {
    id: 'brought-up-feeds',
    rule: 'BDP-R19',
    name: 'Food that comes up again feeds all the same',
    value: false,
  },
  { id: 'ration-is-simple', rule: 'BDP-R20', name: 'A ration takes a Fatigue', value: true },
  {
    id: 'ration-wants-fire',
    rule: 'BDP-R20',
    name: 'A ration takes a Fatigue only over a fire',
    value: false,
  },
  {
    id: 'rations-that-count',
    rule: 'BDP-R20',
    name: 'Rations that take a Fatigue',
    value: 'every one',
    choices: ['every one', 'the day’s first meal'],
  },
  {
    id: 'means-missing',
    rule: 'BDP-R21',
    name: 'Without the fire or pot that it needs, a meal is',
    value: 'a lesser one',
    choices: ['a lesser one', 'none'],
  },
  {
    id: 'raw-meal',
    rule: 'BDP-R21',
    name: 'A meal left raw for want of fire is',
    value: 'fresh, or desperate if meat',
    choices: ['fresh, or desperate if meat', 'desperate'],
  },
  {
    id: 'wound-care-days',
    rule: 'BDP-47',
    name: 'Days of good care that severe wounds take',
    value: 7,
    range: [1, 90],
  },
  { id: 'training-days', rule: 'BDP-S9', name: 'Days of training for a point', value: 30, range: [1, 365] },
  {
    id: 'training-most',
    rule: 'BDP-S9',
    name: 'Score that training reaches at most',
    value: 18,
    range: [10, 20],
  },
] as const satisfies readonly RulingKind[];
