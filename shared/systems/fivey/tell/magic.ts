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
import { counted, termsInWords } from '../../../text/words.ts';
import { arithmetic } from './checks.ts';
import { hitPointsLeft } from './fight.ts';

/** The words of spells. */
export const magicTellers: readonly Teller[] = [
  tell(spellCast, ({ actor, spell, item }, telling) => {
    const vessel = telling.item(actor, item).toLowerCase();
    return `${telling.name(actor)} casts ${spell} from ${vessel}: ${SPELLS[spell]?.line ?? ''}`;
  }),
  tell(
    vesselSpent,
    ({ creature, item }, telling) =>
      `${telling.name(creature)}’s ${telling.item(creature, item).toLowerCase()} is used up.`,
  ),
  tell(spellThrown, ({ spell, thrown }) => `${spell}: ${thrown} damage, half on a save.`),
  tell(spellEndured, ({ actor, against, passed, damage, terms }, telling) => {
    const save = `${arithmetic(telling.rolls.at(-1), against)}, ${passed ? 'success' : 'failure'}`;
    const left = hitPointsLeft(telling, actor, damage);
    return `${telling.name(actor)} saves (${save}): ${damage} damage (${termsInWords(terms)}; ${left}).`;
  }),
  tell(
    turningRolled,
    ({ actor, hitDice }, { name }) =>
      `${name(actor)} turns up to ${counted(hitDice, 'hit die', 'hit dice')} of undead.`,
  ),
  tell(undeadTurned, ({ creature }, { name }) => `${name(creature)} turns away and loses a turn.`),
  tell(spellHeld, ({ spell, minutes }) => `${spell} lasts ${counted(minutes, 'minute')}.`),
  tell(spellLetGo, ({ actor, spell }, { name }) => `${name(actor)} ends ${spell}.`),
  tell(
    relicTaken,
    ({ creature, days }, { name }) =>
      `The sisterhood has the relic: ${name(creature)} returns in ${counted(days, 'day')}.`,
  ),
  tell(relicReturned, ({ creature }, { name }) => `${name(creature)} returns in another form.`),
];
