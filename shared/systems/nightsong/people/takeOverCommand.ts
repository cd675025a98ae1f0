import { creatureAdded } from '../../../campaign/events/creatures.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { takeOverBy } from '../../common/takeOver.ts';
import { characterTakenOver } from '../events/people.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { freshSheet } from './characters.ts';

/** A companion becomes a player’s character, with a new character’s sheet but their own Resolve (NS-53). */
export const takeOverCommand = takeOverBy((decision, creature) => {
  const { id, name } = creature;
  if (!decision.state.party.members.includes(id))
    throw new Refusal(
      'not-along',
      `${name} is not in the party (NS-53). Add them to the party first.`,
      'creature',
    );
  const { str, dex, pre, con, resolve } = sheetOf(creature);
  const sheet = freshSheet(decision, { str, dex, pre, con }, { resolve });
  decision.emit(creatureAdded, { creature: { ...creature, kind: 'character', sheet } });
  decision.emit(characterTakenOver, { creature: id });
});
