import { z } from 'zod';
import type { System } from '../../systems/contract.ts';
import { DAY, HOUR, MINUTE, TENNITE, type ScaleId, type Scales } from '../../time/scales.ts';
import { Refusal } from '../refusal.ts';
import { dieField, usual, type Field } from '../offer.ts';
import type { Campaign, Timer } from '../state.ts';

const UNITS: Partial<Record<ScaleId, number>> = { hour: HOUR, day: DAY, tennite: TENNITE };

/** The scales of time as this campaign counts them. */
export const scalesIn = (campaign: Campaign, system: Pick<System, 'scales' | 'scalesIn'>): Scales =>
  system.scalesIn?.(campaign) ?? system.scales;

/** The length of a unit of time in this campaign, in seconds; refuses with `unknown-scale`. */
export function unitOf(
  campaign: Campaign,
  system: Pick<System, 'name' | 'scales' | 'scalesIn'>,
  scale: ScaleId | 'minute',
): number {
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

/** The units of time that are so long at least, in the system’s order and words. */
const unitChoices = (campaign: Campaign, system: System, least: number): NonNullable<Field['choices']> =>
  Object.entries({ minute: MINUTE, ...scalesIn(campaign, system) })
    .filter(([, seconds]) => seconds > 0 && seconds >= least)
    .map(([id]) => ({ value: id, label: id === 'turn' || id === 'watch' ? system.words[id] : id }));

/** What each kind of clock asks for when it starts. */
export function clockForms(
  campaign: Campaign,
  system: System,
): { kind: Timer['kind']; label: string; fields: Field<'segments' | 'count' | 'scale' | 'die'>[] }[] {
  const scale = (label: string, least: number): Field<'scale'> => ({
    name: 'scale',
    label,
    kind: 'choice',
    choices: unitChoices(campaign, system, least),
  });
  const segments: Field<'segments'> = {
    name: 'segments',
    label: 'Segments',
    kind: 'number',
    value: 6,
    drawn: 'segments',
    choices: usual([4, 6, 8, 10, 12]),
  };
  const count: Field<'count'> = { name: 'count', label: 'How many', kind: 'number', value: 1 };
  const rolled = { ...scale('Rolled every', scalesIn(campaign, system).turn), optional: true };
  return [
    { kind: 'progress', label: 'Progress clock…', fields: [segments] },
    { kind: 'countdown', label: 'Countdown…', fields: [count, scale('Unit of time', 0)] },
    { kind: 'die', label: 'Timer with a die…', fields: [dieField(6), rolled] },
  ];
}
