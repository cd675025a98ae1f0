import type { Finding, Offer } from '../../../shared/api.ts';
import type { AnyCommand } from '../../../shared/campaign/offer.ts';
import type { Findable } from '../../../shared/page/ranking.ts';

/** A thing that can be found: what is shown, and the other text that is searched. */
export type Candidate = Omit<Finding, 'offer' | 'rank'> &
  Findable & {
    offer?: () => Offer | undefined;
  };

/** A command that is given as it stands. */
export const readyMade = (
  command: AnyCommand,
  shown: Pick<Candidate, 'label' | 'detail' | 'also' | 'behind'>,
): Candidate => ({ kind: 'act', ...shown, offer: () => ({ label: shown.label, command }) });
