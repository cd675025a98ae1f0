import type { Campaign, Creature } from '../../../campaign/state.ts';
import type { Figure, FigureGroup } from '../../contract.ts';
import { counted } from '../../../text/words.ts';
import { arOf } from '../fight/armor.ts';
import { feetOf, movementOf } from '../fight/movement.ts';
import { optionOf, type Choice } from '../options/options.ts';
import { CHART } from './dieSizes.ts';
import { dieOf, modifierOf, strengthOf } from './abilities.ts';
import { capacityOf, carried, handsOf, quickSlotsOf, quickUsed } from './carrying.ts';
import { sheetOf } from './sheet.ts';

const signed = (number: number): string =>
  number === 0 ? '' : number < 0 ? ` − ${-number}` : ` + ${number}`;
const SIZES = CHART.map((value) => ({ value, label: value }));

/** An ability’s die and its modifier after statuses. */
const ability = (creature: Creature, name: string): Figure => {
  const { die } = sheetOf(creature).abilities[name] ?? { die: '0' };
  const { sides, count } = dieOf(creature, name);
  return {
    label: name.toUpperCase(),
    value: `${die}${signed(modifierOf(creature, name))}`,
    ...(count === 1 ? { dice: [sides] } : {}),
    at: ['abilities', name, 'die'],
    choices: SIZES,
  };
};

const words = (
  label: string,
  key: 'prepared' | 'resistances' | 'vulnerabilities',
  creature: Creature,
): Figure => ({
  label,
  value: sheetOf(creature)[key].join(', ') || 'none',
  at: [key],
});

const STRENGTHS: Readonly<Record<Choice<'strength-modifier'>, string>> = {
  'on-the-sheet': 'as entered',
  median: 'median of the die',
  'half-median': 'half of the median',
};

const derived = (creature: Creature, campaign: Campaign): Figure[] => [
  {
    label: 'Slots',
    value: `${carried(creature)} of ${capacityOf(creature)}`,
    detail: '10 + median of STR',
  },
  {
    label: 'Quick slots',
    value: `${quickUsed(creature)} of ${quickSlotsOf(creature)}`,
    detail: '4 + median of DEX',
  },
  {
    label: 'Movement',
    value: counted(movementOf(creature, campaign), 'square'),
    detail: `${feetOf(campaign, movementOf(creature, campaign))} ft, after exhaustion and statuses`,
  },
  {
    label: 'STR in damage',
    value: String(strengthOf(creature, campaign)),
    detail: `${STRENGTHS[optionOf(campaign, 'strength-modifier')]}, after statuses`,
  },
  {
    label: 'AR',
    value: String(arOf(creature, campaign)),
    detail: 'with worn armour, after statuses',
  },
  { label: 'Hands', value: String(handsOf(creature)), detail: 'after lost arms' },
];

function others(creature: Creature): Figure[] {
  const { ar, movement, exhaustion, technique, lost, hasBag } = sheetOf(creature);
  return [
    { label: 'AR without armour', value: String(ar), at: ['ar'] },
    { label: 'Full movement (squares)', value: String(movement), at: ['movement'] },
    { label: 'Exhaustion', value: String(exhaustion), at: ['exhaustion'] },
    {
      label: 'Technique dice',
      value: `${technique.now} of ${technique.max} d${technique.sides}`,
      at: ['technique', 'now'],
    },
    words('Prepared techniques', 'prepared', creature),
    words('Resistances', 'resistances', creature),
    words('Vulnerabilities', 'vulnerabilities', creature),
    ...(lost.length > 0 ? [{ label: 'Lost', value: lost.join(', '), at: ['lost'] }] : []),
    { label: 'Has a bag', value: hasBag ? 'yes' : 'no', at: ['hasBag'] },
  ];
}

/** Ability dice, and the figures made from them. */
export function figures(creature: Creature, campaign: Campaign): FigureGroup[] {
  const { abilities } = sheetOf(creature);
  const names = Object.keys(abilities);
  return [
    { title: 'Abilities', figures: names.map((name) => ability(creature, name)) },
    {
      title: 'Modifiers',
      figures: names.map((name) => ({
        label: `${name.toUpperCase()} modifier`,
        value: String(abilities[name]?.modifier ?? 0),
        at: ['abilities', name, 'modifier'],
      })),
    },
    { title: 'Derived', figures: derived(creature, campaign) },
    { title: 'Other', figures: others(creature) },
  ];
}
