import type { z } from 'zod';
import type { CoreOffer } from './index.ts';
import type { Amender, EventKind } from '../event.ts';
import {
  conditionGained,
  conditionLost,
  hitPointsChanged,
  itemChanged,
  itemRemoved,
  statusChanged,
} from '../events/creatures.ts';
import { encounterChecked } from '../events/meetings.ts';
import { itemMoved } from '../goods/events.ts';
import { timerChanged, timerEnded } from '../events/time.ts';
import type { Condition, Item } from '../state.ts';

/** Says which commands put an event of this kind right; none where there is nothing to put right. */
export const amend = <Shape extends z.ZodRawShape>(
  { type }: EventKind<Shape>,
  offers: (event: z.infer<z.ZodObject<Shape>>) => CoreOffer[],
): Amender => ({ type, offers: offers as Amender['offers'] });

/** Gives a thing back that was lost. */
export const keepItem = ({ creature, item }: { creature: string; item: Item }): CoreOffer[] => [
  { label: `Keep ${item.name}`, command: { type: 'add-item', creature, item } },
];

/** Brings back a condition that was over. */
export const keepCondition = (event: { creature: string; condition: Condition }): CoreOffer[] => [
  {
    label: `Still ${event.condition.name}`,
    command: { type: 'gain-condition', creature: event.creature, condition: event.condition.name },
  },
];

/** What puts right the events that every system shares. */
export const amenders: readonly Amender[] = [
  amend(hitPointsChanged, ({ creature, from, to }) => [
    { label: `Back to ${from}`, command: { type: 'adjust-hit-points', creature, by: from - to } },
  ]),
  amend(statusChanged, ({ creature, from }) => [
    { label: `Still ${from}`, command: { type: 'set-status', creature, status: from } },
  ]),
  amend(itemChanged, ({ creature, item, from: { name: _name, details: _details, ...from } }) =>
    Object.keys(from).length > 0
      ? [{ label: 'Restore', command: { type: 'set-item', creature, item, ...from } }]
      : [],
  ),
  amend(itemRemoved, keepItem),
  amend(itemMoved, ({ from, to, thing: { id, name, count } }) =>
    'creature' in from && 'cache' in to && !to.party
      ? [
          {
            label: `Keep ${name}`,
            command: { type: 'take-item', creature: from.creature, cache: to.cache, item: id, count },
          },
        ]
      : [],
  ),
  amend(conditionGained, ({ creature, condition: { id, name } }) => [
    { label: `Remove ${name}`, command: { type: 'lose-condition', creature, condition: id } },
  ]),
  amend(conditionLost, keepCondition),
  amend(timerChanged, ({ timer, from: { nextAt: _next, ...from } }) => [
    { label: 'Restore', command: { type: 'set-timer', timer, ...from } },
  ]),
  amend(timerEnded, ({ timer: { item, ...timer }, due }) => [
    {
      label: timer.order === 'light' ? 'Keep it lit' : `Restart ${timer.name}`,
      // What burned down is used up already, and isn’t once more.
      command: { type: 'restart-timer', timer: due || item === undefined ? timer : { ...timer, item } },
    },
  ]),
  amend(encounterChecked, ({ met }) => [
    met
      ? { label: 'Cancel encounter', command: { type: 'part' } }
      : { label: 'Encounter anyway…', command: { type: 'meet' } },
  ]),
];
