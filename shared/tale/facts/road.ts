import { groupsJoined, groupTakenUp, partySplit } from '../../campaign/groups/events.ts';
import { wayBelieved, whereaboutsFound } from '../../campaign/astray/events.ts';
import { hexEntered, roadWalked, weatherChanged } from '../../campaign/events/land.ts';
import type { Campaign } from '../../campaign/state.ts';
import { ownOf } from '../../hex/ground.ts';
import { festivalCame } from '../../campaign/reckoning/events.ts';
import { hexAt } from '../../hex/land.ts';
import { trailTheyThink } from '../../hex/mistaken.ts';
import { WEIGHT, witness } from '../fact.ts';
import { clean } from '../person.ts';

/** What stands in a hex, by its name. */
const placeAt = ({ land }: Campaign, hex: string): string | undefined => {
  const feature = hexAt(land, hex)?.feature;
  const name = feature && !feature.secret ? clean(feature.name) : '';
  return name === '' ? undefined : name;
};

/** The given terrain of a hex, of which it is known how one says it; undefined where the referee calls the ground otherwise. */
const groundOf = ({ land }: Campaign, label: string, told?: string): string | undefined => {
  const hex = hexAt(land, label);
  return hex && ownOf(land, hex) ? undefined : (told ?? hex?.terrain);
};

/** Whether the party was in a hex since it was last placed on the map. */
const wasIn = ({ party }: Campaign, hex: string): boolean => trailTheyThink(party).includes(hex);

/** What is told of the road; steps are told together, and only where they lead somewhere. */
export const roadWitnesses = [
  witness(hexEntered, ({ hex, seconds, place, terrain, believed }, { before, after }) =>
    believed === undefined
      ? {
          kind: 'step',
          weight: WEIGHT.road,
          name: place === undefined ? placeAt(after, hex) : clean(place),
          how: groundOf(after, hex, terrain),
          figures: { seconds, again: Number(wasIn(before, hex)) },
        }
      : undefined,
  ),
  // Those who are astray walk as they think they do, for the referee too.
  witness(roadWalked, ({ to, seconds }, { event, before, after }) =>
    event.secret === true
      ? undefined
      : {
          kind: 'step',
          weight: WEIGHT.road,
          how: groundOf(after, after.party.hex ?? to),
          figures: { seconds, again: Number(wasIn(before, to)) },
        },
  ),
  witness(wayBelieved, ({ hex, seconds, terrain }, { before }) => ({
    kind: 'step',
    weight: WEIGHT.road,
    how: terrain,
    figures: { seconds, again: Number(wasIn(before, hex)) },
  })),
  witness(whereaboutsFound, () => ({ kind: 'found-whereabouts', weight: WEIGHT.deed })),
  witness(weatherChanged, ({ name, hard }, { before, after, beside }) =>
    !hard || before.weather.name === name || after.mode.place === 'downtime'
      ? undefined
      : {
          kind: 'weather',
          weight: WEIGHT.want,
          name: clean(name),
          figures: {
            dawn: Number(beside.some((one) => one.type === 'light-of-day-changed' && one['to'] === 'day')),
          },
        },
  ),
  witness(festivalCame, ({ name }) => ({ kind: 'festival', weight: WEIGHT.turn, name: clean(name) })),
  witness(partySplit, ({ members, stay = [] }) => ({
    kind: 'parted-ways',
    weight: WEIGHT.always,
    who: members,
    whom: stay,
  })),
  witness(groupTakenUp, ({ members = [] }) => ({ kind: 'group', weight: WEIGHT.always, whom: members })),
  witness(groupsJoined, ({ members = [] }) => ({
    kind: 'together-again',
    weight: WEIGHT.always,
    whom: members,
  })),
];
