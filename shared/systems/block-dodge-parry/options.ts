import type { NumberKind, OptionKind } from '../ruleBook.ts';
import { numberReader, optionReader } from '../common/options.ts';

const checkOptions = [
  {
    id: 'scores-weigh',
    name: 'Scores of 15+ and 6− in Time, Gear, Skill',
    theme: 'Checks',
    value: 'help-and-hinder',
    choices: [
      { id: 'help-and-hinder', label: '15+ helps, 6− hinders' },
      { id: 'only-help', label: '15+ helps' },
      { id: 'ignored', label: 'ignored' },
    ],
    why: 'The text says only that scores “can be used in some cases”.',
    example: 'STR 16 and no training: does the brute count as skilled at breaking the door?',
  },
  {
    id: 'helper-brings',
    name: 'Help from a companion',
    theme: 'Checks',
    value: 'gear-or-skill',
    choices: [
      { id: 'gear-or-skill', label: 'can bring Gear or Skill' },
      { id: 'gear', label: 'can bring Gear only' },
      { id: 'nothing', label: 'nothing' },
    ],
    why: 'The text says nothing about help, and one more factor often decides a task.',
    example: 'The scholar talks the thief through the lock.',
  },
] as const satisfies readonly OptionKind[];

const fightOptions = [
  {
    id: 'block-stops',
    name: 'What a block does',
    theme: 'Fights',
    starred: true,
    value: 'impairs',
    choices: [
      { id: 'impairs', label: 'impairs the attack (d4)' },
      { id: 'stops', label: 'stops all damage' },
      { id: 'halves', label: 'halves the damage' },
    ],
    why: 'The page with this rule was not available. In the published game the attack is impaired.',
    example: 'A d8 sword rolls 7: you take nothing, half of it, or what a d4 rolls.',
  },
  {
    id: 'dodge-save',
    name: 'Dodging',
    theme: 'Fights',
    value: 'impairs',
    choices: [
      { id: 'impairs', label: 'costs Fatigue and impairs the attack' },
      { id: 'takes-a-save', label: 'a passed DEX Save avoids all damage' },
    ],
    why: 'The page with this rule was not available. The published game has no Save.',
    example: 'Pay 1 Fatigue and perhaps be hit anyway, or pass a Save and take nothing.',
  },
  {
    id: 'foes-felled',
    name: 'Foes who fail a STR Critical Damage Save',
    theme: 'Fights',
    value: 'die',
    choices: [
      { id: 'die', label: 'die' },
      { id: 'go-down', label: 'go down alive' },
    ],
    why: 'The text covers PCs only, and some tables want prisoners.',
    example: 'The bandit chief fails: a corpse, or someone to question.',
  },
] as const satisfies readonly OptionKind[];

const restOptions = [
  {
    id: 'comfortable-sleep',
    name: 'A comfortable night restores',
    theme: 'Rest',
    value: 'each',
    choices: [
      { id: 'each', label: '1 point to each ability' },
      { id: 'one', label: '1 point to one ability' },
    ],
    why: '“Restore Ability Score Loss by 1” can mean every lowered score or just one.',
    example: 'STR −3 and DEX −2: restore both, or pick one.',
  },
  {
    id: 'helpless-until',
    name: 'Immobilised or debilitated until',
    theme: 'Harm and healing',
    value: 'night',
    choices: [
      { id: 'breather', label: 'a breather' },
      { id: 'night', label: 'a night’s rest' },
      { id: 'good-night', label: 'a good night’s rest' },
    ],
    why: 'The text says how this begins but not how it ends.',
    example: 'Venom drops the scout at noon: up again by one o’clock, or carried until morning.',
  },
  {
    id: 'ration-fatigue',
    name: 'Rations and Fatigue',
    theme: 'Rest',
    value: 'each',
    choices: [
      { id: 'each', label: 'each ration removes 1' },
      { id: 'first-of-the-day', label: 'only the first of the day' },
      { id: 'over-a-fire', label: 'only if heated over a fire' },
    ],
    why: '“Rations also count as a simple meal”, and a simple meal “requires fire”.',
    example: 'Four rations in a dark crypt: remove four Fatigue, one, or none?',
  },
] as const satisfies readonly OptionKind[];

/** What tables argue about that only this system has. */
export const ownOptions = [...checkOptions, ...fightOptions, ...restOptions] as const;

/** Numbers that a house may set otherwise and only this system has. */
export const ownNumbers = [
  {
    id: 'block-fatigue',
    name: 'Fatigue for a block',
    theme: 'Fights',
    value: 1,
    range: [0, 3],
    others: '0',
  },
  {
    id: 'dodge-fatigue',
    name: 'Fatigue for a dodge',
    theme: 'Fights',
    value: 1,
    range: [0, 3],
    others: '0',
  },
  {
    id: 'wound-care-days',
    name: 'Days of care for a severe wound',
    theme: 'Harm and healing',
    value: 7,
    range: [1, 90],
    others: '14, 30',
  },
  {
    id: 'training-days',
    name: 'Days of training for a point',
    theme: 'Downtime',
    value: 30,
    range: [1, 365],
    others: '7',
  },
  {
    id: 'forage-die',
    name: 'Ingredients found in a Watch',
    theme: 'Travel',
    value: 'd3',
    choices: ['d2', 'd3', 'd4', 'd6'],
    others: 'd4, d6',
  },
  {
    id: 'brewing-hours',
    name: 'Hours to brew',
    theme: 'Downtime',
    value: 1,
    range: [0, 24],
    others: '8',
  },
] as const satisfies readonly NumberKind[];

/** Which choice a campaign has taken of an option that only this system has. */
export const houseOption = optionReader(ownOptions);

/** What number a campaign plays with, of those that only this system has. */
export const houseNumber = numberReader(ownNumbers);
