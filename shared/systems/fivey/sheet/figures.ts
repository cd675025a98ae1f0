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
      title: 'Harm',
      figures: [list(creature, 'Resists', 'resists'), list(creature, 'Vulnerable to', 'vulnerable')],
    },
  ];
}

/** Stats, what follows from them, and what a character has learned. */
export function figures(creature: Creature, campaign: Campaign): FigureGroup[] {
  const sheet = sheetOf(creature);
  if (sheet.monster) return monsterFigures(creature);
  const healing = healingOf(creature);
  const attuned = creature.items.find(({ id }) => id === sheet.attuned);
  const bonds = Object.entries(sheet.bonds ?? {});
  return [
    {
      title: 'Stats',
      figures: STATS.map((stat) => ({
        label: STAT_NAMES[stat],
        value: `+${sheet.stats[stat]}`,
        detail: `passive ${passive(bonusOf(creature, stat))}`,
        at: ['stats', stat],
      })),
    },
    {
      title: 'Derived',
      figures: [
        {
          label: 'DC',
          value: String(defenseOf(creature)),
          detail: 'armour, or 10 + DEX; a shield adds 1',
        },
        {
          label: 'Healing rate',
          value: `d${healing.sides} + ${healing.bonus}`,
          dice: [healing.sides],
          detail: 'a die and the level',
        },
        {
          label: 'Moves',
          value: `${movementOf(creature, campaign)} paces`,
          detail: 'for an action; less in armour that is too heavy, or encumbered',
        },
        { label: 'Slots', value: `${slotsUsed(creature, campaign)} of ${SLOTS}`, detail: 'two packs of ten' },
        ...STATS.map((stat) => ({
          label: `Passive ${STAT_NAMES[stat]}`,
          value: String(passive(bonusOf(creature, stat))),
          detail: '10 and the stat',
        })),
      ],
    },
    {
      title: 'Way of life',
      figures: [
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
          detail: 'the one thing that counts as a skill',
        },
        ...(bonds.length > 0
          ? [{ label: 'Known', value: bonds.map(([title, name]) => `${name} (${title})`).join(', ') }]
          : []),
        ...(sheet.resists?.length ? [list(creature, 'Resists', 'resists')] : []),
        ...(sheet.vulnerable?.length ? [list(creature, 'Vulnerable to', 'vulnerable')] : []),
      ],
    },
  ];
}

/** "d8 slashing, two hands, 24 paces": what matters of a thing. */
export const itemLine = ({ kind, die, details }: Item): string =>
  [
    kind === 'weapon' && die ? `d${die}` : '',
    typeof details['type'] === 'string' ? details['type'] : '',
    typeof details['bothHands'] === 'number' ? `d${details['bothHands']} in both hands` : '',
    details['twoHanded'] === true ? 'two hands' : '',
    typeof details['spell'] === 'string' ? details['spell'] : '',
    details['thrown'] === true ? 'thrown' : '',
    details['reload'] === true ? 'reload' : '',
    typeof details['reach'] === 'number' ? `reach ${details['reach']}` : '',
    typeof details['range'] === 'number' ? `${details['range']} paces` : '',
    typeof details['defense'] === 'number'
      ? `DC ${details['defense']}, STR ${Number(details['strength'] ?? 1)}`
      : '',
    kind === 'shield' ? 'DC + 1' : '',
  ]
    .filter(Boolean)
    .join(', ');
