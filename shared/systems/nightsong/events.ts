import type { EventKind } from '../../campaign/event.ts';
import { checkEvents } from './events/checks.ts';
import { fightEvents } from './events/fight.ts';
import { gearEvents } from './events/gear.ts';
import { harmEvents } from './events/harm.ts';
import { peopleEvents } from './events/people.ts';
import { roadEvents } from './events/road.ts';

/** The facts that only Nightsong knows, and shared ones of which it says more. */
export const events: readonly EventKind[] = [
  ...checkEvents,
  ...fightEvents,
  ...harmEvents,
  ...gearEvents,
  ...peopleEvents,
  ...roadEvents,
];
