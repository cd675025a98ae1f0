import { tell, type Teller, type Telling } from '../../../campaign/event.ts';
import { attackMade } from '../../../campaign/events/fight.ts';
import { blastCounted, blowThrown, deedDeclared, moveMade, tooSlowFound } from '../events/fights.ts';
import { moraleSaveMade, saveMade } from '../events/checks.ts';
import type { Declared } from '../fight/deeds.ts';
import { ATTRIBUTE_NAMES } from '../sheet/attributeNames.ts';

const outcome = (passed: boolean): string => (passed ? 'passed' : 'failed');

const save = tell(saveMade, ({ creature, attribute, faces, against, passed, why }, { name }) => {
  const whose = `${name(creature)}, ${ATTRIBUTE_NAMES[attribute]} Save${why ? `, ${why}` : ''}`;
  return faces.length === 0
    ? `${whose}: no strength is left, failed.`
    : `${whose}: ${faces.join(' and ')} against ${against}, ${outcome(passed)}.`;
});

const moraleSave = tell(moraleSaveMade, ({ creature, total, against, passed }, { name }) => {
  const whose = creature === undefined ? 'WIL' : `${name(creature)}’s WIL`;
  return `Morale: ${total} against ${whose} ${against}, ${outcome(passed)}.`;
});

const slow = tell(
  tooSlowFound,
  ({ creatures }, { name }) => `Too slow for the first round: ${creatures.map(name).join(', ')}.`,
);

/** What somebody says they do. */
function deedInWords(deed: Declared, actor: string, { name, item }: Telling): string {
  switch (deed.kind) {
    case 'attack': {
      const held = [deed.weapon, deed.second].flatMap((id) =>
        id === null ? [] : [item(actor, id).toLowerCase()],
      );
      return `${held.join(' and ') || 'bare hands'} at ${deed.targets.map(name).join(', ')}`;
    }
    case 'aid':
      return `tends ${name(deed.patient)}`;
    case 'flee':
      return `flees to ${deed.to}`;
    case 'cast':
      return `casts ${deed.spell}`;
    case 'act':
      return deed.what;
  }
}

const declared = tell(
  deedDeclared,
  ({ actor, deed }, telling) => `${telling.name(actor)} declares: ${deedInWords(deed, actor, telling)}.`,
);

const move = tell(
  moveMade,
  ({ actor, feet, total, pace, to }, { name }) =>
    `${name(actor)} moves ${feet}ft${to ? ` to ${to}` : ''} (${total} of ${total > pace ? 2 * pace : pace}ft).`,
);

const counted = tell(
  blastCounted,
  ({ total, inReach, caught }) =>
    `The blast catches ${caught.length}: a ${total}, ${inReach.length} in reach.`,
);

const thrown = tell(
  blowThrown,
  ({ actor, target, faces }, { name }) => `${name(actor)} throws ${faces.join(' and ')} at ${name(target)}.`,
);

/** One line a blow: what was thrown, what Armor took off, what got through, and what is left. */
const blow = tell(attackMade, ({ actor, target, thrown: counts, armour, damage }, { name, rolls }) => {
  const faces = rolls.flatMap(({ dice }) => dice.map(([, face]) => face));
  const words = [
    ...(faces.length > 0 ? [`${name(actor)} throws ${faces.join(' and ')}`] : []),
    ...(counts === 0 ? ['it cannot be harmed so'] : faces.length === 0 ? [`${counts ?? 0} counts`] : []),
    ...(armour ? [`Armor ${armour}`] : []),
    `${damage} damage`,
  ];
  return `At ${name(target ?? '')}: ${words.join('; ')}.`;
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
