import { tell } from '../../../campaign/event.ts';
import { creatureAdded } from '../../../campaign/events/creatures.ts';
import { counted } from '../../../text/words.ts';
import {
  abilitiesAdvanced,
  abilitiesRolled,
  characterTakenOver,
  hitPointsAdvanced,
  reactionThresholdMoved,
} from '../events/people.ts';
import { ABILITIES, capacity, sheetOf, signed, type Ability } from '../sheet/sheet.ts';

const scoresInWords = (scores: Readonly<Record<Ability, number>>): string =>
  ABILITIES.map((id) => `${id.toUpperCase()} ${signed(scores[id])}`).join(', ');

export const peopleTellers = [
  // The line of the newcomer says the scores that count.
  tell(abilitiesRolled, ({ name, weak, ...scores }) =>
    weak ? `${name} rolls ${scoresInWords(scores)}; no score of +1, so all are rerolled.` : undefined,
  ),
  tell(creatureAdded, ({ creature, joinsParty }) => {
    if (!joinsParty) return undefined;
    const scores = scoresInWords(sheetOf(creature));
    const slots = counted(capacity(creature), 'slot');
    return `${creature.name} joins the party: ${scores}; ${creature.hitPoints.max} HP, ${slots}.`;
  }),
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
