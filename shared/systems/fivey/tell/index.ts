import type { Teller } from '../../../campaign/event.ts';
import { restTellers } from './rest.ts';
import { roadTellers } from './road.ts';
import { siteTellers } from './site.ts';

/** The words of FIVEY’s log. */
export const tellers: readonly Teller[] = [...roadTellers, ...restTellers, ...siteTellers];
