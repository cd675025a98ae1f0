import type { Campaign, Creature, Item } from '../../../campaign/state.ts';
import type { Figure, FigureGroup } from '../../contract.ts';
import { counted } from '../../../text/words.ts';
import { focusMax } from '../checks/focusPool.ts';
import { diceInWords, diceOf, isBlast, isRanged } from '../fight/melee.ts';
import { numberOf } from '../numbers.ts';
import { ABILITIES, ABILITY_NAMES, capacity, sheetOf, signed, slotsUsed } from './sheet.ts';

const inUse = ({ items }: Creature, kind: Item['kind']): Item | undefined =>
  items.find((item) => item.kind === kind && item.inUse);

function protection(label: string, item: Item | undefined): Figure[] {
  if (!item) return [];
  return [
    item.die
      ? { label, value: `D${item.die}`, dice: [item.die], detail: item.name }
      : { label, value: 'broken', detail: item.name },
  ];
}

const abilityFigures = (creature: Creature): Figure[] =>
  ABILITIES.map((ability) => ({
    label: ability.toUpperCase(),
    value: signed(sheetOf(creature)[ability]),
    detail: ABILITY_NAMES[ability],
    at: [ability],
  }));

function strikeFigure(weapon: Item | undefined): Figure[] {
  if (!weapon) return [];
  const dice = diceOf(weapon);
  return [{ label: 'Weapon', value: diceInWords(dice), dice, detail: weapon.name }];
}

const focusFigure = (creature: Creature, campaign: Campaign): Figure => ({
  label: 'Max Focus',
  value: String(focusMax(campaign, sheetOf(creature))),
  detail: `DEX, from ${numberOf(campaign, 'least-focus')} to 3`,
});

const derivedFigures = (creature: Creature, campaign: Campaign): Figure[] => [
  { label: 'Slots', value: `${slotsUsed(creature)} of ${capacity(creature)}`, detail: '10 + STR' },
  ...strikeFigure(inUse(creature, 'weapon')),
  ...protection('Armor', inUse(creature, 'armour')),
  ...protection('Shield', inUse(creature, 'shield')),
  ...(creature.kind === 'character' ? [focusFigure(creature, campaign)] : []),
];

function otherFigures(creature: Creature): Figure[] {
  const { focus, advancements, resolve, dyingRounds } = sheetOf(creature);
  const dying: Figure = {
    label: 'Dying',
    value: `${counted(dyingRounds ?? 0, 'Round')} left`,
    at: ['dyingRounds'],
  };
  return [
    ...(creature.kind === 'character'
      ? [
          { label: 'Focus', value: String(focus), at: ['focus'] },
          { label: 'Advancements', value: String(advancements), at: ['advancements'] },
        ]
      : [{ label: 'Resolve', value: String(resolve), detail: 'of 100', at: ['resolve'] }]),
    ...(dyingRounds === null ? [] : [dying]),
  ];
}

/** Abilities, and the figures derived from them and from gear. */
export const figures = (creature: Creature, campaign: Campaign): FigureGroup[] => [
  { title: 'Abilities', figures: abilityFigures(creature) },
  { title: 'Derived', figures: derivedFigures(creature, campaign) },
  { title: 'Other', figures: otherFigures(creature) },
];

const WORKS: Partial<Record<Item['kind'], string>> = {
  weapon: 'Damage',
  armour: 'Armor',
  shield: 'Shield',
  spell: 'shard',
};

/** "Damage, ranged": what the die of an item is for, and what is special about it. */
export const itemLine = (item: Item): string =>
  [
    WORKS[item.kind] ?? (item.die === undefined ? '' : 'uses'),
    isRanged(item) ? 'ranged' : '',
    isBlast(item) ? 'blast' : '',
    item.fullDie !== undefined && item.die !== undefined && item.die < item.fullDie
      ? `starting die D${item.fullDie}`
      : '',
  ]
    .filter(Boolean)
    .join(', ');
