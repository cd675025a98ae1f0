import type { EventKind } from '../../../campaign/event.ts';
import { familyEvents } from '../../cairn-family/events/index.ts';
import { attemptEvents } from './attempts.ts';
import { diseaseEvents } from './diseases.ts';
import { fightEvents } from './fights.ts';
import { restEvents } from './rest.ts';
import { wildcraftEvents } from './wildcraft.ts';
import { woundEvents } from './wounds.ts';

/** The events of this system alone. */
export const events: readonly EventKind[] = [
  ...familyEvents,
  ...attemptEvents,
  ...fightEvents,
  ...woundEvents,
  ...diseaseEvents,
  ...restEvents,
  ...wildcraftEvents,
];
