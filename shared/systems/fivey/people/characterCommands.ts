import { z } from 'zod';
import { takeItem } from '../../../campaign/commands/creatures.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { ableCreature, creatureAt, itemOf } from '../../../campaign/lookup.ts';
import type { Field } from '../../../campaign/offer.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import { NameSchema } from '../../../campaign/state.ts';
import { counted } from '../../../text/words.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { by } from '../cite.ts';
import { goodsBought } from '../events/people.ts';
import { attuned } from '../events/rest.ts';
import { SPELL_NAMES } from '../magic/spellList.ts';
import { makeCharacter } from './characters.ts';
import { BASKET, goodsOrRefuse, PACKS, SMALL_GOODS } from '../sheet/items.ts';
import { levelCommands } from './levelCommands.ts';
import { option, type Choice } from '../options.ts';
import { sheetOf, STAT_NAMES, STATS } from '../sheet/sheet.ts';
import { BACKGROUNDS, ORIGINS, TEMPLATES } from './templates.ts';

const Words = z.string().trim().min(1).max(100);
const Stat = z.int().min(-99).max(99);
const StatsSchema = z.strictObject({ cha: Stat, dex: Stat, int: Stat, str: Stat });

const nameField: Field<'name'> = { name: 'name', label: 'Name', kind: 'text' };
const templatesField = (): Field<'templates'> => ({
  name: 'templates',
  label: 'Origin and background',
  kind: 'choice',
  many: true,
  value: usualTemplates(1),
  choices: [...ORIGINS, ...BACKGROUNDS].map((name) => ({
    value: name,
    label: name,
    detail: TEMPLATES[name]?.featLine ?? '',
  })),
});

const makeCharacterCommand = defineCommand({
  type: 'make-character',
  title: 'New character',
  about: 'Creates a character of level 0 or 1 from an origin and a background.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('make-character'),
    name: NameSchema,
    id: IdSchema.optional(),
    level: z.union([z.literal(0), z.literal(1)]).default(1),
    templates: z.array(Words).min(1).max(2).optional(),
    stats: StatsSchema.optional(),
    items: z.array(z.int().min(1).max(2)).max(2).optional(),
    skills: z.array(Words).max(2).optional(),
    /** In place of those that the templates suggest, as skills are. */
    feats: z.array(Words).max(2).optional(),
    gear: z.array(Words).max(18).optional(),
    /** What was rolled beforehand, where this table rolls it; without an answer it is rolled now. */
    hitPoints: z.int().min(1).max(18).optional(),
    crowns: z.int().min(30).max(180).multipleOf(10).optional(),
    spells: z.array(z.enum(SPELL_NAMES)).max(2).optional(),
    joins: z.boolean().default(true),
  }),
  decide: (decision, { templates, ...wish }) => {
    makeCharacter(decision, { ...wish, templates: templates ?? usualTemplates(wish.level) });
  },
  offers: (_campaign) => [
    {
      label: 'New character in one form…',
      detail: 'stats from the templates',
      group: 'party',
      command: { type: 'make-character' },
      needs: [nameField, templatesField()],
    },
    {
      label: 'New character in one form, own stats…',
      detail: 'assign +6 in total, choose items',
      group: 'party',
      command: { type: 'make-character' },
      needs: [
        nameField,
        templatesField(),
        ...STATS.map((stat, index) => ({
          name: `stats.${stat}` as const,
          label: STAT_NAMES[stat],
          kind: 'number' as const,
          value: index < 2 ? 2 : 1,
        })),
        ...['first', 'second'].map((which, index) => ({
          name: `items.${index}` as const,
          label: `Item from the ${which} template`,
          kind: 'number' as const,
          value: 1,
          choices: ['first', 'second'].map((place, at) => ({ value: String(at + 1), label: `the ${place}` })),
        })),
      ],
    },
  ],
});

/** Without a choice a dwarf and veteran; no one's fate is rolled unasked. */
const usualTemplates = (level: 0 | 1): string[] => (level === 0 ? ['Veteran'] : ['Dwarf', 'Veteran']);

const QUICK = [
  { name: 'Mae', face: 'person:65', templates: ['Elf', 'Criminal'], gear: ['Dagger', 'Leather'] },
  {
    name: 'Odo',
    face: 'person:40',
    templates: ['Dwarf', 'Veteran'],
    gear: ['Scale mail', 'Shield'],
    items: [1, 1],
  },
  { name: 'Ansa', face: 'person:7', templates: ['Nymph', 'Acolyte'], gear: ['Club', 'Leather'] },
  { name: 'Brand', face: 'person:75', templates: ['Gnome', 'Sage'], gear: ['Dagger', 'Sling'] },
];

const makeParty = defineCommand({
  type: 'make-party',
  title: 'Create party of four',
  about: 'Creates four level 1 characters with gear, ready to play.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('make-party'),
    names: z.array(NameSchema).length(QUICK.length).optional(),
  }),
  decide: (decision, { names }) => {
    for (const [index, { name, face, templates, gear, items }] of QUICK.entries())
      makeCharacter(decision, {
        name: names?.[index] ?? name,
        face,
        templates,
        gear: [...gear, 'Ration', 'Ration', 'Torch'],
        items,
        level: 1,
        joins: true,
      });
  },
  offers: (campaign) =>
    partyOf(campaign, true).length === 0
      ? [{ label: 'Create party of four', group: 'party', main: true, command: { type: 'make-party' } }]
      : [],
});

/** Four goods for ten crowns; a d8 of them where figures are rolled, the named ones in turn until there are enough. */
const BASKETS: Record<Choice<'figures'>, (decision: Decision, named: readonly string[]) => string[]> = {
  flat: (_decision, named) => {
    if (named.length > BASKET.goods)
      throw new Refusal('too-many', `Ten crowns buy ${BASKET.goods} small goods. Remove some.`, 'basket');
    return [...named];
  },
  roll: (decision, named) => {
    const { total } = decision.throwDice('small goods', 1, BASKET.sides);
    return Array.from({ length: total }, (_, index) => named[index % named.length] ?? '');
  },
};

/** Crowns are whole numbers, ten of them the practical unit (FV-89). */
const buy = defineCommand({
  type: 'buy',
  title: 'Buy gear',
  about: 'Buys an item or a pack from the price lists.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('buy'),
    creature: IdSchema,
    goods: Words.optional(),
    /** Four small goods for ten crowns, or as many as a d8 shows, mixed as wished. */
    basket: z.array(Words).min(1).max(BASKET.sides).optional(),
    pack: z.enum(['burglar', 'dungeoneer', 'explorer', 'scholar', 'refill']).optional(),
  }),
  decide: (decision, { creature: id, goods: name, basket, pack }) => {
    const creature = ableCreature(decision.state, id);
    const { crowns } = sheetOf(creature);
    const packed = pack && PACKS[pack];
    const wanted =
      packed?.contents ??
      (basket && BASKETS[option(decision.state, 'figures')](decision, basket)) ??
      (name === undefined ? [] : [name]);
    const dear = basket?.find((one) => !SMALL_GOODS.includes(one));
    if (dear !== undefined)
      throw new Refusal(
        'unknown-goods',
        `“${dear}” is not one of the small goods. Buy it on its own.`,
        'basket',
      );
    if (wanted.length === 0) throw new Refusal('bad-field', 'Choose what to buy.', 'goods');
    const found = wanted.map((one) => goodsOrRefuse(one, 'goods'));
    const cost = packed?.cost ?? (basket ? BASKET.cost : (found[0]?.cost ?? 0));
    if (cost > crowns)
      throw new Refusal(
        'no-money',
        `${creature.name} has ${counted(crowns, 'crown')}, and this costs ${cost} (FV-89).`,
        'goods',
      );
    decision.emit(
      goodsBought,
      { creature: id, goods: found.map(({ name: bought }) => bought), crowns: cost },
      by(decision, pack ?? 'goods'),
    );
    for (const { cost: worth, ...item } of found)
      takeItem(decision, id, item, { from: { place: 'shop' }, worth });
  },
});

/** One item at a time counts as a skill; an adventure begins with one attuned (FV-29). */
const attune = defineCommand({
  type: 'attune',
  title: 'Attune to item',
  about:
    'Sets which carried item counts as a skill at the start of an adventure. Later a rest action changes it.',
  when: ['closed', 'downtime'],
  fields: z.strictObject({ type: z.literal('attune'), creature: IdSchema, item: IdSchema }),
  decide: (decision, { creature: id, item }) => {
    const creature = creatureAt(decision.state, id);
    decision.emit(attuned, { creature: id, item: itemOf(creature, item).id }, by(decision, 'attunement'));
  },
});

export const characterCommands = [makeCharacterCommand, makeParty, ...levelCommands, buy, attune];
