import { z } from 'zod';
import { IdSchema } from '../../../campaign/ids.ts';
import { choiceOf, type Field, type Offer } from '../../../campaign/offer.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import type { Campaign } from '../../../campaign/state.ts';
import {
  ATTRIBUTES,
  ATTRIBUTE_NAMES,
  AttributeSchema,
  bodyOf,
  type Attribute,
} from '../../cairn-family/sheet/attributes.ts';
import { tick } from '../../cairn-family/fight/fightOffers.ts';
import { houseOption } from '../options.ts';
import { skillsOf } from '../sheet/sheet.ts';

/** As many letters as a ground may have. */
const MOST_LETTERS = 100;
const Grounds = z.array(z.string().trim().min(1).max(MOST_LETTERS)).max(20).default([]);

export const attemptFields = z.strictObject({
  type: z.literal('attempt'),
  actor: IdSchema,
  task: z.string().trim().min(1).max(200),
  verdict: z.enum(['impossible', 'sure', 'doubt']).default('doubt'),
  time: z.boolean().default(false),
  gearHelps: Grounds,
  gearHinders: Grounds,
  skillHelps: Grounds,
  skillHinders: Grounds,
  /** A score that the Warden lets count: 15 or more helps, 6 or less hinders. */
  attribute: AttributeSchema.optional(),
  /** Several of which any will do: the best of them counts. */
  attributes: z.array(AttributeSchema).max(3).default([]),
  /** What else gives skill, in words: something of one’s past. */
  past: z.string().trim().max(MOST_LETTERS).default(''),
  /** A companion who joins in and brings what is missing; they share what it costs. */
  helper: IdSchema.optional(),
  brings: z.enum(['gear', 'skill']).optional(),
});
type Attempt = z.input<typeof attemptFields>;

interface Task {
  time: string;
  helps: readonly string[];
  hinders: readonly string[];
  skills: readonly string[];
  /** Any of these will do when it is high. */
  scores: readonly Attribute[];
}

/** Tasks as they are weighed: when there is time, what helps and hinders, which skills or scores count (BDP-23). */
export const TASKS: Readonly<Record<string, Task>> = {
  'pick a lock': {
    time: 'ten minutes at the lock',
    helps: ['picks', 'light'],
    hinders: [],
    skills: ['thief'],
    scores: ['dex'],
  },
  sneak: {
    time: 'no one is hunting them',
    helps: ['soft boots'],
    hinders: ['heavy armour'],
    skills: ['stealth training'],
    scores: ['dex'],
  },
  'break a barred door': {
    time: 'no one is attacking',
    helps: ['axe', 'crowbar'],
    hinders: [],
    skills: [],
    scores: ['str'],
  },
  'climb a wall': {
    time: 'no one is chasing them',
    helps: ['rope', 'spikes'],
    hinders: ['heavy armour', 'a full pack'],
    skills: ['acrobat'],
    scores: ['dex', 'str'],
  },
  'plan an escape through town': {
    time: 'beforehand',
    helps: ['pencil and paper', 'local contacts'],
    hinders: [],
    skills: ['thief', 'knows the town'],
    scores: [],
  },
  'run along besieged walls': {
    time: 'a pause between volleys',
    helps: ['shield'],
    hinders: [],
    skills: [],
    scores: ['dex', 'wil'],
  },
};

/** "picks, light", "rope, no heavy armour": what a task asks for, in words. */
const gearInWords = ({ helps, hinders }: Task): string =>
  [...helps, ...hinders.map((one) => `no ${one}`)].join(', ');
const skillInWords = ({ skills, scores }: Task): string =>
  [...skills, ...scores.map((one) => `high ${ATTRIBUTE_NAMES[one]}`)].join(', ');

const scoreField: Field<'attribute'> = {
  name: 'attribute',
  label: 'Score that counts',
  kind: 'choice',
  optional: true,
  choices: ATTRIBUTES.map((one) => ({ value: one, label: ATTRIBUTE_NAMES[one] })),
};

/** Grounds to tick; none where there is nothing to tick. */
const ticks = <Name extends string>(
  name: Name,
  label: string,
  grounds: readonly { value: string; detail?: string }[],
): Field<Name>[] =>
  grounds.length === 0
    ? []
    : [
        {
          name,
          label,
          kind: 'choice',
          many: true,
          optional: true,
          choices: grounds.map((one) => ({ ...one, label: one.value })),
        },
      ];

const lines = <Name extends string>(name: Name, label: string): Field<Name> => ({
  name,
  label,
  kind: 'lines',
  optional: true,
});

/** Where skill may come from: what the task itself names, then skills on the party’s sheets (BDP-15), and pasts (BDP-16). */
function skillFields(campaign: Campaign, skills: readonly string[]): Field<'skillHelps' | 'past'>[] {
  const owners = new Map<string, string[]>();
  for (const one of partyOf(campaign))
    for (const ground of new Set([...skillsOf(one), bodyOf(one).background])) {
      const value = ground.trim().slice(0, MOST_LETTERS);
      if (value && !skills.includes(value)) owners.set(value, [...(owners.get(value) ?? []), one.name]);
    }
  const owned = [...owners].map(([value, names]) => ({ value, detail: names.join(', ') }));
  return [
    ...ticks('skillHelps', 'Skill', [...skills.map((value) => ({ value })), ...owned]),
    { name: 'past', label: 'Other source of skill', kind: 'text', optional: true },
  ];
}
/** Any task, with what helps and hinders a line each, and those of the list ready to tick. */
export function taskOffers(campaign: Campaign): Offer<Attempt>[] {
  const party = partyOf(campaign);
  if (party.length === 0) return [];
  const who = choiceOf(party, 'actor', 'Who');
  return [
    {
      label: 'Attempt task…',
      group: 'check',
      command: { type: 'attempt' },
      needs: [
        who,
        { name: 'task', label: 'Task', kind: 'text', value: 'pick a lock' },
        tick('time', 'Enough time'),
        lines('gearHelps', 'Gear and surroundings that help, one per line'),
        lines('gearHinders', 'Gear and surroundings that hinder, one per line'),
        ...skillFields(campaign, []),
        ...(houseOption(campaign, 'scores-weigh') === 'ignored' ? [] : [scoreField]),
      ],
    },
    ...Object.entries(TASKS).map(([task, asked]) => ({
      label: `Task: ${task}`,
      detail: `time: ${asked.time}; gear: ${gearInWords(asked)}; skill: ${skillInWords(asked)}`,
      group: 'tasks',
      command: { type: 'attempt' as const, task, attributes: [...asked.scores] },
      needs: [
        who,
        tick('time', asked.time),
        ...ticks(
          'gearHelps',
          'What helps',
          asked.helps.map((value) => ({ value })),
        ),
        ...ticks(
          'gearHinders',
          'What hinders',
          asked.hinders.map((value) => ({ value })),
        ),
        ...skillFields(campaign, asked.skills),
      ],
    })),
  ];
}
