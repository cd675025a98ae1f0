import type { EncounterRow, Region } from '../../hex/land.ts';
import type { Decision } from '../../systems/contract.ts';
import { freshId } from '../ids.ts';
import { blocksKnown } from './bestiary.ts';
import { readEncounters } from './encounterLines.ts';

/** The encounters of a region of which nothing more is said: those that the system has for the wilds. */
export const wildEncounters = (known: Pick<Decision, 'state' | 'system'>): EncounterRow[] =>
  readEncounters(known.system.wilds ?? [], blocksKnown(known));

/** One region for a land of which nothing is said yet. */
export const wholeLand = (
  known: Pick<Decision, 'state' | 'system'>,
  name: string,
): { id: string; region: Region } => ({
  id: freshId(name, 'region', {}),
  region: { name, dangerous: true, encounters: wildEncounters(known) },
});
