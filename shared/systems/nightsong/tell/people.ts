import { tell } from '../../../campaign/event.ts';
import { counted } from '../../../counted.ts';
import {
  abilitiesAdvanced,
  abilitiesRolled,
  characterMade,
  characterTakenOver,
  hitPointsAdvanced,
  reactionThresholdMoved,
} from '../events/people.ts';
import { ABILITIES, signed, type Ability } from '../sheet/sheet.ts';

const scoresInWords = (scores: Readonly<Record<Ability, number>>): string =>
  ABILITIES.map((id) => `${id.toUpperCase()} ${signed(scores[id])}`).join(', ');

export const peopleTellers = [
  tell(
    abilitiesRolled,
    (event) =>
      `${event.name} rolls ${scoresInWords(event)}${event.weak ? '; no score of +1, so all are rerolled' : ''}.`,
  ),
  tell(
    characterMade,
    (event, { name }) =>
      `${name(event.creature)} joins the party: ${scoresInWords(event)}; ${event.hitPoints} HP, ${counted(event.slots, 'slot')}.`,
  ),
  tell(characterTakenOver, ({ creature }, { name }) => `${name(creature)} is now a player’s character.`),
  tell(
    hitPointsAdvanced,
    ({ creature, roll, from, to }, { name }) =>
      `${name(creature)} advances: max HP ${from} + ${roll} = ${to}.`,
  ),
  tell(abilitiesAdvanced, ({ creature, abilities }, { name }) => {
    const said = abilities.map(({ ability, roll, from, to }) => {
      const now = to > from ? `, rises to ${signed(to)}` : '';
      return `${ability.toUpperCase()} ${roll} against ${signed(from)}${now}`;
    });
    return `${name(creature)} rolls for Abilities: ${said.join('; ')}.`;
  }),
  tell(reactionThresholdMoved, ({ against }) => `Reaction: positive on ${against} or less.`),
];
