import { WEIGHT, type Draft, type Fact, type SceneKind, type Witness } from '../fact.ts';
import type { HexwatchEvent } from '../../campaign/event.ts';
import { find } from '../../campaign/ids.ts';
import type { Campaign } from '../../campaign/state.ts';
import { ownOf } from '../../hex/ground.ts';
import { hexAt } from '../../hex/land.ts';
import { whereTheyThink } from '../../hex/mistaken.ts';
import { clean } from '../person.ts';
import { peopleOf, type Seen } from '../seen.ts';
import { fightWitnesses } from './fights.ts';
import { goodsWitnesses } from './goods.ts';
import { meetingWitnesses } from './meetings.ts';
import { peopleWitnesses } from './people.ts';
import { roadWitnesses } from './road.ts';
import { siteWitnesses } from './site.ts';

const shared: readonly Witness[] = [
  ...roadWitnesses,
  ...siteWitnesses,
  ...meetingWitnesses,
  ...peopleWitnesses,
  ...goodsWitnesses,
  ...fightWitnesses,
];

/** What kind of moment an event is part of: a fight that it ends is one still. */
function sceneOf({ before, after }: Seen): SceneKind {
  if (before.fight ?? after.fight) return 'fight';
  if (before.encounter ?? after.encounter) return 'encounter';
  return after.mode.place;
}

/** The round of the fight; none once it is over and being settled. */
function roundOf({ before, after }: Seen): number {
  const fight = after.fight ?? before.fight;
  return fight === null || fight.outcome !== undefined ? 0 : fight.round;
}

/** What tells two scenes of a kind apart. */
const marks = ({ before, after }: Seen): string =>
  [
    (after.encounter ?? before.encounter)?.id,
    after.party.site?.id ?? before.party.site?.id,
    after.party.members.join(),
  ].join('/');

const ids = (given: readonly unknown[] | undefined): readonly unknown[] => given ?? [];

/** The facts of a session in their order; `own` are those of its system, which count before everybody’s. */
export function factsOf(seen: readonly Seen[], own: readonly Witness[]): Fact[] {
  const witnesses = new Map([...shared, ...own].map((one) => [one.type, one]));
  const found: Fact[] = seen.slice(0, 1).flatMap((first) => unfinished(first, first.before, 'goes-on'));
  let scene: Fact['scene'] = { kind: 'world', number: 0 };
  let mark = '';
  for (const one of seen) {
    const kind = sceneOf(one);
    const next = `${kind}/${marks(one)}`;
    if (next !== mark) scene = { kind, number: scene.number + 1 };
    mark = next;
    for (const draft of witnesses.get(one.event.type)?.of(one) ?? []) found.push(factOf(one, draft, scene));
  }
  return [...found, ...seen.slice(-1).flatMap((last) => unfinished(last, last.after, 'not-over'))];
}

/** A fight that a session begins or ends in. */
const unfinished = (seen: Seen, { fight }: Campaign, kind: 'goes-on' | 'not-over'): Fact[] =>
  fight && fight.outcome === undefined
    ? [
        factOf(
          seen,
          { kind, weight: WEIGHT.always },
          { kind: 'fight', number: kind === 'goes-on' ? 0 : Infinity },
        ),
      ]
    : [];

function factOf(seen: Seen, { kind, weight, ...draft }: Draft, scene: Fact['scene']): Fact {
  const { event, entry, before, after } = seen;
  return {
    kind,
    weight,
    name: draft.name,
    words: draft.words,
    item: draft.item,
    how: draft.how,
    figures: draft.figures ?? {},
    who: peopleOf(seen, ids(draft.who)),
    whom: peopleOf(seen, ids(draft.whom)),
    from: [event.seq, ...(draft.also ?? [])],
    isSecret: event.secret === true,
    at: event.at,
    entry,
    scene,
    round: roundOf(seen),
    party: after.party.members.length > 0 ? after.party.members : before.party.members,
  };
}

/** What says in an event where somebody is. */
const placesIn = ({
  place,
  site,
  name,
}: HexwatchEvent & { place?: unknown; site?: unknown; name?: unknown }): unknown[] => [place, site, name];

/** Where the party is at the end, as the last event that names the place says; told at the end of a recap. */
export function whereabouts(all: readonly Seen[]): Fact[] {
  const last = all.at(-1);
  if (!last) return [];
  const { party, land } = last.after;
  const hex = party.hex === null ? undefined : hexAt(land, party.hex);
  const site = party.site && find(land.sites, party.site.id);
  const isHidden = party.believed !== undefined || hex?.feature?.secret;
  const place = site?.name ?? (isHidden ? undefined : hex?.feature?.name);
  const by =
    place === undefined
      ? all.findLast(({ event }) => event['hex'] === whereTheyThink(party))
      : all.findLast(({ event }) => placesIn(event).includes(place));
  if (!by) return [];
  const name = place === undefined ? undefined : clean(place);
  const draft = {
    kind: 'here',
    weight: WEIGHT.always,
    name,
    how: hex && !ownOf(land, hex) ? hex.terrain : undefined,
  };
  return [
    { ...factOf(by, draft, { kind: 'world', number: Infinity }), at: last.event.at, party: party.members },
  ];
}
