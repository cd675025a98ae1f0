import { z } from 'zod';
import type { System } from '../../systems/contract.ts';
import { DAY, HOUR, MINUTE, TENNITE, type ScaleId } from '../../time/scales.ts';
import { Refusal } from '../refusal.ts';

const UNITS: Partial<Record<ScaleId, number>> = { hour: HOUR, day: DAY, tennite: TENNITE };

/** The length of a unit of time in this system, in seconds; refuses with `unknown-scale`. */
export function unitOf(system: System, scale: ScaleId | 'minute'): number {
  const seconds = scale === 'minute' ? MINUTE : (system.scales[scale] ?? UNITS[scale]);
  if (!seconds)
    throw new Refusal('unknown-scale', `${system.name} does not count time in ${scale}s.`, 'scale');
  return seconds;
}

export const ScaleSchema = z.enum([
  'minute',
  'round',
  'turn',
  'hour',
  'watch',
  'day',
  'week',
  'tennite',
  'season',
  'year',
]);
