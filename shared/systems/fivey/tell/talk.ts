import { tell, type Teller } from '../../../campaign/event.ts';
import { acquaintanceMade, inspirationNamed, requestMade, titleCalledOn } from '../events/talk.ts';
import { sumInWords } from './sums.ts';

const ASKED = {
  help: ' for help',
  danger: ' for help into danger',
  mercy: ' to be left in peace',
} as const;

/** The words of requests and titles. */
export const talkTellers: readonly Teller[] = [
  tell(requestMade, ({ by, what, words, against, granted }, { name, rolls }) => {
    if (what === undefined) return granted ? 'The request is granted after all.' : 'The request is refused.';
    const asks = `${name(by)} asks${words ? `: ${words}` : ASKED[what]}.`;
    if (against === undefined) return `${asks} ${granted ? 'They agree.' : 'There is no persuading them.'}`;
    return `${asks} ${sumInWords(rolls)} against ${against}: ${granted ? 'they agree' : 'they will not'}.`;
  }),
  tell(
    acquaintanceMade,
    ({ creature, name: known, title }, { name }) =>
      `${name(creature)} knows ${known} as ${title.toLowerCase()}.`,
  ),
  tell(titleCalledOn, ({ creature, title, what, crowns }, { name }) => {
    const paid = crowns > 0 ? `, for ${crowns} crowns` : '';
    return `${name(creature)} calls on those of the title ${title}: ${what}${paid}.`;
  }),
  tell(
    inspirationNamed,
    ({ creature, name: word }, { name }) =>
      `${name(creature)}’s inspiration is called ${word.toLowerCase()}.`,
  ),
];
