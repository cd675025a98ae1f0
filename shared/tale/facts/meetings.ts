import { encounterSetAside, encounterTakenUp } from '../../campaign/events/shelf.ts';
import {
  encounterBegan,
  encounterChanged,
  encounterEnded,
  requestMade,
  reactionRolled,
} from '../../campaign/events/meetings.ts';
import { fightBegan } from '../../campaign/events/fight.ts';
import { WEIGHT, witness } from '../fact.ts';
import { clean } from '../person.ts';

/** What is told of those who are met; all that an encounter brings is one fact. */
export const meetingWitnesses = [
  witness(encounterBegan, ({ encounter, titled }) => ({
    kind: 'met',
    weight: WEIGHT.always,
    whom: encounter.creatures,
    name: titled === false && encounter.creatures.length > 0 ? '' : clean(encounter.title),
  })),
  witness(encounterChanged, ({ creatures }, { before }) => {
    const more = (creatures ?? []).filter((id) => !before.encounter?.creatures.includes(id));
    return more.length > 0 ? { kind: 'came-too', weight: WEIGHT.always, whom: more } : undefined;
  }),
  witness(reactionRolled, ({ label, row, mood }, { after }) => ({
    kind: 'mood',
    weight: WEIGHT.meeting,
    whom: after.encounter?.creatures ?? [],
    name: clean(label),
    how: row,
    ...(mood === undefined ? {} : { figures: { mood } }),
  })),
  witness(requestMade, ({ actor, granted, words = '', target }) => ({
    kind: 'asked',
    weight: WEIGHT.meeting,
    who: [actor],
    whom: target === undefined ? [] : [target],
    words: clean(words) === '' ? undefined : clean(words),
    how: granted ? 'granted' : 'refused',
  })),
  witness(fightBegan, () => ({ kind: 'fight', weight: WEIGHT.road })),
  witness(encounterEnded, ({ parted, fled }, { before }) =>
    parted || fled
      ? {
          kind: fled ? 'ran' : 'parted',
          weight: WEIGHT.road,
          whom: before.encounter?.creatures ?? [],
        }
      : undefined,
  ),
  witness(encounterSetAside, (_, { before }) => ({
    kind: 'unfinished',
    weight: WEIGHT.turn,
    how: before.fight ? 'fight' : 'meeting',
    whom: before.encounter?.creatures ?? [],
    name: clean(before.encounter?.title ?? ''),
  })),
  witness(encounterTakenUp, (_, { after }) => ({
    kind: 'taken-up',
    weight: WEIGHT.turn,
    name: clean(after.encounter?.title ?? ''),
  })),
];
