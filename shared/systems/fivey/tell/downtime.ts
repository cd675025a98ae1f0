import { tell, type Teller } from '../../../campaign/event.ts';
import {
  activityEnded,
  ballGiven,
  capitalInvested,
  caroused,
  creditSpent,
  crownsEarned,
  downtimeEventRolled,
  downtimeSpent,
  gainRaised,
  goodsSold,
  hirelingHired,
  institutionClosed,
  institutionSet,
  lifePaidByCredit,
  lifestylePaid,
  lodgingTaken,
  madeWhole,
  studied,
  troubleCame,
} from '../events/downtime.ts';
import { counted } from '../../../text/words.ts';
import { sumInWords } from './sums.ts';

const LUCK = {
  bad: 'bad luck',
  none: 'nothing happens',
  good: 'good luck',
} as const;

const TROUBLES: Readonly<Record<string, string>> = {
  beg: 'loses everything earned by begging, or is thrown out of town',
  work: 'is never hired there again, or loses some capital',
  carouse: 'committed a crime and does not remember it',
  study: 'angers the teacher and must find another',
  establish: 'loses some of the capital',
  ball: 'has an unwelcome guest with unfinished business',
  other: 'runs into trouble (referee’s choice)',
};

const crownsInWords = (crowns: number): string => counted(crowns, 'crown');

const activities: readonly Teller[] = [
  tell(
    downtimeEventRolled,
    ({ creature, total, luck }, { name }) => `Downtime event for ${name(creature)}: ${total}, ${LUCK[luck]}.`,
  ),
  tell(
    crownsEarned,
    ({ actor, activity, total }, { name, rolls }) =>
      `${name(actor)} ${{ beg: 'begs', work: 'works' }[activity]} and earns ${crownsInWords(total)} (${sumInWords(rolls)}).`,
  ),
  tell(
    caroused,
    ({ actor }, { name, rolls }) => `${name(actor)} carouses for ${sumInWords(rolls)} experience.`,
  ),
  tell(
    studied,
    ({ actor, subject, against, passed }, { name, rolls }) =>
      `${name(actor)} studies ${subject}: ${sumInWords(rolls)} vs DC ${against}, ${passed ? 'success' : 'failure'}.`,
  ),
  tell(capitalInvested, ({ institution, loss, capital, level, title, credit }, { rolls }) => {
    const lost = loss > 0 ? `loses ${loss} and gains` : 'gains';
    const yields = level > 0 ? `, credit ${credit}` : '';
    return `${institution} ${lost} ${sumInWords(rolls)} capital: ${capital} in total (${title}${yields}).`;
  }),
  tell(gainRaised, ({ creature, crowns = 0, institution = '', capital = 0 }, { name }) =>
    institution === ''
      ? `${name(creature)} earns ${counted(crowns, 'more crown')}.`
      : `${institution}: ${capital} more capital.`,
  ),
  tell(
    institutionSet,
    ({ institution, owner, capital, title }, { name }) =>
      `${institution} set: ${title}, owned by ${name(owner)}, capital ${capital}.`,
  ),
  tell(institutionClosed, ({ institution }) => `${institution} closes.`),
  tell(ballGiven, ({ actor }, { name }) => `${name(actor)} gives a ball.`),
  tell(
    downtimeSpent,
    ({ actor, what }, { name }) => `${name(actor)} spends downtime on ${what || 'something else'}.`,
  ),
  tell(
    troubleCame,
    ({ creature, activity }, { name }) => `${name(creature)} ${TROUBLES[activity] ?? 'runs into trouble'}.`,
  ),
  tell(activityEnded, ({ creature, reason, subject = '', institution = '', span }, { name }) => {
    const why = { learnt: `has learned ${subject}`, unpaid: `is no longer paid by ${institution}` }[reason];
    return `${name(creature)} ${why} and does nothing more this ${span}.`;
  }),
  tell(madeWhole, ({ creature }, { name }) => `${name(creature)} is back to full HP.`),
];

const money: readonly Teller[] = [
  tell(
    lifestylePaid,
    ({ creature, lifestyle, span, crowns }, { name }) =>
      `${name(creature)} pays ${crownsInWords(crowns)} for a ${lifestyle} ${span}.`,
  ),
  tell(
    lifePaidByCredit,
    ({ institution, crowns }) =>
      `${institution} pays its owner’s lifestyle from credit: ${crownsInWords(crowns)}.`,
  ),
  tell(creditSpent, ({ institution, crowns, what, into, capital, title, left }) => {
    const gains = into === undefined ? what : `${into} (capital ${capital ?? 0}, ${title ?? ''})`;
    return `${institution} spends ${crownsInWords(crowns)} of credit on ${gains}; ${left} left.`;
  }),
  tell(lodgingTaken, ({ lifestyle, creatures, crowns }, { name }) => {
    const paid = crowns > 0 ? `, ${crownsInWords(crowns)} each` : '';
    return `Night at an inn (${lifestyle}${paid}): ${creatures.map(name).join(', ')}.`;
  }),
  tell(
    goodsSold,
    ({ creature, name: goods, crowns }, { name }) =>
      `${name(creature)} sells ${goods.toLowerCase()} for ${crownsInWords(crowns)}.`,
  ),
  tell(
    hirelingHired,
    ({ actor, name: hireling, days, crowns }, { name }) =>
      `${name(actor)} pays ${crownsInWords(crowns)}. ${hireling} joins for ${counted(days, 'day')}.`,
  ),
];

/** The words of downtime, lodging, trade and hirelings. */
export const downtimeTellers: readonly Teller[] = [...activities, ...money];
