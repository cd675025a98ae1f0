import { termsInWords } from '../../../text/words.ts';
import { tell, type Teller, type Telling } from '../../../campaign/event.ts';
import { attackMade } from '../../../campaign/events/fight.ts';
import { find } from '../../../campaign/ids.ts';
import { blastCounted, blowThrown, deedDeclared, moveMade, tooSlowFound } from '../events/fights.ts';
import { moraleSaveMade, saveMade, TO_ACT } from '../events/checks.ts';
import type { Declared } from '../fight/deeds.ts';
import { ATTRIBUTE_NAMES } from '../sheet/attributeNames.ts';

const outcome = (passed: boolean): string => (passed ? 'passes' : 'fails');

const save = tell(saveMade, ({ actor, attribute, faces, against, passed, why }, { name }) => {
  const kind = `${ATTRIBUTE_NAMES[attribute]} Save${why ? ` (${why})` : ''}`;
  const result = outcome(passed);
  const how = faces.length === 0 ? 'the score is 0' : `rolled ${faces.join(' and ')} against ${against}`;
  const text = `${name(actor)} ${result} a ${kind}: ${how}.`;
  return why === TO_ACT
    ? { text, inParts: { head: kind, who: name(actor), says: `${result}, ${how}` } }
    : text;
});

const moraleSave = tell(moraleSaveMade, ({ actor, total, against, passed }, { name }) => {
  const who = actor === undefined ? 'The other side' : name(actor);
  return `${who} ${outcome(passed)} a morale check: rolled ${total} against WIL ${against}.`;
});

const slow = tell(
  tooSlowFound,
  ({ creatures }, { name }) => `Too slow to act in the first round: ${creatures.map(name).join(', ')}.`,
);

/** The deed that a fighter declares. */
function deedInWords(deed: Declared, actor: string, { name, item }: Telling): string {
  switch (deed.kind) {
    case 'attack': {
      const held = [deed.weapon, deed.second].flatMap((id) =>
        id === null ? [] : [item(actor, id).toLowerCase()],
      );
      return `attack ${deed.targets.map(name).join(', ')} with ${held.join(' and ') || 'bare hands'}`;
    }
    case 'aid':
      return `tend ${name(deed.target)}`;
    case 'flee':
      return `flee to ${deed.to}`;
    case 'cast':
      return `cast ${deed.spell}`;
    case 'act':
      return deed.what;
  }
}

const declared = tell(deedDeclared, ({ actor, deed }, telling) => {
  const [who, says] = [telling.name(actor), deedInWords(deed, actor, telling)];
  return { text: `${who} declares: ${says}.`, inParts: { head: 'Declared', who, says } };
});

const move = tell(
  moveMade,
  ({ actor, feet, total, pace, to }, { name }) =>
    `${name(actor)} moves ${feet}ft${to ? ` to ${to}` : ''} (${total} of ${total > pace ? 2 * pace : pace}ft).`,
);

const counted = tell(
  blastCounted,
  ({ total, inReach, caught }) =>
    `The blast catches ${caught.length} of ${inReach.length} in reach (rolled ${total}).`,
);

const thrown = tell(
  blowThrown,
  ({ actor, target, faces }, { name }) =>
    `${name(actor)} rolls ${faces.join(' and ')} for damage against ${name(target)}.`,
);

/** One line a blow: what got through, all that made it, and what is left unless a guard may still turn it aside. */
const blow = tell(attackMade, ({ actor, target = '', thrown, terms, damage, left }, telling) => {
  const { name, before } = telling;
  const attacker = name(actor);
  if (thrown === 0) return `${attacker} cannot harm ${name(target)} this way.`;
  const hitPoints = find(before.creatures, target)?.hitPoints.now ?? 0;
  const hurt = hitPoints > 0 ? `; ${hitPoints} → ${left ?? 0} HP` : '; already at 0 HP';
  const remains = left === undefined ? '' : hurt;
  return `${attacker} hits ${name(target)} for ${damage} (${termsInWords(terms)}${remains}).`;
});

export const fightTellers: readonly Teller[] = [
  save,
  moraleSave,
  slow,
  declared,
  move,
  counted,
  thrown,
  blow,
];
