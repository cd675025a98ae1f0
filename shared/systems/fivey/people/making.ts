import { find } from '../../../campaign/ids.ts';
import type { Drawn } from '../../../campaign/making/draft.ts';
import type { Campaign } from '../../../campaign/state.ts';
import { commandWith, gearStep } from '../../common/makingSteps.ts';
import type { MakingRow, MakingRules, MakingStep } from '../../makingRules.ts';
import { SPELL_NAMES } from '../magic/spellList.ts';
import { option } from '../options.ts';
import { GOODS } from '../sheet/items.ts';
import { BLANK_SHEET, STAT_NAMES, STATS } from '../sheet/sheet.ts';
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

const LEVEL: MakingStep = {
  id: 'level',
  title: 'Level',
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
    kind: 'choice',
    dice: '1d8',
    rows: numbered(BACKGROUNDS),
  };
  const hasNone = drawn['origin'] === NO_ORIGIN;
  return [
    {
      id: 'origin',
      title: 'Origin',
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
      title: `Spell in the ${name.toLowerCase()}`,
      kind: 'choice',
      dice: `1d${SPELL_NAMES.length}`,
      rows: SPELL_NAMES.map((spell, at) => ({ value: spell, label: spell, from: at + 1, to: at + 1 })),
    }));

const statSteps = (drawn: Drawn): MakingStep[] =>
  STATS.map((stat) => ({
    id: stat,
    title: STAT_NAMES[stat],
    kind: 'number',
    least: 1,
    most: 3,
    usual: BLANK_SHEET.stats[stat] + templatesOf(drawn).filter((one) => one.stat === stat).length,
  }));

/** Crowns and hit points, where this table rolls them. */
function rolledSteps(campaign: Campaign, drawn: Drawn): MakingStep[] {
  if (option(campaign, 'figures') !== 'roll') return [];
  const dice = levelOf(drawn) + (option(campaign, 'first-hit-points') === 'eight-and-twelve' ? 2 : 1);
  return [
    { id: 'hitPoints', title: 'Hit points', kind: 'number', dice: `${dice}d6`, least: dice, most: dice * 6 },
    { id: 'crowns', title: 'Crowns', kind: 'number', dice: '3d6', times: 10, least: 30, most: 180 },
  ];
}

const GOODS_LIST = Object.entries(GOODS).map(([name, { cost: price }]) => ({ name, price, things: [name] }));

/** Templates, items and stats, then figures where they are rolled, and gear for the crowns. */
export const making: MakingRules = {
  steps: (campaign, drawn) => [
    LEVEL,
    ...templateSteps(drawn),
    ...itemSteps(drawn),
    ...spellSteps(drawn),
    ...statSteps(drawn),
    ...rolledSteps(campaign, drawn),
    { ...gearStep(campaign, GOODS_LIST), about: 'Paid from the crowns that a character starts with.' },
  ],
  again: ({ background, second }) =>
    background !== undefined && background === second
      ? { steps: ['second'], why: 'The second background is the same as the first, so it is rolled again.' }
      : undefined,
  command: (drawn) => ({
    ...commandWith(drawn, ['name', 'level', 'gear', 'hitPoints', 'crowns']),
    templates: namesOf(drawn),
    stats: Object.fromEntries(STATS.map((stat) => [stat, drawn[stat]])),
    ...(levelOf(drawn) === 1 && { items: [drawn['item1'], drawn['item2']] }),
    spells: ['spell1', 'spell2'].flatMap((id) => drawn[id] ?? []),
  }),
};
