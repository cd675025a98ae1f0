import type { SessionPicture } from '../../shared/api.ts';
import type { z } from 'zod';
import { blowTakenBack } from '../../shared/campaign/events/fight.ts';
import { find } from '../../shared/campaign/ids.ts';
import type { Campaign } from '../../shared/campaign/state.ts';
import { blowsOf } from '../game/log/blows.ts';
import type { Entry } from '../game/entry.ts';
import { happenings, type Happening } from '../game/happenings.ts';
import { SCALES, scalesOf } from './scales.ts';
import { dayMarks, sessionDays } from './sessionDays.ts';
import { momentInWords } from './view/time.ts';
import { sessionLines } from './sessionLines.ts';
import type { Game } from '../game/game.ts';
import { beginning, sorted, stateAfter, type Rulebook } from '../game/timeline.ts';

/** A session in figures, without undone lines; null if nothing is left of it. Throws StoreTrouble. */
export async function sessionPicture(game: Game, session: number): Promise<SessionPicture | null> {
  const { rulebook, system } = game;
  const { done } = sorted(await game.entries());
  const entries = done.filter((entry) => entry.session === session);
  if (entries.length === 0) return null;
  const start = done
    .filter((entry) => entry.session < session)
    .flatMap(({ events }) => events)
    .reduce((state, event) => stateAfter(rulebook, state, event), beginning(rulebook).state);
  const deeds: Happening[][] = [];
  let state = start;
  for (const { events } of entries) {
    const deed = happenings(rulebook, state, events);
    state = deed.at(-1)?.after ?? state;
    deeds.push(deed);
  }
  const from = start.campaign.clock;
  const to = state.campaign.clock;
  const when = (at: number): string => momentInWords(system, at);
  const campaigns = [start.campaign, ...unharmed(deeds.flat(), done)];
  return {
    session,
    from,
    to,
    began: when(from),
    ended: when(to),
    hours: hoursOf(rulebook, deeds.flat()),
    days: sessionDays(system.calendar, from, to, deeds),
    marks: dayMarks(system.calendar, from, to),
    resources: sessionLines(campaigns, when),
  };
}

type TakenBack = z.infer<typeof blowTakenBack.fields>;

/** The campaigns after each event, as if blows that were taken back alone had never harmed anybody. */
function unharmed(played: readonly Happening[], done: readonly Entry[]): Campaign[] {
  const blows = done.flatMap(({ events }) => [...blowsOf(events)]);
  const backs = done
    .flatMap(({ events }) => events)
    .filter(({ type }) => type === blowTakenBack.type)
    .map((event) => {
      const back = blowTakenBack.fields.parse(event);
      const harm = blows.flatMap(([seq, blow]) => (blow === back.blow ? [seq] : []));
      return { ...back, harm, first: Math.max(...harm), last: event.seq };
    });
  return played
    .filter(({ event: { seq } }) => !backs.some(({ harm }) => harm.includes(seq)))
    .map(({ event: { seq }, after: { campaign } }) =>
      backs.filter(({ first, last }) => first < seq && seq < last).reduce(givenBack, campaign),
    );
}

/** A campaign with the hit points that a blow took and that were given back later. */
function givenBack(campaign: Campaign, { creature: id, from, to, max }: TakenBack): Campaign {
  const creature = find(campaign.creatures, id);
  if (!creature) return campaign;
  const hitPoints = { now: creature.hitPoints.now + to - from, max };
  return { ...campaign, creatures: { ...campaign.creatures, [id]: { ...creature, hitPoints } } };
}

const OUT_OF_PLAY = { id: 'closed', label: 'Out of play' };

/** The time that passed in each scale of the chart, and out of play if any did. */
function hoursOf({ chart }: Rulebook, played: readonly Happening[]): SessionPicture['hours'] {
  const spent = new Map<string, number>(SCALES.map(({ id }) => [id, 0]));
  for (const { before, after } of played) {
    const seconds = after.campaign.clock - before.campaign.clock;
    if (seconds === 0) continue;
    const { id } = scalesOf(chart.path(before.campaign.mode)).find(({ now }) => now) ?? OUT_OF_PLAY;
    spent.set(id, (spent.get(id) ?? 0) + seconds);
  }
  return [...SCALES, OUT_OF_PLAY].flatMap(({ id, label }) => {
    const seconds = spent.get(id);
    return seconds === undefined ? [] : [{ id, label, seconds }];
  });
}
