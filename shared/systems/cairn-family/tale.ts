import { dealMade } from '../../campaign/shop/events.ts';
import type { Campaign } from '../../campaign/state.ts';
import { attempt, closeness, dying, WEIGHT, witness, type Witness } from '../../tale/fact.ts';
import { dyingBegan, dyingStopped, patientTended, scoreChanged } from './events/bodies.ts';
import { saveMade } from './events/checks.ts';
import { mealHourCame, thingUsedUp, waySought } from './events/days.ts';
import { deedDeclared, deedsBegan, tooSlowFound } from './events/fights.ts';
import { spellCast } from './events/magic.ts';
import { newcomerJoined } from './events/people.ts';
import { declaredBy } from './fight/declared.ts';
import { ATTRIBUTE_NAMES } from './sheet/attributeNames.ts';

const isOfParty = ({ party }: Campaign, id: string): boolean => party.members.includes(id);

/** What is said before it is done: it is told with that. */
const declared = witness(deedDeclared, ({ actor, deed }) =>
  deed.kind === 'act' ? { kind: 'declared', weight: WEIGHT.road, who: [actor], words: deed.what } : undefined,
);

/** What is done in words of one’s own when a side’s deeds are carried out, with the Save that it takes. */
const deeds = witness(deedsBegan, ({ actors }, { before, beside }) =>
  actors.flatMap((actor) => {
    const deed = declaredBy(before, actor);
    if (deed?.kind !== 'act') return [];
    if (deed.attribute === null) return { kind: 'deed', weight: WEIGHT.deed, who: [actor], words: deed.what };
    const save = beside.find(
      (one) => one.type === saveMade.type && one['actor'] === actor && one['why'] === deed.what,
    );
    const passed = save?.['passed'] === true;
    return save
      ? (attempt(actor, deed.what, passed, { ...closeness(save['margin'] as number), also: [save.seq] }) ??
          [])
      : [];
  }),
);

/** What both Cairn and Block, Dodge, Parry tell of. */
export const familyTale: readonly Witness[] = [
  witness(saveMade, ({ actor, also = [], why, passed, margin }, { command }) =>
    command.type === 'save' && command['why'] === why
      ? attempt([actor, ...also], why, passed, closeness(margin))
      : undefined,
  ),
  witness(tooSlowFound, ({ creatures }) => ({ kind: 'slow', weight: WEIGHT.deed, who: creatures })),
  declared,
  deeds,
  witness(spellCast, ({ actor, name, targets, works }) => ({
    kind: 'spell',
    weight: WEIGHT.meeting,
    who: [actor],
    whom: targets,
    name,
    how: works ? undefined : 'failed',
  })),
  witness(dyingBegan, ({ creature, minutes }) => dying(creature, minutes, 'minute')),
  witness(dyingStopped, ({ creature, by }, { beside }) => {
    const tended = beside.find((one) => one.type === patientTended.type && one['target'] === creature);
    const actor = by?.actor ?? tended?.['actor'];
    return actor === undefined
      ? undefined
      : { kind: 'saved', weight: WEIGHT.always, who: [actor], whom: [creature] };
  }),
  witness(newcomerJoined, ({ creature, role }, { beside }) =>
    beside.some(({ type }) => type === dealMade.type)
      ? undefined
      : {
          kind: role === undefined ? 'joined' : 'hired',
          weight: WEIGHT.always,
          who: [creature.id],
          name: role,
        },
  ),
  witness(thingUsedUp, ({ creature, last }) =>
    last ? { kind: 'last-food', weight: WEIGHT.want, who: [creature] } : undefined,
  ),
  witness(mealHourCame, ({ hungry }) =>
    hungry.length === 0 ? undefined : { kind: 'hungry', weight: WEIGHT.want, who: hungry },
  ),
  witness(waySought, ({ kept }) => (kept ? undefined : { kind: 'lost', weight: WEIGHT.deed })),
  witness(scoreChanged, ({ creature, attribute, from, to, most, why }, { before }) =>
    to === most && to > from && isOfParty(before, creature)
      ? { kind: 'whole', weight: WEIGHT.want, whom: [creature], name: ATTRIBUTE_NAMES[attribute], words: why }
      : undefined,
  ),
];
