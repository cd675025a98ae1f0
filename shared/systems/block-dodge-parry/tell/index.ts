import type { Teller } from '../../../campaign/event.ts';
import { familyTellers } from '../../cairn-family/tell/index.ts';
import { attemptTellers } from './attempts.ts';
import { careTellers } from './care.ts';
import { harmTellers } from './harm.ts';

/** The words of the log for all that happens in this system. */
export const tellers: readonly Teller[] = [
  ...familyTellers,
  ...attemptTellers,
  ...harmTellers,
  ...careTellers,
];
