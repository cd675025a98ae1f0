import { z } from 'zod';
import { diceRolled, noteWritten } from '../../campaign/events/campaign.ts';
import { takeItem } from '../../campaign/commands/creatures.ts';
import { conditionGained, itemChanged, itemRemoved } from '../../campaign/events/creatures.ts';
import { freshId, IdSchema } from '../../campaign/ids.ts';
import { ableCreature, creatureAt, itemOf } from '../../campaign/look.ts';
import { passTime } from '../../campaign/passTime.ts';
import { Refusal } from '../../campaign/refusal.ts';
import { partyOf, type Campaign, type Creature, type Item } from '../../campaign/state.ts';
import { hexAt } from '../../hex/land.ts';
import type { TerrainId } from '../../hex/terrain.ts';
import { DAY, HOUR } from '../../time/scales.ts';
import { defineCommand, type Decision } from '../contract.ts';
import { capacity, slotsUsed } from '../helpers/burden.ts';
import { useOne } from '../helpers/days.ts';
import { choiceOf } from '../../campaign/offer.ts';
import { WATCH } from '../helpers/watches.ts';
import { commandRules } from './commandRules.ts';
import { eat } from './food.ts';
import { encounterCheck } from './travel.ts';
import { healWound, isWound, levelOf, woundTypeOf } from './wounds.ts';

/** Where ingredients grow (BDP-90). */
export const REGIONS = ['desert', 'forest', 'hills', 'mountain', 'plains', 'swamp'] as const;
type Region = (typeof REGIONS)[number];
const REGION_OF: Readonly<Record<TerrainId, Region>> = {
  plain: 'plains',
  farmland: 'plains',
  heath: 'plains',
  moor: 'swamp',
  forest: 'forest',
  jungle: 'forest',
  hills: 'hills',
  mountain: 'mountain',
  snow: 'mountain',
  swamp: 'swamp',
  desert: 'desert',
  water: 'swamp',
};

/** How much an ingredient brings to a brew (BDP-89). */
export const POTENCY = { common: 1, uncommon: 2, rare: 4 } as const;
type Rarity = keyof typeof POTENCY;

/** What is found by its region and rarity; names of our own (BDP-88). */
const FOUND: Readonly<Record<Region, Readonly<Record<Rarity, string>>>> = {
  desert: { common: 'Dust sage', uncommon: 'Emberroot', rare: 'Sun lily' },
  forest: { common: 'Elder moss', uncommon: 'Bitterbark', rare: 'Ghost orchid' },
  hills: { common: 'Coldroot', uncommon: 'Ironroot', rare: 'Lark’s foot' },
  mountain: { common: 'Stone lichen', uncommon: 'Frost cap', rare: 'Eagle’s breath' },
  plains: { common: 'Yellow yarrow', uncommon: 'Sweet vetch', rare: 'Moonwheat' },
  swamp: { common: 'Marsh mint', uncommon: 'Heronleaf', rare: 'Drowned star' },
};

interface Recipe {
  name: string;
  potency: number;
  region?: { of: Region; units: number };
  effect:
    | { restores: 'str' | 'dex' | 'wil' }
    | { heals: string }
    | { lasts: string }
    | { feeds: true }
    | { tonic: true };
}

/** The nine recipes (BDP-94 to BDP-102). */
export const RECIPES = {
  'healing-salve': { name: 'Healing Salve', potency: 4, effect: { restores: 'str' } },
  'musclesoothe-mixture': { name: 'Musclesoothe Mixture', potency: 4, effect: { restores: 'dex' } },
  'dreamweed-tea': { name: 'Dreamweed Tea', potency: 4, effect: { restores: 'wil' } },
  'sleeping-tonic': { name: 'Sleeping Tonic', potency: 4, effect: { tonic: true } },
  'coldroot-salve': {
    name: 'Coldroot Salve',
    potency: 3,
    region: { of: 'hills', units: 1 },
    effect: { heals: 'burn' },
  },
  'herbal-antidote': {
    name: 'Herbal Antidote',
    potency: 3,
    region: { of: 'swamp', units: 1 },
    effect: { heals: 'poisoning' },
  },
  'emberglow-tea': {
    name: 'Emberglow Tea',
    potency: 3,
    region: { of: 'desert', units: 1 },
    effect: { heals: 'frostbite' },
  },
  'ironroot-brew': {
    name: 'Ironroot Brew',
    potency: 4,
    region: { of: 'hills', units: 2 },
    effect: { lasts: 'Stiff joints at will: hard to disarm, climbs easily' },
  },
  'bitterbark-chew': { name: 'Bitterbark Chew', potency: 4, effect: { feeds: true } },
} as const satisfies Readonly<Record<string, Recipe>>;
type RecipeId = keyof typeof RECIPES;
const RECIPE_IDS = Object.keys(RECIPES) as [RecipeId, ...RecipeId[]];
const recipeOf = (id: RecipeId): Recipe => RECIPES[id];

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const rarityOf = ({ own }: Item): Rarity | undefined =>
  (['common', 'uncommon', 'rare'] as const).find((one) => one === own['ingredient']);
const UNITS_PER_SLOT = 3;

/** 1–3 common, 4–5 uncommon, 6 rare (BDP-S6). */
const rarityFor = (face: number): Rarity => (face <= 3 ? 'common' : face <= 5 ? 'uncommon' : 'rare');

/** One more of an ingredient: three of a kind share a slot (BDP-S12). */
function gather(decision: Decision, holder: Creature, name: string, rarity: Rarity, region: Region): void {
  const same = creatureAt(decision.state, holder.id).items.find(
    (item) => item.name === name && item.own['ingredient'] !== undefined && item.count < UNITS_PER_SLOT,
  );
  if (same)
    decision.emit(
      itemChanged,
      { creature: holder.id, item: same.id, from: { count: same.count }, to: { count: same.count + 1 } },
      `${holder.name} finds ${name.toLowerCase()}.`,
    );
  else
    takeItem(decision, holder.id, {
      name,
      kind: 'gear',
      slots: 1,
      count: 1,
      inUse: false,
      own: { ingredient: rarity, region },
    });
}

const forage = defineCommand({
  type: 'forage',
  title: 'Forage for ingredients',
  about: 'A watch in the wild: 1d3 ingredients of the region, each common, uncommon or rare by 1d6.',
  when: ['world'],
  rules: commandRules.forage,
  fields: z.strictObject({
    type: z.literal('forage'),
    creature: IdSchema,
    region: z.enum(REGIONS).optional(),
  }),
  decide: (decision, { creature: id, region: word }) => {
    const forager = ableCreature(decision.state, id);
    const { land, party } = decision.state;
    const hex = party.hex ? hexAt(land, party.hex) : undefined;
    const region = word ?? REGION_OF[hex?.terrain ?? 'plain'];
    passTime(decision, WATCH);
    const { total } = decision.throwDice(`${forager.name}, ingredients found`, 1, 3);
    decision.emit(diceRolled, {}, `${forager.name} forages (${region}): ${total} to be found.`);
    for (let found = 0; found < total; found += 1) {
      const face = decision.throwDice('how rare', 1, 6).total;
      const rarity = rarityFor(face);
      const name = FOUND[region][rarity];
      decision.emit(diceRolled, {}, `${name}, ${rarity}: ${face}.`);
      const holder = [forager, ...partyOf(decision.state)].find(
        (one) => slotsUsed(creatureAt(decision.state, one.id)) < capacity(decision.state),
      );
      if (holder) gather(decision, holder, name, rarity, region);
      else decision.emit(noteWritten, {}, 'Nobody has room for it.');
    }
    encounterCheck(decision);
  },
  offers: (campaign) =>
    partyOf(campaign).length > 0
      ? [
          {
            label: 'Forage for ingredients',
            detail: 'a watch',
            group: 'world',
            command: { type: 'forage' },
            needs: [choiceOf(partyOf(campaign), 'creature', 'Who')],
          },
        ]
      : [],
});

/** A bare id is one unit of it. */
const UsedSchema = z.union([
  IdSchema.transform((item) => ({ item, units: 1 })),
  z.strictObject({ item: IdSchema, units: z.int().min(1).max(20).default(1) }),
]);

/** Potency must be reached, with two kinds at least and what the recipe asks of a region; all of it is used up (BDP-91 to BDP-93, BDP-R22). */
function demandRecipe(recipe: Recipe, used: readonly { item: Item; units: number }[]): void {
  const potency = used.reduce((sum, { item, units }) => sum + POTENCY[rarityOf(item) ?? 'common'] * units, 0);
  if (potency < recipe.potency)
    throw new Refusal(
      'too-weak',
      `${recipe.name} takes Potency ${recipe.potency}; this is ${potency} (BDP-91).`,
      'ingredients',
    );
  if (new Set(used.map(({ item }) => item.name)).size < 2)
    throw new Refusal('one-kind', `${recipe.name} takes two different ingredients (BDP-92).`, 'ingredients');
  const { region } = recipe;
  const local = used
    .filter(({ item }) => item.own['region'] === region?.of)
    .reduce((sum, { units }) => sum + units, 0);
  if (region && local < region.units)
    throw new Refusal(
      'wrong-region',
      `${recipe.name} takes ${region.units} from the ${region.of}; here are ${local} (BDP-93).`,
      'ingredients',
    );
}

/** Potions, teas and salves work by themselves with time and fire (BDP-87, BDP-R23). */
const brew = defineCommand({
  type: 'brew',
  title: 'Brew',
  about: 'An hour over a fire turns ingredients into what a recipe makes; it keeps for a week.',
  when: ['world', 'site', 'downtime'],
  rules: commandRules.brew,
  fields: z.strictObject({
    type: z.literal('brew'),
    creature: IdSchema,
    recipe: z.enum(RECIPE_IDS),
    ingredients: z.array(UsedSchema).min(1).max(20),
    fire: z.boolean().default(true),
  }),
  decide: (decision, { creature: id, recipe: recipeId, ingredients, fire }) => {
    const brewer = ableCreature(decision.state, id);
    const recipe = recipeOf(recipeId);
    if (!fire) throw new Refusal('no-fire', 'Brewing takes time and a fire (BDP-R23).', 'fire');
    if (new Set(ingredients.map(({ item }) => item)).size < ingredients.length)
      throw new Refusal('bad-field', 'Name each thing once, with its units.', 'ingredients');
    const used = ingredients.map(({ item: itemId, units }, index) => {
      const item = itemOf(brewer, itemId, `ingredients.${index}.item`);
      if (!rarityOf(item))
        throw new Refusal(
          'no-ingredient',
          `${item.name} is no ingredient (BDP-88).`,
          `ingredients.${index}.item`,
        );
      if (units > item.count)
        throw new Refusal(
          'too-few',
          `${brewer.name} has ${item.count} of ${item.name.toLowerCase()}.`,
          `ingredients.${index}.units`,
        );
      return { item, units };
    });
    demandRecipe(recipe, used);
    passTime(decision, Number(decision.ruling('brewing-hours')) * HOUR);
    for (const { item, units } of used)
      if (units === item.count) decision.emit(itemRemoved, { creature: id, item });
      else
        decision.emit(itemChanged, {
          creature: id,
          item: item.id,
          from: { count: item.count },
          to: { count: item.count - units },
        });
    decision.emit(noteWritten, {}, `${brewer.name} brews: ${recipe.name}.`);
    takeItem(decision, id, {
      name: recipe.name,
      kind: 'remedy',
      slots: 0,
      count: 1,
      inUse: false,
      own: { recipe: recipeId, until: decision.state.clock + Number(decision.ruling('potion-days')) * DAY },
    });
  },
});

/** What happens when a potion is used on somebody (BDP-94 to BDP-102, BDP-R24 to BDP-R26). */
function work(decision: Decision, patient: string, { name, effect }: Recipe, id: RecipeId): void {
  const { name: who, conditions } = creatureAt(decision.state, patient);
  const taken = Object.fromEntries(conditions.map((one) => [one.id, one]));
  const lay = (called: string, own: Record<string, string>, endsAt?: number): void =>
    decision.emit(
      conditionGained,
      {
        creature: patient,
        condition: {
          id: freshId(id, 'potion', taken),
          name: called,
          own: { potion: id, ...own },
          ...(endsAt ? { endsAt } : {}),
        },
      },
      `${who}: ${called.toLowerCase()}.`,
    );
  if ('feeds' in effect) eat(decision, patient, 'simple');
  else if ('restores' in effect || 'tonic' in effect) {
    if (conditions.some(({ own }) => own['potion'] === id))
      throw new Refusal('already-there', `One dose of ${name} a rest (BDP-R25).`, 'patient');
    lay(name, 'restores' in effect ? { restores: effect.restores } : {});
  } else if ('lasts' in effect) lay(effect.lasts, {}, decision.state.clock + DAY);
  else {
    const wound = conditions.find(
      (one) => isWound(one) && levelOf(one) === 'light' && woundTypeOf(one).toLowerCase() === effect.heals,
    );
    if (!wound)
      throw new Refusal(
        'no-need',
        `${who} has no light ${effect.heals} that it would heal (BDP-46).`,
        'patient',
      );
    healWound(decision, patient, wound, name);
  }
}

const potions = (campaign: Campaign): { holder: Creature; item: Item }[] =>
  partyOf(campaign).flatMap((holder) =>
    holder.items
      .filter(({ own }) => RECIPE_IDS.some((id) => id === own['recipe']))
      .map((item) => ({ holder, item })),
  );

const apply = defineCommand({
  type: 'use-potion',
  title: 'Use a potion',
  about:
    'Salves and teas work through the next eight hours of sleep, a tonic betters it; others heal, feed or strengthen at once.',
  when: ['session'],
  rules: commandRules['use-potion'],
  fields: z.strictObject({
    type: z.literal('use-potion'),
    creature: IdSchema,
    item: IdSchema,
    patient: IdSchema,
  }),
  decide: (decision, { creature: id, item: itemId, patient }) => {
    const holder = ableCreature(decision.state, id);
    const item = itemOf(holder, itemId);
    const recipe = RECIPE_IDS.find((one) => one === item.own['recipe']);
    if (!recipe) throw new Refusal('no-potion', `${item.name} was not brewed by a recipe (BDP-87).`, 'item');
    if (Number(item.own['until'] ?? 0) < decision.state.clock)
      throw new Refusal('spoiled', `${text(item.name)} has kept for more than a week (BDP-S12).`, 'item');
    if (creatureAt(decision.state, patient, 'patient').status === 'dead')
      throw new Refusal('not-able', 'Nothing helps the dead (BDP-52).', 'patient');
    decision.emit(
      noteWritten,
      {},
      `${holder.name} gives ${item.name} to ${creatureAt(decision.state, patient).name}.`,
    );
    work(decision, patient, recipeOf(recipe), recipe);
    useOne(decision, id, item);
  },
  offers: (campaign) =>
    potions(campaign)
      .filter(
        ({ item }) => item.own['recipe'] === 'bitterbark-chew' || item.own['recipe'] === 'ironroot-brew',
      )
      .map(({ holder, item }) => ({
        label: `${holder.name}: ${item.name}`,
        group: 'care',
        actor: holder.id,
        command: { type: 'use-potion', creature: holder.id, item: item.id },
        needs: [choiceOf(partyOf(campaign), 'patient', 'To whom')],
      })),
});

export const wildcraftCommands = [forage, brew, apply];
