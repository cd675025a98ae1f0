import { tell, type Teller } from '../../../campaign/event.ts';
import { withArticle } from '../../../text/words.ts';
import { companionTakenOver, newcomerJoined } from '../events/people.ts';
import { bodyOf, scoresInWords } from '../sheet/attributes.ts';
import { bodyTellers } from './bodies.ts';
import { dayTellers } from './days.ts';
import { fightTellers } from './fights.ts';
import { magicTellers } from './magic.ts';

const joined = tell(newcomerJoined, ({ creature, role }) => {
  const comes = role === undefined ? 'joins the party' : `is hired as ${withArticle(role)}`;
  return `${creature.name} ${comes} (${scoresInWords(bodyOf(creature))}, ${creature.hitPoints.max} HP).`;
});

const takenOver = tell(
  companionTakenOver,
  ({ creature }, { name }) => `${name(creature)} is now a player character.`,
);

/** The words for what happens in all systems of the family alike. */
export const familyTellers: readonly Teller[] = [
  ...bodyTellers,
  ...fightTellers,
  ...dayTellers,
  ...magicTellers,
  joined,
  takenOver,
];
