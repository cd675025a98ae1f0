import { z } from 'zod';
import { creatureAdded } from '../../../campaign/events/creatures.ts';
import { timerStarted } from '../../../campaign/events/time.ts';
import { loseSome } from '../../../campaign/goods/lose.ts';
import { freshId, IdSchema } from '../../../campaign/ids.ts';
import { ableCreature, itemOf } from '../../../campaign/lookup.ts';
import { forEachOrRefuse, Refusal } from '../../../campaign/refusal.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import { NameSchema, type Campaign, type Creature } from '../../../campaign/state.ts';
import { counted } from '../../../text/words.ts';
import { hexAt, SETTLEMENTS } from '../../../hex/land.ts';
import { nextAtHour } from '../../../time/calendar.ts';
import { DAY } from '../../../time/scales.ts';
import { hireling } from '../../common/wares.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { goodsSold, hirelingHired, lodgingTaken } from '../events/downtime.ts';
import { number } from '../options.ts';
import { today } from '../rest/day.ts';
import { goodsNamed } from '../sheet/items.ts';
import { share } from '../sheet/rounding.ts';
import { detailsOf, sheetOf } from '../sheet/sheet.ts';
import { calendar } from '../words.ts';
import { adventurers } from './lodging.ts';
import { LIFESTYLE_IDS, LIFESTYLES, type Lifestyle } from './plans.ts';
import { demandCrowns } from './purse.ts';

/** A night under a roof costs a tenth of a tennite’s lifestyle, each their own, and brings no activity (FV-165). */
const inn = defineCommand({
  type: 'inn',
  title: 'Stay at an inn',
  about: 'Each character pays a tenth of a lifestyle and gets a meal. No one goes hungry until dawn.',
  when: ['world'],
  fields: z.strictObject({
    type: z.literal('inn'),
    lifestyle: z.enum(LIFESTYLE_IDS).default('poor'),
    /** Those who live otherwise than the rest. */
    each: z
      .array(z.strictObject({ creature: IdSchema, lifestyle: z.enum(LIFESTYLE_IDS) }))
      .max(60)
      .default([]),
  }),
  decide: (decision, { lifestyle: usual, each }) => {
    const guests = adventurers(decision.state).map(({ id }) => id);
    if (guests.length === 0) throw new Refusal('no-need', 'There are no characters to lodge (FV-165).');
    const stranger = each.findIndex(({ creature }) => !guests.includes(creature));
    if (stranger >= 0)
      throw new Refusal(
        'not-here',
        'Only characters of the party can lodge here.',
        `each.${stranger}.creature`,
      );
    const own = new Map(each.map(({ creature, lifestyle }) => [creature, lifestyle]));
    const until = nextAtHour(decision.state.clock, calendar.dawn);
    const day = today(decision.state);
    const priceOf = (lifestyle: Lifestyle): number => LIFESTYLES[lifestyle].cost / 10;
    forEachOrRefuse(guests, (id) => {
      const lifestyle = own.get(id) ?? usual;
      const path = `each.${each.findIndex(({ creature }) => creature === id)}.lifestyle`;
      demandCrowns(
        decision,
        id,
        priceOf(lifestyle),
        `a night (${lifestyle})`,
        'inn',
        own.has(id) ? path : 'lifestyle',
      );
    });
    for (const lifestyle of LIFESTYLE_IDS) {
      const creatures = guests.filter((id) => (own.get(id) ?? usual) === lifestyle);
      const crowns = priceOf(lifestyle);
      if (creatures.length > 0) decision.emit(lodgingTaken, { lifestyle, creatures, crowns, day, until });
    }
  },
  offers: (campaign) => {
    const { land, party } = campaign;
    // An inn elsewhere is asked for by name.
    const isInn = party.hex !== null && SETTLEMENTS.has(hexAt(land, party.hex)?.feature?.kind);
    const guests = isInn ? adventurers(campaign) : [];
    const nights = LIFESTYLE_IDS.map((id) => ({ value: id, label: `${id}, ${LIFESTYLES[id].cost / 10}` }));
    return guests.length === 0
      ? []
      : [
          {
            label: 'Stay at an inn…',
            group: 'rest',
            command: {
              type: 'inn',
              each: guests.map(({ id }) => ({ creature: id, lifestyle: 'poor' as const })),
            },
            needs: guests.map(({ name }, index) => ({
              name: `each.${index}.lifestyle` as const,
              label: 'Lifestyle',
              kind: 'choice' as const,
              choices: nights,
              value: 'poor',
              row: name,
            })),
          },
        ];
  },
});

/** A night that one guest has paid for already: it brings a meal to no one else. */
export function stayAt(decision: Decision, lifestyle: Lifestyle, guest: string): void {
  const { lodgedUntil: until } = detailsOf(decision.state);
  const day = today(decision.state);
  decision.emit(lodgingTaken, { lifestyle, creatures: [guest], crowns: 0, day, until });
}

/** Goods sell for one part in so many of what they cost (FV-S28). */
export const resale = (campaign: Campaign): number => number(campaign, 'sell-share');

const sell = defineCommand({
  type: 'sell',
  title: 'Sell item',
  about: 'Sells a listed item for half its price (house rules can change this).',
  when: ['anytime'],
  fields: z.strictObject({ type: z.literal('sell'), creature: IdSchema, item: IdSchema }),
  decide: (decision, { creature: id, item: itemId }) => {
    const item = itemOf(ableCreature(decision.state, id), itemId);
    const goods = goodsNamed(item.name);
    if (!goods)
      throw new Refusal(
        'unknown-goods',
        `${item.name} has no listed price. Agree on one and change the crowns by hand (FV-S28).`,
        'item',
      );
    const crowns = share(goods.cost, resale(decision.state));
    loseSome(decision, id, itemId, { count: 1 });
    decision.emit(goodsSold, { creature: id, name: item.name, crowns });
  },
});

/** The stat block of hirelings. */
export const HIRELING = 'Commoner';

/** Someone joins for so many paid days. A countdown says when they are over; who stays then is for the referee to say. */
export function takeOn(decision: Decision, creature: Creature, days: number): void {
  const { clock, timers } = decision.state;
  const name = `${creature.name}’s pay`;
  decision.emit(creatureAdded, { creature, joinsParty: true });
  decision.emit(timerStarted, {
    timer: {
      id: freshId(name, 'pay', timers),
      name,
      kind: 'countdown',
      order: 'timer',
      secret: false,
      dueAt: clock + days * DAY,
      ends: `Pay ${creature.name} again, or ${creature.name} leaves`,
      creature: creature.id,
      details: {},
    },
  });
}

/** A hireling is a mook at a crown a day, paid beforehand (FV-S19). */
const hire = defineCommand({
  type: 'hire',
  title: 'Hire hireling',
  about: 'A hireling joins the party for a number of days, paid in advance.',
  when: ['anytime'],
  dice: [{ die: 'd6', for: 'hit points' }],
  fields: z.strictObject({
    type: z.literal('hire'),
    name: NameSchema,
    actor: IdSchema,
    days: z.int().min(1).max(400).default(10),
  }),
  decide: (decision, { name, actor: payer, days }) => {
    const crowns = days * number(decision.state, 'hireling-crowns');
    demandCrowns(decision, payer, crowns, `${counted(days, 'day')} of ${name}’s service`, 'hireling');
    const hired = hireling(decision, HIRELING, name);
    decision.emit(hirelingHired, { actor: payer, creature: hired.id, name, days, crowns });
    takeOn(decision, hired, days);
  },
  offers: (campaign) => {
    const cost = 10 * number(campaign, 'hireling-crowns');
    const payer = partyOf(campaign).find((one) => one.kind === 'character' && sheetOf(one).crowns >= cost);
    return payer
      ? [
          {
            label: 'Hire hireling…',
            detail: `${counted(cost, 'crown')} for 10 days`,
            group: 'party',
            command: { type: 'hire', actor: payer.id, days: 10 },
            needs: [{ name: 'name', label: 'Name', kind: 'text', value: 'Tam' }],
          },
        ]
      : [];
  },
});

export const dealingCommands = [inn, sell, hire];
