import type { Teller } from '../../../campaign/event.ts';
import { checkTellers } from './checks.ts';
import { fightTellers } from './fights.ts';
import { peopleTellers } from './people.ts';

/** The words of the log, made from events. */
export const tellers: readonly Teller[] = [...peopleTellers, ...checkTellers, ...fightTellers];
