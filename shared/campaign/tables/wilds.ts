import type { EncounterRow } from '../../hex/land.ts';
import type { Decision } from '../../systems/contract.ts';
import { blocksKnown } from './bestiary.ts';
import { readEncounters } from './encounterLines.ts';

/** The encounters of a region of which nothing more is said: those that the system has for the wilds. */
export const wildEncounters = (known: Pick<Decision, 'state' | 'system'>): EncounterRow[] =>
  readEncounters(known.system.wilds ?? [], blocksKnown(known));
