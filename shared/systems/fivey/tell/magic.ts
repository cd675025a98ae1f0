import { tell, type Teller } from '../../../campaign/event.ts';
import {
  relicReturned,
  relicTaken,
  spellCast,
  spellEndured,
  spellHeld,
  spellLetGo,
  spellThrown,
  turningRolled,
  undeadTurned,
  vesselSpent,
} from '../events/magic.ts';
import { SPELLS } from '../magic/spellList.ts';
import { arithmetic } from './checks.ts';

/** The words of spells. */
export const magicTellers: readonly Teller[] = [
  tell(spellCast, ({ actor, spell, item }, telling) => {
    const vessel = telling.item(actor, item).toLowerCase();
    return `${telling.name(actor)} casts ${spell} from ${vessel}: ${SPELLS[spell]?.line ?? ''}`;
  }),
  tell(vesselSpent, ({ creature, item }, telling) => `${telling.item(creature, item)} is spent.`),
  tell(spellThrown, ({ spell, thrown }) => `${spell}: ${thrown} damage.`),
  tell(
    spellEndured,
    ({ creature, against, passed }, { name, rolls }) =>
      `${name(creature)}: ${arithmetic(rolls.at(-1), against)}, ${passed ? 'half' : 'all of it'}.`,
  ),
  tell(turningRolled, ({ hitDice }) => `Up to ${hitDice} hit dice of undead turn away.`),
  tell(undeadTurned, ({ creature }, { name }) => `${name(creature)} turns away.`),
  tell(spellHeld, ({ spell, minutes }) => `${spell} lasts ${minutes} minutes.`),
  tell(spellLetGo, ({ actor, spell }, { name }) => `${name(actor)} lets ${spell} go.`),
  tell(
    relicTaken,
    ({ creature, days }, { name }) =>
      `The sisters take the relic: ${name(creature)} returns in ${days} ${days === 1 ? 'day' : 'days'}.`,
  ),
  tell(relicReturned, ({ creature }, { name }) => `${name(creature)} is back in another form.`),
];
