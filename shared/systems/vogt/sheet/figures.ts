import type { Campaign, Creature, Item } from '../../../campaign/state.ts';
import type { Figure, FigureGroup } from '../../contract.ts';
import { CHART } from './dieSizes.ts';
import { movementOf } from '../fight/movement.ts';
import { rulingOf } from '../rulings.ts';
import {
  capacityOf,
  carried,
  dieOf,
  handsOf,
  modifierOf,
  quickSlotsOf,
  quickUsed,
  sheetOf,
  strengthOf,
} from './sheet.ts';

const signed = (number: number): string =>
  number === 0 ? '' : number < 0 ? ` − ${-number}` : ` + ${number}`;
const SIZES = CHART.map((value) => ({ value, label: value }));

/** An ability's die with the modifier as statuses leave it (BV-3, BV-53). */
const ability = (creature: Creature, name: string, campaign: Campaign): Figure => {
  const { die } = sheetOf(creature).abilities[name] ?? { die: '0' };
  const { sides, count } = dieOf(creature, name, campaign);
  return {
    label: name.toUpperCase(),
    value: `${die}${signed(modifierOf(creature, name, campaign))}`,
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

/** Ability dice, and what follows from them (BV-3, BV-18, BV-32, BV-37, BV-40 to BV-45). */
export function figures(creature: Creature, campaign: Campaign): FigureGroup[] {
  const sheet = sheetOf(creature);
  const names = Object.keys(sheet.abilities);
  return [
    { title: 'Abilities', figures: names.map((name) => ability(creature, name, campaign)) },
    {
      title: 'Modifiers',
      figures: names.map((name) => ({
        label: `${name.toUpperCase()} modifier`,
        value: String(sheet.abilities[name]?.modifier ?? 0),
        at: ['abilities', name, 'modifier'],
      })),
    },
    {
      title: 'Derived',
      figures: [
        {
          label: 'Slots',
          value: `${carried(creature)} of ${capacityOf(creature, campaign)}`,
          detail: '10 + median of STR',
        },
        {
          label: 'Quick slots',
          value: `${quickUsed(creature)} of ${quickSlotsOf(creature, campaign)}`,
          detail: `4 + ${rulingOf(campaign, 'quick-slots')} of DEX`,
        },
        {
          label: 'Moves',
          value: `${movementOf(creature, campaign)} squares`,
          detail: `${movementOf(creature, campaign) * rulingOf(campaign, 'square-feet')} feet; as exhaustion and statuses leave it`,
        },
        {
          label: 'STR in damage',
          value: String(strengthOf(creature, campaign)),
          detail: `${rulingOf(campaign, 'strength-modifier')}, as statuses leave it`,
        },
        { label: 'Hands', value: String(handsOf(creature)), detail: 'those that are still there' },
      ],
    },
    {
      title: 'Besides',
      figures: [
        { label: 'AR', value: String(sheet.ar), at: ['ar'] },
        { label: 'Squares a turn', value: String(sheet.movement), at: ['movement'] },
        { label: 'Exhaustion', value: String(sheet.exhaustion), at: ['exhaustion'] },
        ...(sheet.beyond > 0
          ? [{ label: 'Levels beyond 4', value: String(sheet.beyond), at: ['beyond'] }]
          : []),
        {
          label: 'Technique dice',
          value: `${sheet.technique.now} of ${sheet.technique.max} d${sheet.technique.sides}`,
          at: ['technique', 'now'],
        },
        words('Prepared', 'prepared', creature),
        words('Resists', 'resistances', creature),
        words('Vulnerable to', 'vulnerabilities', creature),
        ...(sheet.lost.length > 0 ? [{ label: 'Lost', value: sheet.lost.join(', '), at: ['lost'] }] : []),
        { label: 'Has a bag', value: sheet.hasBag ? 'yes' : 'no', at: ['hasBag'] },
      ],
    },
  ];
}

/** "1d8 slash, quick slot": what matters of a thing (BV-41, BV-44, BV-45). */
export const itemLine = ({ details }: Item): string =>
  [
    typeof details['dice'] === 'string' ? details['dice'] : '',
    typeof details['damage'] === 'string' ? details['damage'] : '',
    details['hands'] === 2 ? 'two hands' : '',
    details['ranged'] === true ? 'ranged' : '',
    typeof details['ar'] === 'number' ? `AR ${details['ar']}` : '',
    details['quick'] === true ? 'quick slot' : '',
    typeof details['bundle'] === 'number' && details['bundle'] > 1 ? `${details['bundle']} to a slot` : '',
  ]
    .filter(Boolean)
    .join(', ');
