import type { Campaign } from '../../../campaign/state.ts';
import { HOUR } from '../../../time/scales.ts';
import type { LightKind } from '../../contract.ts';
import { optionOf } from '../options.ts';
import { EXPLORATION_TURN, WATCH } from '../words.ts';
import { gearNamed } from './gear.ts';

const SHINES = ['Torch', 'Lantern'] as const;

/** How often a burning light is rolled, in seconds. */
const PACES = { turn: EXPLORATION_TURN, hour: HOUR, watch: WATCH } as const;

/** A light has a step die that is rolled as time passes. */
export function lightOf(
  { name, die: left }: { name: string; die?: number | undefined },
  campaign: Campaign,
): LightKind | undefined {
  const sort = SHINES.find((one) => name.toLowerCase().includes(one.toLowerCase()));
  const sides = left ?? (sort && gearNamed(sort)?.die);
  return sides ? { kind: 'die', die: sides, every: PACES[optionOf(campaign, 'light-pace')] } : undefined;
}
