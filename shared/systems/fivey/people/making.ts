import { find } from '../../../campaign/ids.ts';
import type { Drawn } from '../../../campaign/making/draft.ts';
import type { Campaign } from '../../../campaign/state.ts';
import { commandWith, gearIn, gearSteps } from '../../common/makingSteps.ts';
import type { MakingRow, MakingRules, MakingStep } from '../../makingRules.ts';
import { SPELL_NAMES } from '../magic/spellList.ts';
import { option } from '../options.ts';
import { GOODS, priceOf } from '../sheet/items.ts';
import { STAT_NAMES, STATS, type Stat } from '../sheet/sheet.ts';
import { FLAT_CROWNS, suggestedStats } from './characters.ts';
import { BACKGROUNDS, ORIGINS, TEMPLATES, type Template, type Thing } from './templates.ts';

/** What stands in for an origin: a human has two backgrounds, a newbie may have one and no origin. */
const NO_ORIGIN = 'none';
const levelOf = (drawn: Drawn): 0 | 1 => (drawn['level'] === 0 ? 0 : 1);

const numbered = (names: readonly string[]): MakingRow[] =>
  names.map((name, index) => ({
    value: name,
    label: name,
    detail: find(TEMPLATES, name)?.featLine ?? '',
    from: index + 1,
    to: index + 1,
  }));

const LEAST_CROWNS = 30;
const ORIGIN = 'Origin';
const FIGURES = 'Figures';
const LEVEL: MakingStep = {
  id: 'level',
  title: 'Level',
  part: ORIGIN,
  kind: 'choice',
  usual: 1,
  rows: [
    { value: 0, label: '0', detail: 'an origin or a background, and both its items' },
    { value: 1, label: '1', detail: 'two of them, and one item of each' },
  ],
};

/** An origin, a background, or two backgrounds. */
function templateSteps(drawn: Drawn): MakingStep[] {
  const level = levelOf(drawn);
  const none = level === 1 ? 'Human' : 'No origin';
  const detail = level === 1 ? 'a second background instead' : 'a background instead';
  const background: MakingStep = {
    id: 'background',
    title: 'Background',
    part: ORIGIN,
    kind: 'choice',
    dice: '1d8',
    rows: numbered(BACKGROUNDS),
  };
  const hasNone = drawn['origin'] === NO_ORIGIN;
  return [
    {
      id: 'origin',
      title: 'Origin',
      part: ORIGIN,
      kind: 'choice',
      dice: '1d10',
      rows: [...numbered(ORIGINS), { value: NO_ORIGIN, label: none, detail }],
    },
    ...(level === 1 || hasNone ? [background] : []),
    ...(level === 1 && hasNone ? [{ ...background, id: 'second', title: 'Second background' }] : []),
  ];
}

const namesOf = (drawn: Drawn): string[] =>
  templateSteps(drawn)
    .map(({ id }) => String(drawn[id] ?? ''))
    .filter((name) => find(TEMPLATES, name) !== undefined);

const templatesOf = (drawn: Drawn): Template[] =>
  namesOf(drawn).flatMap((name) => find(TEMPLATES, name) ?? []);

/** One of two items of each template, at level 1. */
const itemSteps = (drawn: Drawn): MakingStep[] =>
  levelOf(drawn) === 0
    ? []
    : templatesOf(drawn).map(({ items }, index) => ({
        id: `item${index + 1}`,
        part: ORIGIN,
        title: `Item of the ${namesOf(drawn)[index]?.toLowerCase() ?? ''}`,
        kind: 'choice',
        dice: '1d2',
        rows: items.map(({ name }, at) => ({ value: at + 1, label: name, from: at + 1, to: at + 1 })),
      }));

/** The things that were chosen of the templates. */
const thingsOf = (drawn: Drawn): Thing[] =>
  templatesOf(drawn).flatMap(({ items }, index) =>
    levelOf(drawn) === 0 ? items : (items[Number(drawn[`item${index + 1}`]) - 1] ?? []),
  );

/** The spell that each vessel holds. */
const spellSteps = (drawn: Drawn): MakingStep[] =>
  thingsOf(drawn)
    .filter(({ kind }) => kind === 'spell')
    .map(({ name }, index) => ({
      id: `spell${index + 1}`,
      part: ORIGIN,
      title: `Spell in the ${name.toLowerCase()}`,
      kind: 'choice',
      dice: `1d${SPELL_NAMES.length}`,
      rows: SPELL_NAMES.map((spell, at) => ({ value: spell, label: spell, from: at + 1, to: at + 1 })),
    }));

/** What the templates make of the stats. */
const statsOf = (drawn: Drawn): Record<Stat, number> => suggestedStats(templatesOf(drawn));

const statSteps = (drawn: Drawn): MakingStep[] => {
  const usual = statsOf(drawn);
  return STATS.map((stat) => ({
    id: stat,
    title: STAT_NAMES[stat],
    part: FIGURES,
    kind: 'number',
    least: 1,
    most: 3,
    usual: usual[stat],
  }));
};

/** Crowns and hit points, where this table rolls them. */
function rolledSteps(campaign: Campaign, drawn: Drawn): MakingStep[] {
  if (option(campaign, 'figures') !== 'roll') return [];
  const dice = levelOf(drawn) + (option(campaign, 'first-hit-points') === 'eight-and-twelve' ? 2 : 1);
  return [
    {
      id: 'hitPoints',
      title: 'Hit points',
      part: FIGURES,
      kind: 'number',
      dice: `${dice}d6`,
      least: dice,
      most: dice * 6,
    },
    {
      id: 'crowns',
      title: 'Crowns',
      part: FIGURES,
      kind: 'number',
      dice: '3d6',
      times: 10,
      least: 30,
      most: 180,
    },
  ];
}

const GOODS_LIST = Object.entries(GOODS).map(([name, { cost: price, ...goods }]) => ({
  name,
  price,
  things: [{ ...goods, name }],
}));

/** What a throw leaves money for: a ration and a torch after weapon and armour. */
const RESERVE: Readonly<Record<string, number>> = {
  weapon: priceOf(['Ration', 'Torch']),
  armour: priceOf(['Ration', 'Torch']),
  food: priceOf(['Torch']),
};

/** A hundred crowns, or what is rolled; undefined while it is not. */
const crownsOf = (campaign: Campaign, { crowns }: Drawn): number | undefined =>
  option(campaign, 'figures') === 'flat' ? FLAT_CROWNS : typeof crowns === 'number' ? crowns : undefined;

/** What the dice give for the crowns that are left: nothing that is too heavy, and no bow without arrows. */
function gearFor(campaign: Campaign, drawn: Drawn): MakingStep[] {
  const crowns = crownsOf(campaign, drawn) ?? LEAST_CROWNS;
  const strength = Number(drawn['str'] ?? statsOf(drawn).str);
  const suits = ({ name }: { name: string }, need: string, taken: readonly string[]): boolean => {
    const goods = find(GOODS, name);
    return (
      goods !== undefined &&
      goods.cost <= crowns - priceOf(taken) - (RESERVE[need] ?? 0) &&
      !goods.details['ammunition'] &&
      Number(goods.details['strength'] ?? 0) <= strength
    );
  };
  const met = thingsOf(drawn).flatMap(({ kind }) => kind ?? []);
  return gearSteps(
    campaign,
    drawn,
    { wares: GOODS_LIST, suits, met },
    { title: 'Bought', about: 'Paid from the crowns, as all gear is.' },
  );
}

/** Templates, items and stats, then figures where they are rolled, and gear for the crowns. */
export const making: MakingRules = {
  steps: (campaign, drawn) => [
    LEVEL,
    ...templateSteps(drawn),
    ...itemSteps(drawn),
    ...spellSteps(drawn),
    ...statSteps(drawn),
    ...rolledSteps(campaign, drawn),
    ...gearFor(campaign, drawn),
  ],
  again: ({ background, second }) =>
    background !== undefined && background === second
      ? { steps: ['second'], why: 'The second background is the same as the first, so it is rolled again.' }
      : undefined,
  purse: (campaign, drawn) => {
    const crowns = crownsOf(campaign, drawn);
    return crowns === undefined ? undefined : crowns - priceOf(gearIn(drawn));
  },
  command: (drawn) => ({
    ...commandWith(drawn, ['name', 'level', 'hitPoints', 'crowns']),
    templates: namesOf(drawn),
    stats: Object.fromEntries(STATS.map((stat) => [stat, drawn[stat]])),
    ...(levelOf(drawn) === 1 && { items: [drawn['item1'], drawn['item2']] }),
    spells: ['spell1', 'spell2'].flatMap((id) => drawn[id] ?? []),
  }),
};
