import { z } from 'zod';
import { defineEvent } from '../../../campaign/event.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { draftOf } from '../../../campaign/lookup.ts';
import { sheetOf, StatSchema } from '../sheet/sheet.ts';

const creature = IdSchema;

/** A character was made of origins and backgrounds. */
export const characterMade = defineEvent('character-made', 'players', {
  creature,
  templates: z.array(z.string()),
  level: z.int(),
  joins: z.boolean(),
});

/** Someone gained experience. */
export const experienceGained = defineEvent(
  'experience-gained',
  'players',
  { creature, amount: z.int(), total: z.int() },
  (campaign, { creature: id, total }) => {
    sheetOf(draftOf(campaign, id)).experience = total;
  },
);

/** Someone reached a level, and has its gains to choose. */
export const levelReached = defineEvent(
  'level-reached',
  'players',
  { creature, level: z.int(), hitPoints: z.int() },
  (campaign, { creature: id, level }) => {
    const sheet = sheetOf(draftOf(campaign, id));
    sheet.level = level;
    sheet.toChoose += 1;
  },
);

/** A feat brought more hit points. */
export const hardened = defineEvent('hardened', 'players', { creature, hitPoints: z.int() });

/** A level’s gains were chosen, or a slot of an earlier one was filled. */
export const levelChosen = defineEvent(
  'level-chosen',
  'players',
  {
    creature,
    stat: StatSchema.optional(),
    to: z.int().optional(),
    template: z.string().optional(),
    skill: z.string().optional(),
    title: z.string().optional(),
    feat: z.string().optional(),
  },
  (campaign, { creature: id, stat, to, template, skill, title, feat }) => {
    const sheet = sheetOf(draftOf(campaign, id));
    if (template !== undefined) sheet.templates.push(template);
    if (skill !== undefined) sheet.skills.push(skill);
    if (title !== undefined) sheet.titles.push(title);
    if (feat !== undefined) sheet.feats.push(feat);
    if (stat === undefined || to === undefined) return;
    sheet.stats[stat] = to;
    sheet.toChoose -= 1;
  },
);

/** Inspiration dice that were left became experience. */
export const inspirationTurned = defineEvent(
  'inspiration-turned',
  'players',
  { creature, dice: z.int(), experience: z.int() },
  (campaign, { creature: id }) => {
    sheetOf(draftOf(campaign, id)).inspiration = 0;
  },
);

/** Inspiration dice came back with a new adventure. */
export const inspirationRestored = defineEvent(
  'inspiration-restored',
  'players',
  { creature, from: z.int(), to: z.int() },
  (campaign, { creature: id, to }) => {
    sheetOf(draftOf(campaign, id)).inspiration = to;
  },
);

/** Someone bought things for crowns. */
export const goodsBought = defineEvent(
  'goods-bought',
  'players',
  { creature, goods: z.array(z.string()), crowns: z.int() },
  (campaign, { creature: id, crowns }) => {
    sheetOf(draftOf(campaign, id)).crowns -= crowns;
  },
);

/** A creature of another game came in. */
export const creatureConverted = defineEvent('creature-converted', 'referee', {
  creature,
  bracket: z.string(),
  defense: z.int(),
  experience: z.int(),
});

/** A monster’s defense class was changed, and with it what it brings. */
export const defenseChanged = defineEvent(
  'defense-changed',
  'referee',
  { creature, from: z.int(), to: z.int(), experience: z.int() },
  (campaign, { creature: id, to }) => {
    const { monster } = sheetOf(draftOf(campaign, id));
    if (monster) monster.defense = to;
  },
);

export const peopleEvents = [
  characterMade,
  experienceGained,
  levelReached,
  hardened,
  levelChosen,
  inspirationTurned,
  inspirationRestored,
  goodsBought,
  creatureConverted,
  defenseChanged,
];
