import type { Teller } from '../../campaign/event.ts';
import { checkTellers } from './tell/checks.ts';
import { fightTellers } from './tell/fight.ts';
import { gearTellers } from './tell/gear.ts';
import { harmTellers } from './tell/harm.ts';
import { peopleTellers } from './tell/people.ts';
import { roadTellers } from './tell/road.ts';

/** The words of the log. */
export const tellers: readonly Teller[] = [
  ...checkTellers,
  ...fightTellers,
  ...harmTellers,
  ...gearTellers,
  ...peopleTellers,
  ...roadTellers,
];
