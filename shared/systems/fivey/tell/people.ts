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
import { counted } from '../../../text/words.ts';
import { BRACKETS } from '../people/bestiary.ts';
import { LEVELS } from '../people/levels.ts';
import { STAT_NAMES } from '../sheet/sheet.ts';

const isBracket = (id: string): id is keyof typeof BRACKETS => id in BRACKETS;
/** A higher defense class is hard on a party. */
const PREFERRED = 16;

/** The words of characters, levels and creatures of other games. */
export const peopleTellers: readonly Teller[] = [
  tell(characterMade, ({ creature, templates, level, joins }, { name }) => {
    const who = `${name(creature)} (${templates.join(' and ').toLowerCase()}, level ${level})`;
    return joins ? `${who} joins the party.` : `Character added: ${who}.`;
  }),
  tell(
    experienceGained,
    ({ creature, amount, total }, { name }) => `${name(creature)} gains ${amount} experience (now ${total}).`,
  ),
  tell(
    levelReached,
    ({ creature, level, hitPoints }, { name }) =>
      `${name(creature)} is now level ${level}, ${LEVELS[level]?.name ?? ''}: +${hitPoints} HP.`,
  ),
  tell(
    hardened,
    ({ creature, hitPoints }, { name }) => `${name(creature)} is battle-hardened: +${hitPoints} HP.`,
  ),
  tell(levelChosen, ({ creature, stat, to, skill, title, feat }, { name }) => {
    const rises = stat && to !== undefined ? `${STAT_NAMES[stat]} rises to +${to}` : 'an open slot is filled';
    const brought = [skill, title, feat].filter((one) => one !== undefined);
    return `${name(creature)} chooses for the new level: ${[rises, ...brought].join('; ')}.`;
  }),
  tell(downtimeBegan, () => 'Downtime begins.'),
  tell(downtimeEnded, () => 'Downtime ends. A new adventure begins.'),
  tell(
    inspirationTurned,
    ({ creature, experience }, { name }) =>
      `${name(creature)} rolls leftover inspiration: +${experience} experience.`,
  ),
  tell(
    inspirationRestored,
    ({ creature, to }, { name }) =>
      `${name(creature)} has ${counted(to, 'inspiration die', 'inspiration dice')}.`,
  ),
  tell(
    goodsBought,
    ({ creature, goods, crowns }, { name }) =>
      `${name(creature)} buys ${goods.join(', ').toLowerCase()} for ${counted(crowns, 'crown')}.`,
  ),
  tell(creatureConverted, ({ creature, bracket, defense, experience }, { name }) => {
    const kind = isBracket(bracket) ? BRACKETS[bracket].name : bracket;
    const high = defense > PREFERRED ? `; above ${PREFERRED} is hard on a party` : '';
    return `${name(creature)} converted: ${kind}, DC ${defense}, ${experience} experience${high}.`;
  }),
  tell(
    defenseChanged,
    ({ creature, to, experience }, { name }) =>
      `${name(creature)} now has DC ${to} and is worth ${experience} experience.`,
  ),
];
