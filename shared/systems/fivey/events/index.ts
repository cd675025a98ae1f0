import type { EventKind } from '../../../campaign/event.ts';
import { restEvents } from './rest.ts';
import { roadEvents } from './road.ts';
import { siteEvents } from './site.ts';

/** Everything that happens by FIVEY’s own rules. */
export const events: readonly EventKind[] = [
  ...roadEvents,
  ...restEvents,
  ...siteEvents,
] as unknown as readonly EventKind[];
