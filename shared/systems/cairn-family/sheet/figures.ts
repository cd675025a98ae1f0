import { counted } from '../../../text/words.ts';
import type { Campaign, Creature, Item } from '../../../campaign/state.ts';
import type { Figure, FigureGroup } from '../../contract.ts';
import { ATTRIBUTES, ATTRIBUTE_NAMES, bodyOf, isMortal } from './attributes.ts';
import { capacity, slotsUsed } from './burden.ts';
import { armourOf, diceInWords, diceOf, isBlast, weaponInHand } from './weapons.ts';
import { itemDetails } from './details.ts';
import { paceOf } from './movement.ts';

/** What follows from the scores and the pack. */
function derived(creature: Creature, campaign: Campaign): Figure[] {
  const weapon = weaponInHand(creature);
  const dice = diceOf(weapon);
  return [
    { label: 'Armor', value: String(armourOf(creature)), detail: 'natural and worn, 3 at most' },
    {
      label: 'Attack',
      value: diceInWords(dice),
      detail: weapon ? weapon.name : 'bare hands',
    },
    { label: 'Movement', value: `${paceOf(creature)}ft`, detail: 'or twice as far, using the action' },
    ...(isMortal(creature)
      ? [
          {
            label: 'Slots',
            value: `${slotsUsed(creature)} of ${capacity(campaign)}`,
            detail: 'items, Fatigue and anything else that fills them',
          },
        ]
      : []),
  ];
}

/** Scores and what follows from them, for Cairn and its family; `more` is what only one of them has. */
export function bodyFigures(
  creature: Creature,
  campaign: Campaign,
  more: readonly Figure[] = [],
): FigureGroup[] {
  const body = bodyOf(creature);
  const details: Figure[] = [
    { label: 'Natural Armor', value: String(body.armour), at: ['armour'] },
    ...(body.detachment
      ? [{ label: 'Detachment', value: 'yes, many who act as one', at: ['detachment'] }]
      : []),
    ...(body.critical ? [{ label: 'Critical damage', value: body.critical, at: ['critical'] }] : []),
    ...(body.hireling === null ? [] : [{ label: 'Hired as', value: body.hireling, at: ['hireling'] }]),
    ...(creature.kind === 'character'
      ? [{ label: 'Background', value: body.background || 'none', at: ['background'] }]
      : []),
    ...more,
  ];
  return [
    {
      title: 'Scores',
      figures: ATTRIBUTES.map((one) => ({
        label: ATTRIBUTE_NAMES[one],
        value: String(body[one].now),
        at: [one, 'now'],
        ...(body[one].now < body[one].max ? { detail: `max ${body[one].max}` } : {}),
      })),
    },
    {
      title: 'Maximum',
      figures: ATTRIBUTES.map((one) => ({
        label: `Max ${ATTRIBUTE_NAMES[one]}`,
        value: String(body[one].max),
        at: [one, 'max'],
      })),
    },
    { title: 'Derived', figures: derived(creature, campaign) },
    { title: 'Other', figures: details },
  ];
}

const HANDS = ['', 'one hand', 'two hands'];

/** "d8, two hands", "Armour 1", "uses 3": what matters of a thing in Cairn and its family. */
export function itemLine(item: Item): string {
  const { kind } = item;
  const { hands, armour, magic, uses, recharge } = itemDetails(item);
  const wearable = kind === 'armour' || kind === 'shield';
  return [
    kind === 'weapon' ? diceInWords(diceOf(item)) : '',
    HANDS[hands] ?? '',
    isBlast(item) ? 'blast' : '',
    wearable ? `Armor ${armour}` : '',
    typeof magic === 'string' ? magic : '',
    uses === undefined ? '' : `${counted(uses, 'use')} left`,
    recharge ? `recharges: ${recharge}` : '',
  ]
    .filter(Boolean)
    .join(', ');
}
