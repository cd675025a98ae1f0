import type { EventKind } from '../../../campaign/event.ts';
import { bodyEvents } from './bodies.ts';
import { checkEvents } from './checks.ts';
import { dayEvents } from './days.ts';
import { fightEvents } from './fights.ts';
import { magicEvents } from './magic.ts';
import { peopleEvents } from './people.ts';

/** The events that all systems of the family share. */
export const familyEvents: readonly EventKind[] = [
  ...checkEvents,
  ...bodyEvents,
  ...fightEvents,
  ...magicEvents,
  ...dayEvents,
  ...peopleEvents,
];
