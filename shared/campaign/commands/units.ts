import { z } from 'zod';
import type { System } from '../../systems/contract.ts';
import { DAY, HOUR, MINUTE, TENNITE, type ScaleId, type Scales } from '../../time/scales.ts';
import { Refusal } from '../refusal.ts';
import type { Campaign } from '../state.ts';

const UNITS: Partial<Record<ScaleId, number>> = { hour: HOUR, day: DAY, tennite: TENNITE };

/** The scales of time as this campaign counts them. */
export const scalesIn = (campaign: Campaign, system: System): Scales =>
  system.scalesIn?.(campaign) ?? system.scales;

/** The length of a unit of time in this campaign, in seconds; refuses with `unknown-scale`. */
export function unitOf(campaign: Campaign, system: System, scale: ScaleId | 'minute'): number {
  const seconds = scale === 'minute' ? MINUTE : (scalesIn(campaign, system)[scale] ?? UNITS[scale]);
  if (!seconds)
    throw new Refusal(
      'unknown-scale',
      `${system.name} has no unit of time “${scale}”. Choose another one.`,
      'scale',
    );
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
