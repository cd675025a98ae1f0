import { z } from 'zod';
import { creatureAt } from '../../../campaign/lookup.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import { eaters } from '../../cairn-family/days/days.ts';
import { recoveryBarred } from '../../cairn-family/events/bodies.ts';
import { isDeprived } from '../../cairn-family/harm/deprivation.ts';
import { regainHitPoints } from '../../cairn-family/harm/healing.ts';
import { defineCommand } from '../../contract.ts';
import { by } from '../cite.ts';
import { goodHandsFound } from '../events/rest.ts';
import { isWound, levelOf } from '../wounds/details.ts';
import { healWound } from '../wounds/wounds.ts';
import { dayWithHealer } from './beds.ts';
import { daysInWords } from './daysInWords.ts';
import { careDays } from './longCare.ts';

/** Days in good hands heal severe wounds (BDP-47) and everything that hours and food cannot; each of them is one with a healer and a comfortable night. */
const recuperate = defineCommand({
  type: 'recuperate',
  title: 'Rest in long-term care',
  about:
    'Seven days with a healer (house rules can change this), with food and lodging: heals severe wounds, HP and Fatigue, and each day restores 1d4 STR and 1 point of other lost scores. The Deprived regain neither HP nor scores.',
  when: ['world', 'downtime'],
  fields: z.strictObject({
    type: z.literal('recuperate'),
    healer: z.string().trim().min(1, 'Enter who helps.').max(200).default('a temple of healing'),
    price: z.string().trim().max(200).default(''),
  }),
  decide: (decision, { healer, price }) => {
    const days = careDays(decision.state);
    decision.emit(goodHandsFound, { healer, price, days });
    for (let day = 0; day < days; day += 1) dayWithHealer(decision);
    for (const { id } of eaters(decision.state)) {
      for (const one of creatureAt(decision.state, id).conditions.filter(
        (each) => isWound(each) && levelOf(each) !== 'permanent',
      ))
        healWound(decision, id, one, 'long care', 'good-hands');
      const patient = creatureAt(decision.state, id);
      if (isDeprived(patient)) decision.emit(recoveryBarred, { creature: id }, by(decision, 'no-recovery'));
      else regainHitPoints(decision, id, Infinity, 'long care');
    }
  },
  offers: (campaign) =>
    partyOf(campaign).length > 0
      ? [
          {
            label: `Rest ${daysInWords(careDays(campaign))} in care`,
            group: 'rest',
            command: { type: 'recuperate' },
          },
        ]
      : [],
});

export const goodHandsCommands = [recuperate];
