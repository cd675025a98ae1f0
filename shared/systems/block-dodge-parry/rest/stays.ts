import type { DowntimeRules } from '../../downtimeRules.ts';
import { daysInWords } from './daysInWords.ts';
import { careDays, trainingDays } from './longCare.ts';

/** Between adventures a party recovers in good hands, for long or for a day, or trains. */
export const downtimeRules: DowntimeRules = {
  stays: (campaign) => [
    {
      label: 'Long-term care',
      act: `Rest ${daysInWords(careDays(campaign))} in care`,
      detail: daysInWords(careDays(campaign)),
      of: { type: 'recuperate' },
    },
    {
      label: 'Professional care',
      act: 'Get a day of care',
      detail: '1 day, 1d4 each',
      of: { type: 'professional-care' },
      each: 'patients',
    },
    {
      label: 'Training',
      act: `Train for ${daysInWords(trainingDays(campaign))}`,
      detail: `${daysInWords(trainingDays(campaign))}, +1 to a score`,
      of: { type: 'train' },
      each: 'trainees',
    },
  ],
};
