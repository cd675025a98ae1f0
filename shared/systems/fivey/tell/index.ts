import type { Teller } from '../../../campaign/event.ts';
import { checkTellers } from './checks.ts';
import { fightTellers } from './fight.ts';
import { magicTellers } from './magic.ts';
import { peopleTellers } from './people.ts';
import { downtimeTellers } from './downtime.ts';
import { talkTellers } from './talk.ts';
import { restTellers } from './rest.ts';
import { roadTellers } from './road.ts';
import { siteTellers } from './site.ts';

/** The words of FIVEY’s log. */
export const tellers: readonly Teller[] = [
  ...checkTellers,
  ...fightTellers,
  ...magicTellers,
  ...peopleTellers,
  ...roadTellers,
  ...restTellers,
  ...siteTellers,
  ...downtimeTellers,
  ...talkTellers,
];
