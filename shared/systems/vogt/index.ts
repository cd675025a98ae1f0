import { habits } from './rest/habits.ts';
import { wilds } from './road/wilds.ts';
import { making } from './people/making.ts';
import { counted } from '../../text/words.ts';
import { lightOfDayChanged } from '../../campaign/events/time.ts';
import type { Campaign, Creature } from '../../campaign/state.ts';
import { turnWeather } from '../../campaign/tables/weather.ts';
import { nextAtHour, sinceDayStart } from '../../time/calendar.ts';
import { calendar } from './calendar.ts';
import { DAY, HOUR, MINUTE } from '../../time/scales.ts';
import { armsOf } from '../common/arms.ts';
import { twoDiceReaction } from '../common/twoDiceReaction.ts';
import type { Due, Slots, Summary, System } from '../contract.ts';
import { derived } from './sheet/derived.ts';
import { book } from './book/index.ts';
import { vogtEvents } from './events/index.ts';
import { arOf } from './fight/armor.ts';
import { attackDie } from './fight/declared.ts';
import { declaredBy } from './fight/combatant.ts';
import { countOf } from './fight/initiative.ts';
import { movementOf } from './fight/movement.ts';
import { fightRules } from './fight/rounds.ts';
import { DISMEMBERMENT } from './harm/dismemberment.ts';
import { dyingOf, heal, takeDamage } from './harm/harm.ts';
import { numbers } from './options/numbers.ts';
import { options } from './options/options.ts';
import { blocks, creatureOf } from './people/bestiary.ts';
import { ownBlocks } from './people/ownBlocks.ts';
import { leg } from './road/leg.ts';
import { sample } from './sample/sample.ts';
import { capacityOf, carried, excessOf, hands, unheldOf } from './sheet/carrying.ts';
import { CHART, itemDice } from './sheet/dieSizes.ts';
import { detailsOf } from './sheet/detailsOf.ts';
import { figures } from './sheet/figures.ts';
import { lightOf } from './sheet/gear.ts';
import { overloadDues } from './sheet/inventory.ts';
import { DetailsSchema, SheetSchema, sheetOf } from './sheet/sheet.ts';
import { itemLine } from './sheet/things.ts';
import { tellers } from './tell/index.ts';
import { commands } from './commands.ts';
import { wares } from './sheet/wares.ts';
import { tale } from './tale.ts';

/** The slots of a character. */
const slots = (creature: Creature): Slots | undefined =>
  creature.kind === 'character'
    ? { used: carried(creature), total: capacityOf(creature), bad: 0 }
    : undefined;

/** The line and marks in the party list: AR, movement, slots, initiative, exhaustion, technique dice. */
function summary(creature: Creature, campaign: Campaign): Summary {
  const { technique, lost, exhaustion } = sheetOf(creature);
  const held = slots(creature);
  const ar = arOf(creature, campaign);
  const excess = excessOf(creature);
  const unheld = unheldOf(creature);
  const count = countOf(campaign, creature.id);
  return {
    line: [
      ...(ar > 0 ? [`AR ${ar}`] : []),
      `moves ${counted(movementOf(creature, campaign), 'square')}`,
    ].join(', '),
    arms: armsOf(creature.items, attackDie, `AR ${ar}`),
    ...(held && { slots: held }),
    marks: [
      ...(count === undefined ? [] : [`initiative ${count}`]),
      ...(campaign.mode.now === 'declare' && declaredBy(campaign, creature.id) ? ['action chosen'] : []),
      ...(exhaustion > 0 ? [`exhaustion ${exhaustion}`] : []),
      ...(technique.max > 0 ? [counted(technique.now, 'technique die', 'technique dice')] : []),
      ...lost.map((one) => `lost ${one}`),
      ...(excess > 0 ? [`${counted(excess, 'slot')} too many`] : []),
      ...(unheld > 0 ? [`put down ${counted(unheld, 'item')}: no free hand`] : []),
      ...creature.conditions.map(({ name }) => name.toLowerCase()),
    ],
  };
}

function dues(campaign: Campaign): Due[] {
  const light = (id: string, hour: number, to: 'day' | 'night', label: string): Due => ({
    id,
    at: nextAtHour(campaign.clock, hour),
    order: 'night',
    label,
    fire: (decision) => {
      decision.emit(lightOfDayChanged, { to });
      if (to === 'day') turnWeather(decision);
    },
  });
  return [
    ...overloadDues(campaign),
    light('nightfall', calendar.dusk, 'night', 'Night falls'),
    light('daybreak', calendar.dawn, 'day', 'Day breaks'),
  ];
}

/** Bo Vogt’s tabletop system: ability dice, initiative by action, exhaustion, statuses. Gear, creatures, reactions and travel are Hexwatch’s (BV-S18). */
export const vogt = {
  id: 'vogt',
  name: 'Bo Vogt’s Tabletop System',
  credit: {
    work: 'Tabletop System, Rules & Terms',
    by: 'Bo Vogt',
    address: 'https://bovogt.com/ttrpg/rules_terms.html',
    licence: null,
    changed: 'Adapted into a program. Gear, kits, creatures, travel and reactions are Hexwatch’s.',
    terms: [],
  },
  words: {
    referee: 'GM',
    character: 'character',
    hitPoints: 'HP',
    turn: 'turn',
    round: 'round',
    watch: 'watch',
    difficulty: 'target',
  },
  scales: { round: 6, turn: 10 * MINUTE, hour: HOUR, day: DAY },
  calendar,
  options,
  numbers,
  book,
  tell: tellers,
  tale,
  sheet: SheetSchema,
  sheetExample: { movement: 8, ar: 12, resistances: ['fire'] },
  details: { schema: DetailsSchema, start: {} },
  detailsOf,
  events: vogtEvents,
  commands,
  dice: {
    react: [
      { die: 'd6', for: 'reaction' },
      { die: 'd6', for: 'reaction' },
    ],
  },
  sample,
  itemDice,
  fight: fightRules,
  reaction: twoDiceReaction('BV-S18'),
  tables: { 'Death and dismemberment': DISMEMBERMENT.map(({ text }) => text), 'Die sizes': CHART },
  wilds,
  statBlocks: blocks,
  ownBlocks,
  creatureOf,
  travel: {
    leg,
    limit: () => DAY,
    walked: () => undefined,
    dayBudget: ({ clock }) => `${Math.floor(sinceDayStart(calendar, clock) / HOUR)} of 24 hours passed`,
  },
  habits,
  light: { of: lightOf },
  bodies: { hurt: takeDamage, heal, dying: dyingOf, hands },
  money: { wares: () => wares },
  explorationTurn: () => undefined,
  wear: (die) => die,
  dues,
  summary,
  slots,
  figures,
  derived,
  itemLine,
  making,
} satisfies System;
