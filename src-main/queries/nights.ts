import type { NightCard, NightLane, Offer } from '../../shared/api.ts';
import type { Decided } from '../../shared/campaign/decide.ts';
import { duesOf } from '../../shared/campaign/dues.ts';
import { find } from '../../shared/campaign/ids.ts';
import { partyOf } from '../../shared/campaign/groups/party.ts';
import type { Campaign, Creature } from '../../shared/campaign/state.ts';
import type { Dice } from '../../shared/dice/dice.ts';
import type { System } from '../../shared/systems/contract.ts';
import { dateOf, hourInWords } from '../../shared/time/calendar.ts';
import { dryRun, highest } from '../game/dryRun.ts';
import type { Game } from '../game/game.ts';
import { foodOf } from '../../shared/campaign/goods/food.ts';
import { mouthsOf, portionsOf } from '../forecast/provisions.ts';
import { looksOf } from './looks.ts';
import { marksOf } from './view/characters.ts';
import { dueLine } from './view/due.ts';

/** The lowest dice, but for those that may bring someone. */
const lowest: Dice = (sides, purpose = '') => (/encounter/i.test(purpose) ? sides : 1);

/** Each way to spend the night that is offered now, tried on the highest and the lowest dice. */
export function nights(game: Game): NightCard[] {
  const { campaign } = game.state;
  const { system } = game;
  const { commands } = game.rulebook.kinds;
  const offers = game.offers();
  const dues = duesOf(campaign, system);
  const [mouths, portions] = [mouthsOf(campaign, system), portionsOf(campaign, system)];
  return offers
    .filter(({ opens }) => opens === 'night')
    .map(({ command, label, detail = '' }) => {
      const [best, worst] = [highest, lowest].map((dice) =>
        dryRun({ system, commands }, campaign, command, { dice, words: true }),
      );
      const ends = [worst, best].map((end) => (end?.ok ? end.state : campaign));
      const after = best?.ok ? best.state : campaign;
      const latest = Math.max(...ends.map(({ clock }) => clock));
      const isShort =
        dues.some(({ order, at }) => order === 'ration' && at <= latest) && portions < mouths.length;
      return {
        command,
        label,
        detail,
        refused: best && !best.ok ? best.error.message : null,
        hour: hourInWords(dateOf(system.calendar, after.clock)),
        due: dues.filter(({ at }) => at <= after.clock).map((one) => dueLine(one, campaign.clock)),
        lanes: partyOf(campaign, true)
          .filter(({ status }) => status !== 'dead' && status !== 'fled')
          .map((one) =>
            laneOf(one, { campaign, system, offers, best, ends, mouths, isShort, isShared: portions > 0 }),
          ),
      };
    });
}

interface Known {
  campaign: Campaign;
  system: System;
  offers: readonly Offer[];
  best: Decided | undefined;
  /** The campaign after the night, on the worst and on the best dice. */
  ends: readonly Campaign[];
  /** Those who have to eat. */
  mouths: readonly Creature[];
  /** A meal falls due, and there is not one for everybody: who has no food eats a companion’s only as long as there is. */
  isShort: boolean;
  /** Somebody has food. */
  isShared: boolean;
}

function laneOf(creature: Creature, known: Known): NightLane {
  const { campaign, system, offers, best, ends, mouths, isShort, isShared } = known;
  const { id, name, items, hitPoints } = creature;
  const bodies = ends.map((end) => ({ end, body: find(end.creatures, id) ?? creature }));
  const points = bodies.map(({ body }) => body.hitPoints.now);
  const food = foodOf(creature);
  const isEater = mouths.some((one) => one.id === id);
  const [least = food.left, most = food.left] = bodies.map(({ body }) => foodOf(body).left);
  const before = marksOf(creature, campaign, system);
  const after = bodies.map(({ end, body }) => marksOf(body, end, system));
  const [unused, kept] = [campaign, ends[0] ?? campaign].map(
    (one) => system.summary(find(one.creatures, id) ?? creature, one).tonight,
  );
  return {
    id,
    name,
    ...looksOf(creature),
    food: { ...food, least, most, shared: isEater && isShared },
    hungry: isShort && food.count === 0 && isEater,
    bed: items.filter(({ name: thing }) => BED.test(thing)).map(({ name: thing }) => thing),
    armour: items.filter(({ kind, inUse }) => kind === 'armour' && inUse).map(({ name: thing }) => thing),
    hitPoints: { ...hitPoints, least: Math.min(...points), most: Math.max(...points) },
    changes: changesOf(creature, { campaign, system, bodies }),
    over: before.filter((mark) => after.every((marks) => !marks.includes(mark))),
    begins: [...new Set(after.flat())].filter((mark) => !before.includes(mark)),
    ...(unused !== undefined && kept === undefined && { unused }),
    told: toldOf(best, id),
    offers: offers.filter(({ actor, group }) => actor === id && group === 'night'),
  };
}

/** What is read on a sheet, by its labels. */
const figuresOf = (creature: Creature, campaign: Campaign, system: System): ReadonlyMap<string, string> =>
  new Map(
    system.figures(creature, campaign).flatMap(({ figures }) => figures.map((one) => [one.label, one.value])),
  );

/** The figures of a sheet that the night changes; what stands there in words alone are marks. */
function changesOf(
  creature: Creature,
  {
    campaign,
    system,
    bodies,
  }: Pick<Known, 'campaign' | 'system'> & { bodies: readonly { end: Campaign; body: Creature }[] },
): NightLane['changes'] {
  const after = bodies.map(({ end, body }) => figuresOf(body, end, system));
  return [...figuresOf(creature, campaign, system)].flatMap(([label, now]) => {
    const then = [...new Set(after.map((figures) => figures.get(label) ?? now))];
    return then.every((value) => value === now) || !/\d/.test(now)
      ? []
      : [{ label, now, then: then.join(' to ') }];
  });
}

/** What people sleep on or under. */
const BED = /bedroll|blanket|\btent\b|sleeping bag|hammock/i;

const toldOf = (night: Decided | undefined, id: string): string[] =>
  night?.ok
    ? night.events
        .filter(({ creature, actor, rolls }) => rolls === undefined && (creature === id || actor === id))
        .flatMap(({ text }) => text ?? [])
    : [];
