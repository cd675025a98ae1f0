import { tell } from '../../../campaign/event.ts';
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
    (event) => `${event.name} rolls ${scoresInWords(event)}${event.weak ? '; too weak, once more' : ''}.`,
  ),
  tell(
    characterMade,
    (event, { name }) =>
      `${name(event.creature)} joins the party: ${scoresInWords(event)}; ${event.hitPoints} HP, ${event.slots} slots.`,
  ),
  tell(characterTakenOver, ({ creature }, { name }) => `${name(creature)} is played from now on.`),
  tell(
    hitPointsAdvanced,
    ({ creature, roll, from, to }, { name }) =>
      `${name(creature)} advances: ${from} + ${roll} = ${to} HP at most.`,
  ),
  tell(abilitiesAdvanced, ({ creature, abilities }, { name }) => {
    const said = abilities.map(({ ability, roll, from, to }) => {
      const now = to > from ? `, now ${signed(to)}` : '';
      return `${ability.toUpperCase()} ${roll} against ${signed(from)}${now}`;
    });
    return `${name(creature)}: ${said.join('; ')}.`;
  }),
  tell(reactionThresholdMoved, ({ against }) => `Reaction: ${against} or less is positive.`),
];
