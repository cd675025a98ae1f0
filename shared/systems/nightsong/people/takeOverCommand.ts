import { creatureAdded } from '../../../campaign/events/creatures.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { takeOverBy } from '../../common/takeOver.ts';
import { characterTakenOver } from '../events/people.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { freshSheet } from './characters.ts';

/** Only who travels along is played from now on, with a sheet before play but for their Resolve (NS-53). */
export const takeOverCommand = takeOverBy((decision, creature) => {
  const { id, name } = creature;
  if (!decision.state.party.members.includes(id))
    throw new Refusal('not-along', `${name} does not travel with the party (NS-53).`, 'creature');
  const { str, dex, pre, con, resolve } = sheetOf(creature);
  const sheet = freshSheet(decision, { str, dex, pre, con }, { resolve });
  decision.emit(creatureAdded, { creature: { ...creature, kind: 'character', sheet } });
  decision.emit(characterTakenOver, { creature: id }, { rules: ['NS-53'] });
});
