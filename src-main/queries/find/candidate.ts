import type { Finding, Offer } from '../../../shared/api.ts';
import type { Findable } from '../../../shared/ranking.ts';

/** A thing that can be found: what is shown, and the other text that is searched. */
export type Candidate = Omit<Finding, 'offer' | 'rank'> &
  Findable & {
    offer?: () => Offer | undefined;
  };
