import type { DowntimeRules } from '../../downtimeRules.ts';

/** Between adventures a Cairn party recovers with a healer. */
export const downtimeRules: DowntimeRules = {
  stays: () => [
    { label: 'A week of care', act: 'Rest a week', detail: 'with a healer', of: { type: 'recuperate' } },
  ],
};
