import { z } from 'zod';
import type { Condition, Creature } from '../../../campaign/state.ts';
import { recognizing } from '../../common/reading.ts';
import { HAZARD_IDS, LEVELS, type Level } from './data.ts';

export const WoundDetails = z.object({
  wound: z.enum(LEVELS),
  type: z.string(),
  area: z.string(),
  /** The older wound that might take this one over, until the player has chosen. */
  worsens: z.string().optional(),
});
export const InjuryDetails = z.object({
  injury: z.string(),
  impairs: z.boolean().optional(),
  /** The wound with which it ends. */
  until: z.string().optional(),
});
export const HazardDetails = z.object({ hazard: z.enum(HAZARD_IDS), since: z.number() });

const asWound = recognizing(WoundDetails);
const asInjury = recognizing(InjuryDetails);
const asHazard = recognizing(HazardDetails);

/** What a wound keeps; undefined for any other condition. */
export const woundOf = ({ details }: Condition): z.infer<typeof WoundDetails> | undefined => asWound(details);
/** What an injury keeps; undefined for any other condition. */
export const injuryOf = ({ details }: Condition): z.infer<typeof InjuryDetails> | undefined =>
  asInjury(details);
/** What lasting gas or cold keeps; undefined for any other condition. */
export const lastingHazardOf = ({ details }: Condition): z.infer<typeof HazardDetails> | undefined =>
  asHazard(details);

export const isWound = (condition: Condition): boolean => woundOf(condition) !== undefined;
export const levelOf = (condition: Condition): Level => woundOf(condition)?.wound ?? 'light';
export const typeOf = (condition: Condition): string => woundOf(condition)?.type ?? '';

/** Whether a wound can still get worse. */
export const canWorsen = (condition: Condition): boolean =>
  isWound(condition) && levelOf(condition) !== 'permanent';

/** The older wound that a new one may still make worse, until the player has chosen. */
export const olderWound = ({ conditions }: Creature, fresh: Condition): Condition | undefined => {
  const older = woundOf(fresh)?.worsens;
  return conditions.find((one) => one.id === older && canWorsen(one));
};

/** The injury that lasts as long as a wound does. */
export const injuryUntil = ({ conditions }: Creature, wound: string): Condition | undefined =>
  conditions.find((one) => injuryOf(one)?.until === wound);
