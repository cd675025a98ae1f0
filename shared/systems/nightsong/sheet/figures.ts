import type { Campaign, Creature, Item } from '../../../campaign/state.ts';
import type { Figure, FigureGroup } from '../../contract.ts';
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

/** Abilities, and what follows from them and from what is worn. */
export function figures(creature: Creature, campaign: Campaign): FigureGroup[] {
  const sheet = sheetOf(creature);
  const weapon = inUse(creature, 'weapon');
  const character = creature.kind === 'character';
  return [
    {
      title: 'Abilities',
      figures: ABILITIES.map((ability) => ({
        label: ability.toUpperCase(),
        value: signed(sheet[ability]),
        detail: ABILITY_NAMES[ability],
        at: [ability],
      })),
    },
    {
      title: 'Derived',
      figures: [
        {
          label: 'Slots',
          value: `${slotsUsed(creature)} of ${capacity(creature)}`,
          detail: '10 + STR',
        },
        ...(weapon
          ? [
              {
                label: 'Weapon',
                value: diceInWords(diceOf(weapon)),
                dice: diceOf(weapon),
                detail: weapon.name,
              },
            ]
          : []),
        ...protection('Armour', inUse(creature, 'armour')),
        ...protection('Shield', inUse(creature, 'shield')),
        ...(character
          ? [
              {
                label: 'Focus at most',
                value: String(focusMax(campaign, sheet)),
                detail: `DEX, from ${numberOf(campaign, 'least-focus')} to 3`,
              },
            ]
          : []),
      ],
    },
    {
      title: 'Other',
      figures: [
        ...(character
          ? [
              { label: 'Focus', value: String(sheet.focus), at: ['focus'] },
              { label: 'Advancements', value: String(sheet.advancements), at: ['advancements'] },
            ]
          : [{ label: 'Resolve', value: `${sheet.resolve} %`, at: ['resolve'] }]),
        ...(sheet.dyingRounds === null
          ? []
          : [{ label: 'Dying', value: `${sheet.dyingRounds} rounds left`, at: ['dyingRounds'] }]),
      ],
    },
  ];
}

const WORKS: Partial<Record<Item['kind'], string>> = {
  weapon: 'damage',
  armour: 'armour',
  shield: 'shield',
  spell: 'shard',
};

/** "damage, ranged": what a thing's die is for, and what is special about it. */
export const itemLine = (item: Item): string =>
  [
    WORKS[item.kind] ?? (item.die === undefined ? '' : 'lasts'),
    isRanged(item) ? 'ranged' : '',
    isBlast(item) ? 'blast' : '',
    item.fullDie !== undefined && item.die !== undefined && item.die < item.fullDie
      ? `D${item.fullDie} when whole`
      : '',
  ]
    .filter(Boolean)
    .join(', ');
