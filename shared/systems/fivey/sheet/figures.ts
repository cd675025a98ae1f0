import type { Campaign, Creature, Item } from '../../../campaign/state.ts';
import type { Figure, FigureGroup } from '../../contract.ts';
import {
  bonusOf,
  defenseOf,
  healingOf,
  movementOf,
  passive,
  sheetOf,
  SLOTS,
  slotsUsed,
  STAT_NAMES,
  STATS,
} from './sheet.ts';
import { itemDetail } from './details.ts';

type Listed = 'templates' | 'titles' | 'skills' | 'feats' | 'resists' | 'vulnerable';
const list = (creature: Creature, label: string, key: Listed): Figure => ({
  label,
  value: (sheetOf(creature)[key] ?? []).join(', ') || 'none',
  at: [key],
});

const BRACKETS = ['M', 'G', 'E', 'L', 'B'];

/** A monster's few figures. */
function monsterFigures(creature: Creature): FigureGroup[] {
  const { monster } = sheetOf(creature);
  if (!monster) return [];
  return [
    {
      title: 'Monster',
      figures: [
        { label: 'DC', value: String(monster.defense), at: ['monster', 'defense'] },
        { label: 'Ability', value: `+${monster.ability}`, at: ['monster', 'ability'] },
        { label: 'Hit dice', value: String(monster.hitDice), at: ['monster', 'hitDice'] },
        {
          label: 'Bracket',
          value: monster.bracket,
          at: ['monster', 'bracket'],
          choices: BRACKETS.map((value) => ({ value, label: value })),
        },
      ],
    },
    {
      title: 'Damage',
      figures: [list(creature, 'Resists', 'resists'), list(creature, 'Vulnerable to', 'vulnerable')],
    },
  ];
}

/** What follows from the sheet: defense class, healing, movement, slots, and a DC for others from each stat. */
function derivedFigures(creature: Creature, campaign: Campaign): Figure[] {
  const healing = healingOf(creature);
  return [
    {
      label: 'DC',
      value: String(defenseOf(creature)),
      detail: 'armour, or 10 + DEX; a shield adds 1',
    },
    {
      label: 'Healing rate',
      value: `d${healing.sides} + ${healing.bonus}`,
      dice: [healing.sides],
      detail: 'a die + the level',
    },
    {
      label: 'Movement',
      value: `${movementOf(creature, campaign)} paces`,
      detail: 'for each move; less in armour that is too heavy, or when encumbered',
    },
    { label: 'Slots', value: `${slotsUsed(creature, campaign)} of ${SLOTS}`, detail: 'two packs of ten' },
    ...STATS.map((stat) => ({
      label: `Passive ${STAT_NAMES[stat]}`,
      value: String(passive(bonusOf(creature, stat))),
      detail: '10 + the stat',
    })),
  ];
}

/** Level, learning and belongings of a character. */
function lifeFigures(creature: Creature): Figure[] {
  const sheet = sheetOf(creature);
  const attuned = creature.items.find(({ id }) => id === sheet.attuned);
  const bonds = Object.entries(sheet.bonds ?? {});
  return [
    list(creature, 'Templates', 'templates'),
    { label: 'Level', value: String(sheet.level), at: ['level'] },
    { label: 'Experience', value: String(sheet.experience), at: ['experience'] },
    {
      label: sheet.inspirationName ?? 'Inspiration',
      value: String(sheet.inspiration),
      at: ['inspiration'],
    },
    { label: 'Crowns', value: String(sheet.crowns), at: ['crowns'] },
    list(creature, 'Skills', 'skills'),
    list(creature, 'Titles', 'titles'),
    list(creature, 'Feats', 'feats'),
    {
      label: 'Attuned to',
      value: attuned?.name ?? 'nothing',
      detail: 'the one item that counts as a skill',
    },
    ...(bonds.length > 0
      ? [{ label: 'Contacts', value: bonds.map(([title, name]) => `${name} (${title})`).join(', ') }]
      : []),
    ...(sheet.resists?.length ? [list(creature, 'Resists', 'resists')] : []),
    ...(sheet.vulnerable?.length ? [list(creature, 'Vulnerable to', 'vulnerable')] : []),
  ];
}

/** Stats, what follows from them, and what a character has learned. */
export function figures(creature: Creature, campaign: Campaign): FigureGroup[] {
  const { monster, stats } = sheetOf(creature);
  if (monster) return monsterFigures(creature);
  return [
    {
      title: 'Stats',
      figures: STATS.map((stat) => ({
        label: STAT_NAMES[stat],
        value: `+${stats[stat]}`,
        detail: `passive ${passive(bonusOf(creature, stat))}`,
        at: ['stats', stat],
      })),
    },
    { title: 'Derived', figures: derivedFigures(creature, campaign) },
    { title: 'Character', figures: lifeFigures(creature) },
  ];
}

/** "d8 slashing, two hands, 24 paces": what matters of a thing. */
export const itemLine = (item: Item): string => {
  const { kind, die } = item;
  const word = (trait: 'twoHanded' | 'thrown' | 'reload', said: string): string =>
    itemDetail(item, trait) ? said : '';
  const [bothHands, reach, range] = (['bothHands', 'reach', 'range'] as const).map((trait) =>
    itemDetail(item, trait),
  );
  const defense = itemDetail(item, 'defense');
  return [
    kind === 'weapon' && die ? `d${die}` : '',
    itemDetail(item, 'type') ?? '',
    bothHands === undefined ? '' : `d${bothHands} in both hands`,
    word('twoHanded', 'two hands'),
    itemDetail(item, 'spell') ?? '',
    word('thrown', 'thrown'),
    word('reload', 'reload'),
    reach === undefined ? '' : `reach ${reach}`,
    range === undefined ? '' : `${range} paces`,
    defense === undefined ? '' : `DC ${defense}, STR ${itemDetail(item, 'strength') ?? 1}`,
    kind === 'shield' ? 'DC + 1' : '',
  ]
    .filter(Boolean)
    .join(', ');
};
