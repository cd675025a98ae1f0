import { z } from 'zod';
import { IdSchema } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import type { Creature } from '../../../campaign/state.ts';
import { defineCommand } from '../../contract.ts';
import { by } from '../cite.ts';
import { demandPair, templateNamed } from './characters.ts';
import { levelChosen } from '../events/people.ts';
import { gainExperience, hardenBy } from './levels.ts';
import { sheetOf, STAT_NAMES, StatSchema, type Sheet, type Stat } from '../sheet/sheet.ts';

const Words = z.string().trim().min(1).max(100);

const SLOT_NAMES = { skills: 'skill', titles: 'title', feats: 'feat' } as const;
type Slot = keyof typeof SLOT_NAMES;
const SLOTS = Object.keys(SLOT_NAMES) as Slot[];

/** Whether a slot of an earlier level was left empty: there is one for the start and one for each level. */
const isOpen = (sheet: Sheet, slot: Slot): boolean => sheet[slot].length < sheet.level + 1 - sheet.toChoose;

/** What is put into the slots of a level; what is missing stays open. */
type Filled = Partial<Record<Slot, string | undefined>>;

interface Taken {
  template?: string | undefined;
  stat?: Stat | undefined;
  filled: Filled;
}

/** The level’s own: a stat rises; at level 1 a second template suggests the rest (FV-59). */
function levelOf(creature: Creature, { template: name, stat: chosen, filled }: Taken) {
  const sheet = sheetOf(creature);
  const second = sheet.templates.length === 1;
  if (second && name === undefined)
    throw new Refusal(
      'bad-templates',
      'Choose a second origin or background for level 1 (FV-59).',
      'template',
    );
  if (!second && name !== undefined)
    throw new Refusal('bad-templates', 'Origins and backgrounds are only for levels 0 and 1.', 'template');
  const template = name === undefined ? undefined : templateNamed(name, 'template');
  const templates = name === undefined ? sheet.templates : [...sheet.templates, name];
  if (second) demandPair(templates, 'template');
  const stat = chosen ?? template?.stat;
  if (!stat) throw new Refusal('bad-field', 'Choose which stat rises.', 'stat');
  if (sheet.stats[stat] >= 5)
    throw new Refusal('stat-full', `${STAT_NAMES[stat]} is already +5. Choose another stat.`, 'stat');
  const suggested: Filled = {
    titles: name,
    skills: template?.skill,
    feats: template?.feat,
  };
  const brought = Object.fromEntries(SLOTS.map((slot) => [slot, filled[slot] ?? suggested[slot]])) as Filled;
  return {
    brought,
    rises: { stat, to: sheet.stats[stat] + 1, ...(name === undefined ? {} : { template: name }) },
  };
}

/** No level is left to choose for, but slots of earlier ones are. */
function leftOver(creature: Creature, { template, stat, filled }: Taken) {
  const wanted = SLOTS.filter((slot) => filled[slot] !== undefined);
  if (template !== undefined || stat !== undefined || wanted.length === 0)
    throw new Refusal('nothing-to-choose', `${creature.name} has no new level to choose for.`, 'creature');
  for (const slot of wanted)
    if (!isOpen(sheetOf(creature), slot))
      throw new Refusal(
        'no-slot',
        `${creature.name} has no ${SLOT_NAMES[slot]} slot open.`,
        SLOT_NAMES[slot],
      );
  return { brought: filled, rises: {} };
}

const takeLevel = defineCommand({
  type: 'take-level',
  title: 'Choose level-up',
  about:
    'Raises a stat and fills a skill, a title and a feat slot. Empty slots can be filled later in the same way. At level 1, a second template suggests them.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('take-level'),
    creature: IdSchema,
    template: Words.optional(),
    stat: StatSchema.optional(),
    skill: Words.optional(),
    title: Words.optional(),
    feat: Words.optional(),
  }),
  decide: (decision, { creature: id, template, stat, skill, title, feat }) => {
    const creature = creatureAt(decision.state, id);
    const sheet = sheetOf(creature);
    const taken: Taken = { template, stat, filled: { skills: skill, titles: title, feats: feat } };
    const { brought, rises } = sheet.toChoose > 0 ? levelOf(creature, taken) : leftOver(creature, taken);
    const { skills, titles, feats } = brought;
    decision.emit(
      levelChosen,
      {
        creature: id,
        ...rises,
        ...(skills === undefined ? {} : { skill: skills }),
        ...(titles === undefined ? {} : { title: titles }),
        ...(feats === undefined ? {} : { feat: feats }),
      },
      by(decision, sheet.templates.length === 1 ? 'second-template' : 'choices'),
    );
    hardenBy(decision, id, sheet.feats);
  },
});

/** Experience comes as the game’s focus asks; levels count at once (FV-60). */
const award = defineCommand({
  type: 'award-experience',
  title: 'Award experience',
  about: 'Gives experience to one character, or to the whole party.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('award-experience'),
    creature: IdSchema.optional(),
    amount: z.int().min(1).max(10_000),
  }),
  decide: (decision, { creature, amount }) => {
    const who =
      creature === undefined
        ? partyOf(decision.state).map(({ id }) => id)
        : [creatureAt(decision.state, creature).id];
    for (const id of who) gainExperience(decision, id, amount, 'award');
  },
});

export const levelCommands = [takeLevel, award];
