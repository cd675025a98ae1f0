import { statusChanged } from '../../campaign/events/creatures.ts';
import { find } from '../../campaign/ids.ts';
import { creatureAt } from '../../campaign/lookup.ts';
import type { Creature } from '../../campaign/state.ts';
import type { Decision } from '../contract.ts';
import { by } from './cite.ts';
import { bodyOf, isMortal } from '../cairn-family/sheet/attributes.ts';
import { die, makeHelpless } from '../cairn-family/harm/harm.ts';
import type { Family } from '../cairn-family/family.ts';
import { saveAloud } from '../cairn-family/checks/saves.ts';
import { effectSuffered } from '../cairn-family/events/bodies.ts';
import { startHour } from './harm/dying.ts';
import { escapeDoom, isDoomed, scar } from './harm/scars.ts';
import { cairnOption, type CairnChoice } from './options.ts';

/** A detachment that is broken is routed (CA-73). */
function breakDetachment(decision: Decision, id: string): void {
  const { status } = creatureAt(decision.state, id);
  decision.emit(statusChanged, { creature: id, from: status, to: 'fled', why: 'rout' }, by(decision, 'rout'));
}

/** What puts a hireling in mortal danger. */
const ENDANGERED: Readonly<Record<CairnChoice<'hirelings-nerve'>, (hireling: Creature) => boolean>> = {
  'at-0-hp': ({ hitPoints }) => hitPoints.now === 0,
  'when-hurt': () => true,
  never: () => false,
};

/** Hirelings flee from mortal danger unless their WIL holds (CA-R17). */
function testNerve(decision: Decision, id: string): void {
  const creature = creatureAt(decision.state, id);
  const { kind, status } = creature;
  if (kind === 'character' || !isMortal(creature) || status !== 'up') return;
  if (!ENDANGERED[cairnOption(decision.state, 'hirelings-nerve')](creature)) return;
  if (!saveAloud(decision, id, 'wil', 'in mortal danger'))
    decision.emit(
      statusChanged,
      { creature: id, from: status, to: 'fled', why: 'nerve' },
      by(decision, 'nerve'),
    );
}

/** Characters crawl, and hirelings with them where the campaign says so. */
const crawls = (decision: Decision, creature: Creature): boolean =>
  creature.kind === 'character' ||
  (isMortal(creature) && cairnOption(decision.state, 'hirelings-crawl') === 'down');

/** A failed Save: characters crawl, everybody else is dead, a detachment breaks (CA-61, CA-63, CA-65). */
function critical(decision: Decision, id: string, _attribute: string, foe?: string): void {
  const creature = creatureAt(decision.state, id);
  const attacker = foe === undefined ? undefined : find(decision.state.creatures, foe);
  const effect = attacker ? bodyOf(attacker).critical : '';
  if (isDoomed(creature)) die(decision, id, 'Doomed');
  else if (crawls(decision, creature)) {
    makeHelpless(decision, id, 'Critical Damage', { critical: true });
    startHour(decision, id);
  } else if (bodyOf(creature).detachment) breakDetachment(decision, id);
  else die(decision, id, 'Critical Damage');
  if (attacker && effect) decision.emit(effectSuffered, { actor: attacker.id, target: id, effect });
}

/** Cairn in its family. */
export const family: Family = {
  spent: { dex: 'Paralyzed', wil: 'Delirious' },
  critical,
  spared: escapeDoom,
  scar,
  shaken: testNerve,
};
