import { tell, type Teller } from '../../../campaign/event.ts';
import { acquaintanceMade, inspirationNamed, requestMade, titleCalledOn } from '../events/talk.ts';
import { counted } from '../../../text/words.ts';
import { sumInWords } from './sums.ts';

const ASKED = {
  help: 'for help',
  danger: 'for help in danger',
  mercy: 'to be spared',
} as const;

/** The words of requests and titles. */
export const talkTellers: readonly Teller[] = [
  tell(requestMade, ({ actor, what, words, against, granted }, { name, rolls }) => {
    if (what === undefined) return granted ? 'The request is now granted.' : 'The request is refused.';
    const asked = words ? `${ASKED[what]} (${words})` : ASKED[what];
    const answer = granted ? 'they agree' : 'they refuse';
    return against === undefined
      ? `${name(actor)} asks ${asked}: ${answer}.`
      : `${name(actor)} asks ${asked}: ${sumInWords(rolls)} vs DC ${against}, ${answer}.`;
  }),
  tell(
    acquaintanceMade,
    ({ creature, name: known, title }, { name }) =>
      `${name(creature)} knows ${known} through the title ${title}.`,
  ),
  tell(titleCalledOn, ({ actor, title, what, crowns }, { name }) => {
    const paid = crowns > 0 ? ` for ${counted(crowns, 'crown')}` : '';
    return `${name(actor)} calls in a favour as ${title}: ${what}${paid}.`;
  }),
  tell(
    inspirationNamed,
    ({ creature, name: word }, { name }) => `${name(creature)}’s inspiration is now called ${word}.`,
  ),
];
