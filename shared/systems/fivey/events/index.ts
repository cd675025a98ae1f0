import type { EventKind } from '../../../campaign/event.ts';
import { checkEvents } from './checks.ts';
import { fightEvents } from './fight.ts';
import { magicEvents } from './magic.ts';
import { peopleEvents } from './people.ts';
import { downtimeEvents } from './downtime.ts';
import { talkEvents } from './talk.ts';
import { restEvents } from './rest.ts';
import { roadEvents } from './road.ts';
import { siteEvents } from './site.ts';

/** Everything that happens by FIVEY’s own rules. */
export const events: readonly EventKind[] = [
  ...checkEvents,
  ...fightEvents,
  ...magicEvents,
  ...peopleEvents,
  ...roadEvents,
  ...restEvents,
  ...siteEvents,
  ...downtimeEvents,
  ...talkEvents,
];
