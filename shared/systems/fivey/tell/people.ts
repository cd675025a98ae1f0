import { tell, type Teller } from '../../../campaign/event.ts';
import { downtimeBegan, downtimeEnded } from '../../../campaign/events/meetings.ts';
import {
  characterMade,
  creatureConverted,
  defenseChanged,
  experienceGained,
  goodsBought,
  hardened,
  inspirationRestored,
  inspirationTurned,
  levelChosen,
  levelReached,
} from '../events/people.ts';
import { BRACKETS } from '../people/bestiary.ts';
import { LEVELS } from '../people/levels.ts';
import { STAT_NAMES } from '../sheet/sheet.ts';

const isBracket = (id: string): id is keyof typeof BRACKETS => id in BRACKETS;
/** A higher defense class is hard on a party. */
const PREFERRED = 16;

/** The words of characters, levels and creatures of other games. */
export const peopleTellers: readonly Teller[] = [
  tell(characterMade, ({ creature, templates, level, joins }, { name }) => {
    const who = `${name(creature)}, ${templates.join(' and ').toLowerCase()}, level ${level}`;
    return `${who}${joins ? ', joins the party' : ''}.`;
  }),
  tell(
    experienceGained,
    ({ creature, amount, total }, { name }) => `${name(creature)} gains ${amount} experience: ${total}.`,
  ),
  tell(
    levelReached,
    ({ creature, level, hitPoints }, { name }) =>
      `${name(creature)} is now level ${level}, ${LEVELS[level]?.name ?? ''}: ${hitPoints} more hit points.`,
  ),
  tell(
    hardened,
    ({ creature, hitPoints }, { name }) => `${name(creature)} is hardened: ${hitPoints} more hit points.`,
  ),
  tell(levelChosen, ({ creature, stat, to, skill, title, feat }, { name }) => {
    const rises =
      stat && to !== undefined ? `${STAT_NAMES[stat]} rises to +${to}` : 'a slot left open is filled';
    const brought = [skill, title, feat].filter((one) => one !== undefined);
    return `${name(creature)}: ${[rises, ...brought].join('; ')}.`;
  }),
  tell(downtimeBegan, () => 'Downtime begins.'),
  tell(downtimeEnded, () => 'Downtime ends; a new adventure begins.'),
  tell(
    inspirationTurned,
    ({ creature, experience }, { name }) =>
      `${name(creature)} turns inspiration into experience: ${experience}.`,
  ),
  tell(
    inspirationRestored,
    ({ creature, to }, { name }) => `${name(creature)} has ${to} inspiration ${to === 1 ? 'die' : 'dice'}.`,
  ),
  tell(goodsBought, ({ creature, crowns }, { name }) => `${name(creature)} pays ${crowns} crowns.`),
  tell(creatureConverted, ({ creature, bracket, defense, experience }, { name }) => {
    const kind = isBracket(bracket) ? BRACKETS[bracket].name : bracket;
    const high = defense > PREFERRED ? `; more than ${PREFERRED} is hard on a party` : '';
    return `${name(creature)}: ${kind}, DC ${defense}, ${experience} experience${high}.`;
  }),
  tell(
    defenseChanged,
    ({ creature, to, experience }, { name }) => `${name(creature)}: DC ${to}, ${experience} experience.`,
  ),
];
