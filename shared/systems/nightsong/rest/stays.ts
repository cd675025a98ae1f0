import type { DowntimeRules } from '../../downtimeRules.ts';

/** Between adventures a Nightsong party takes Full Rests. */
export const downtimeRules: DowntimeRules = {
  stays: () => [{ label: 'Full Rest', act: 'Take a Full Rest', detail: '1 week', of: { type: 'full-rest' } }],
};
