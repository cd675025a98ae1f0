import { counted } from '../../shared/text/words.ts';
import { tell, type Teller } from '../../shared/campaign/event.ts';
import { creatureAdded, hitPointsChanged, statusChanged } from '../../shared/campaign/events/creatures.ts';
import { encounterChecked } from '../../shared/campaign/events/meetings.ts';
import { attackMade } from '../../shared/campaign/events/fight.ts';
import { termsInWords } from '../../shared/text/words.ts';
import { breathTaken, campMade, checkMade, lampFilled, startWon } from './events.ts';

/** The words of this system’s log. */
export const tellers: readonly Teller[] = [
  tell(creatureAdded, ({ creature, joinsParty }) =>
    joinsParty ? `${creature.name} takes to the road.` : undefined,
  ),
  tell(checkMade, ({ actor, ability, total, against, passed }, { name }) => {
    return `${name(actor)}, ${ability}: ${total} against ${against}, ${passed ? 'made' : 'missed'}.`;
  }),
  tell(startWon, ({ side }) => (side === 'party' ? 'The wayfarers strike first.' : 'They strike first.')),
  tell(attackMade, ({ actor, target = '', hit, total, against, damage, terms, left }, { name }) => {
    const blow = `${name(actor)} strikes at ${name(target)}: ${total ?? 0} against ${against ?? 0}`;
    return hit ? `${blow}, ${damage} grit (${termsInWords(terms)}), ${left ?? 0} left.` : `${blow}, missed.`;
  }),
  tell(hitPointsChanged, ({ creature, from, to, why }, { name }) =>
    why === 'a blow' ? '' : `${name(creature)}: ${from} → ${to} grit${why ? `, ${why}` : ''}.`,
  ),
  tell(statusChanged, ({ creature, to, byHand }, { name }) =>
    to === 'down' && !byHand ? `${name(creature)} is down.` : undefined,
  ),
  tell(breathTaken, ({ actor, how, gained }, { name }) =>
    how === 'hold' ? `${name(actor)} holds the line.` : `${name(actor)} breathes: ${gained} grit.`,
  ),
  tell(lampFilled, ({ creature, left, dark }, { name }) =>
    dark ? 'The lamp stays dark.' : `${name(creature)} fills the night lamp: ${left} flasks left.`,
  ),
  tell(campMade, ({ hours }) => `The wayfarers camp for ${counted(hours, 'hour')}.`),
  tell(encounterChecked, ({ met }) => (met ? 'Someone is on the road.' : undefined)),
];
