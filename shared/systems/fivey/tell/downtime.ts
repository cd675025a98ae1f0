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
import { counted } from '../../../counted.ts';
import { sumInWords } from './sums.ts';

const LUCK = {
  bad: 'something goes wrong',
  none: 'nothing out of the way',
  good: 'a stroke of luck',
} as const;

const TROUBLES: Readonly<Record<string, string>> = {
  beg: 'loses all that was begged, or is thrown out of the place',
  work: 'is never hired there again, or loses some capital',
  carouse: 'is told of a crime that nobody remembers',
  study: 'has angered the teacher; another must be found',
  establish: 'loses a part of the capital',
  ball: 'has an unbidden guest with an open score',
  other: 'meets with trouble, which the referee names',
};

const crownsInWords = (crowns: number): string => (crowns === 1 ? '1 crown' : `${crowns} crowns`);
const daysInWords = (days: number): string => (days === 1 ? '1 day' : `${days} days`);

const activities: readonly Teller[] = [
  tell(downtimeEventRolled, ({ creature, luck }, { name }) => `${name(creature)}’s tennite: ${LUCK[luck]}.`),
  tell(
    crownsEarned,
    ({ creature, activity }, { name, rolls }) =>
      `${name(creature)} ${{ beg: 'begs', work: 'works' }[activity]}: ${sumInWords(rolls)} crowns.`,
  ),
  tell(caroused, ({ creature }, { name, rolls }) => `${name(creature)} carouses: ${sumInWords(rolls)}.`),
  tell(
    studied,
    ({ creature, subject, against, passed }, { name, rolls }) =>
      `${name(creature)} studies ${subject}: ${sumInWords(rolls)} against ${against}, ${passed ? 'learned' : 'not yet'}.`,
  ),
  tell(capitalInvested, ({ institution, loss, capital, level, title, credit }, { rolls }) => {
    const lost = loss > 0 ? `a loss of ${loss}, ` : '';
    const yields = level > 0 ? `, credit ${credit}` : '';
    return `${institution}: ${lost}${sumInWords(rolls)} capital, ${capital} in all: ${title}${yields}.`;
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
  tell(ballGiven, ({ creature }, { name }) => `${name(creature)} gives a ball.`),
  tell(
    downtimeSpent,
    ({ creature, what }, { name }) => `${name(creature)}’s own way in downtime: ${what || 'something else'}.`,
  ),
  tell(
    troubleCame,
    ({ creature, activity }, { name }) => `${name(creature)} ${TROUBLES[activity] ?? 'meets with trouble'}.`,
  ),
  tell(activityEnded, ({ creature, reason, subject = '', institution = '', span }, { name }) => {
    const why = { learnt: `has learnt ${subject}`, unpaid: `is no longer paid by ${institution}` }[reason];
    return `${name(creature)} ${why}; the rest of the ${span} brings nothing more.`;
  }),
  tell(madeWhole, ({ creature }, { name }) => `${name(creature)} is whole again.`),
];

const money: readonly Teller[] = [
  tell(
    lifestylePaid,
    ({ creature, lifestyle, span, crowns }, { name }) =>
      `${name(creature)} lives a ${lifestyle} ${span} for ${crownsInWords(crowns)}.`,
  ),
  tell(
    lifePaidByCredit,
    ({ institution, crowns }) => `${institution} pays ${crownsInWords(crowns)} out of its own credit.`,
  ),
  tell(creditSpent, ({ institution, crowns, what, into, capital, title, left }) => {
    const gains = into === undefined ? what : `${into}, ${capital ?? 0} in all: ${title ?? ''}`;
    return `${institution} pays ${crownsInWords(crowns)} for ${gains}; ${left} of its credit left.`;
  }),
  tell(lodgingTaken, ({ lifestyle, crowns }) => {
    const paid = crowns > 0 ? `, ${crownsInWords(crowns)} each` : '';
    return `The party lodges for the night: ${lifestyle}${paid}.`;
  }),
  tell(
    goodsSold,
    ({ creature, name: goods, crowns }, { name }) =>
      `${name(creature)} sells ${goods.toLowerCase()} for ${crownsInWords(crowns)}.`,
  ),
  tell(
    hirelingHired,
    ({ actor, name: hireling, days, crowns }, { name }) =>
      `${name(actor)} pays ${crownsInWords(crowns)}: ${hireling} goes along for ${daysInWords(days)}.`,
  ),
];

/** The words of downtime, lodging, trade and hirelings. */
export const downtimeTellers: readonly Teller[] = [...activities, ...money];
