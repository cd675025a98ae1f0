import type { NightCard, NightLane, Offer } from '../../shared/api.ts';
import { decide, type Decided } from '../../shared/campaign/decide.ts';
import { duesOf } from '../../shared/campaign/dues.ts';
import { find } from '../../shared/campaign/ids.ts';
import { partyOf, type Campaign, type Creature } from '../../shared/campaign/state.ts';
import type { Dice } from '../../shared/dice/dice.ts';
import type { System } from '../../shared/systems/contract.ts';
import { dateOf, hourInWords } from '../../shared/time/calendar.ts';
import { spanInShort } from '../../shared/time/scales.ts';
import type { Game } from '../game/game.ts';
import { foodOf } from './food.ts';
import { looksOf } from './looks.ts';
import { marksOf } from './view/characters.ts';

/** On high dice few random encounters happen, so that the night is likely to be slept to its end. */
const highest: Dice = (sides) => sides;
/** The lowest dice, but for those that may bring someone. */
const lowest: Dice = (sides, purpose = '') => (/encounter/i.test(purpose) ? sides : 1);

/** Each way to spend the night that is offered now, tried on the highest and the lowest dice. */
export function nights(game: Game): NightCard[] {
  const { campaign } = game.state;
  const { system } = game;
  const offers = game.offers();
  return offers
    .filter(({ opens }) => opens === 'night')
    .map(({ command, label, detail = '' }) => {
      const [best, worst] = [highest, lowest].map((dice) => tried(game, command, dice));
      const after = best?.ok ? best.state : campaign;
      return {
        command,
        label,
        detail,
        refused: best && !best.ok ? best.error.message : null,
        hour: hourInWords(dateOf(system.calendar, after.clock)),
        due: dueUntil(campaign, system, after.clock),
        lanes: partyOf(campaign, true)
          .filter(({ status }) => status !== 'dead' && status !== 'fled')
          .map((one) => laneOf(one, { campaign, system, offers, best, worst })),
      };
    });
}

function tried({ system, rulebook, state, seq }: Game, command: Offer['command'], dice: Dice) {
  const kind = rulebook.kinds.commands.get(command.type);
  return kind && decide(state.campaign, system, kind, command, dice, seq + 1);
}

const dueUntil = (campaign: Campaign, system: System, end: number): NightCard['due'] =>
  duesOf(campaign, system)
    .filter(({ at }) => at <= end)
    .map(({ id, order, label, at, secret = false }) => ({
      id,
      kind: order,
      label,
      when: at <= campaign.clock ? 'now' : spanInShort(at - campaign.clock),
      secret,
    }));

interface Known {
  campaign: Campaign;
  system: System;
  offers: readonly Offer[];
  best: Decided | undefined;
  worst: Decided | undefined;
}

function laneOf(creature: Creature, { campaign, system, offers, best, worst }: Known): NightLane {
  const { id, name, items, hitPoints } = creature;
  const ends = [worst, best].map((end) => (end?.ok ? end.state : campaign));
  const bodies = ends.map((end) => ({ end, body: find(end.creatures, id) ?? creature }));
  const points = bodies.map(({ body }) => body.hitPoints.now);
  const before = marksOf(creature, campaign, system);
  const after = bodies.map(({ end, body }) => marksOf(body, end, system));
  const food = foodOf(creature);
  const isDue = ends.some((end) =>
    duesOf(campaign, system).some(({ order, at }) => order === 'ration' && at <= end.clock),
  );
  return {
    id,
    name,
    ...looksOf(creature),
    food,
    eats: Math.max(0, food.count - Math.min(...bodies.map(({ body }) => foodOf(body).count))),
    hungry: isDue && food.count === 0 && creature.kind === 'character' && isShort(campaign),
    bed: items.filter(({ name: thing }) => BED.test(thing)).map(({ name: thing }) => thing),
    armour: items.filter(({ kind, inUse }) => kind === 'armour' && inUse).map(({ name: thing }) => thing),
    hitPoints: { ...hitPoints, least: Math.min(...points), most: Math.max(...points) },
    over: before.filter((mark) => after.every((marks) => !marks.includes(mark))),
    begins: [...new Set(after.flat())].filter((mark) => !before.includes(mark)),
    told: toldOf(best, id),
    offers: offers.filter(({ actor, group }) => actor === id && group === 'night'),
  };
}

/** Who has no food eats a companion’s, as long as there is enough for all. */
function isShort(campaign: Campaign): boolean {
  const party = partyOf(campaign, true);
  const eaters = party.filter(({ kind }) => kind === 'character').length;
  return party.reduce((sum, one) => sum + foodOf(one).count, 0) < eaters;
}

/** What people sleep on or under. */
const BED = /bedroll|blanket|\btent\b|sleeping bag|hammock/i;

const toldOf = (night: Decided | undefined, id: string): string[] =>
  night?.ok
    ? night.events
        .filter(({ creature, actor, rolls }) => rolls === undefined && (creature === id || actor === id))
        .flatMap(({ text }) => text ?? [])
    : [];
