import { firstForages } from '../common/firstForages.ts';
import { habitsOf } from '../cairn-family/days/habits.ts';
import { wilds } from '../cairn-family/travel/wilds.ts';
import { find } from '../../campaign/ids.ts';
import { counted } from '../../text/words.ts';
import type { Campaign, Creature } from '../../campaign/state.ts';
import type { Summary, System } from '../contract.ts';
import { CC_BY_SA, SHARE_ALIKE } from '../credit.ts';
import { familyDice } from '../cairn-family/checks/familyDice.ts';
import { derived } from '../cairn-family/sheet/derived.ts';
import { bodyOf, scoresInWords } from '../cairn-family/sheet/attributes.ts';
import { commonBlocks, creatureOf } from '../cairn-family/people/bestiary.ts';
import { ownBlocks } from '../cairn-family/people/ownBlocks.ts';
import { familyMaking } from '../cairn-family/people/making.ts';
import { familyWares } from '../cairn-family/people/wares.ts';
import { BED } from '../common/wares.ts';
import { people } from './people.ts';
import { isOverfull, slots } from '../cairn-family/sheet/burden.ts';
import { dayDues, eatRations } from '../cairn-family/days/days.ts';
import { declaredBy } from '../cairn-family/fight/declared.ts';
import { fightRules, isTooSlow } from '../cairn-family/fight/fight.ts';
import { lightOf } from '../cairn-family/sheet/gear.ts';
import { die, dyingTimer, takeDamage } from '../cairn-family/harm/harm.ts';
import { heal } from '../cairn-family/harm/healing.ts';
import { twoDiceReaction } from '../common/twoDiceReaction.ts';
import { SPELLS } from '../cairn-family/book/spells.ts';
import { watchCalendar, watchScales, watchScalesIn } from '../cairn-family/travel/watches.ts';
import { armourOf, armsIn, hands, WEAPON_DICE } from '../cairn-family/sheet/weapons.ts';
import { figures } from './figures.ts';
import { itemLine } from '../cairn-family/sheet/figures.ts';
import { family } from './family.ts';
import { book } from './book/index.ts';
import { cairnEvents, scarOver } from './events.ts';
import { amend, keepCondition } from '../../campaign/commands/amends.ts';
import { familyAmenders } from '../cairn-family/amends.ts';
import { tellers } from './tell.ts';
import { idIn } from '../cairn-family/cite.ts';
import { familyEvents } from '../cairn-family/events/index.ts';
import { numbers, options } from './options.ts';
import { sample } from './sample/sample.ts';
import { dyingOf } from './harm/dying.ts';
import { scarNames } from './harm/scars.ts';
import { dress, DetailsSchema, SheetSchema } from './sheet.ts';
import { odds, rollWeather, explorationTurn, travel } from '../cairn-family/travel/road.ts';
import { words } from './words.ts';
import { familyDetailsOf, timerDetails } from '../cairn-family/sheet/details.ts';
import { commands } from './commands.ts';
import { downtimeRules } from './rest/stays.ts';
import { tale } from './tale.ts';

/** What stands on the party’s line: HP, Armor, scores, slots. */
function summary(creature: Creature, campaign: Campaign): Summary {
  const body = bodyOf(creature);
  const held = slots(creature, campaign);
  const armour = armourOf(creature);
  const dying = dyingTimer(campaign, creature.id);
  const minutes = dying?.dueAt === undefined ? undefined : Math.ceil((dying.dueAt - campaign.clock) / 60);
  return {
    line: `${scoresInWords(body)}${armour > 0 ? `, Armor ${armour}` : ''}`,
    arms: armsIn(creature),
    ...(held && { slots: held }),
    marks: [
      ...(body.hireling === null ? [] : [`hireling: ${body.hireling}`]),
      ...(body.detachment ? ['detachment'] : []),
      ...(minutes === undefined ? [] : [`dying, ${counted(minutes, 'minute')} left`]),
      ...(isOverfull(creature, campaign) ? ['overloaded: must drop an item'] : []),
      ...(isTooSlow(campaign, creature.id) ? ['too slow for round 1'] : []),
      ...(declaredBy(campaign, creature.id) ? ['has declared'] : []),
      ...creature.conditions.map(({ name }) => name.toLowerCase()),
    ],
  };
}

/** Cairn: Saves, slots, blows that always land, scars. */
export const cairn = {
  id: 'cairn',
  name: 'Cairn',
  credit: {
    work: 'Cairn, second edition',
    by: 'Yochai Gal',
    address: 'https://cairnrpg.com',
    licence: CC_BY_SA,
    changed:
      'Hexwatch puts the rules in its own words and code. Gear, kits, creatures and rulings are by Hexwatch.',
    terms: SHARE_ALIKE,
  },
  words,
  scales: watchScales,
  scalesIn: watchScalesIn,
  calendar: watchCalendar,
  options,
  numbers,
  sheet: SheetSchema,
  sheetExample: { str: { now: 8, max: 12 }, armour: 1 },
  details: {
    schema: DetailsSchema,
    start: { lost: null, lodgedUntil: -1 },
    ofGroup: ['lost', 'lodgedUntil'],
  },
  detailsOf: familyDetailsOf(),
  events: [...familyEvents, ...cairnEvents],
  tell: tellers,
  tale,
  amends: [...familyAmenders, amend(scarOver, keepCondition)],
  commands,
  dice: familyDice,
  book,
  sample,
  itemDice: { sides: WEAPON_DICE, rule: idIn(book, 'blow') },
  fight: fightRules(family),
  reaction: twoDiceReaction(idIn(book, 'reaction')),
  tables: { Spells: SPELLS.map(({ name }) => name), Scars: scarNames },
  wilds,
  statBlocks: commonBlocks,
  ownBlocks,
  creatureOf: creatureOf(dress),
  travel,
  habits: { ...habitsOf((_campaign, { bed }) => ({ safe: bed })), forage: firstForages },
  light: { of: lightOf },
  bodies: {
    hurt: (decision, id, amount, why) => takeDamage(decision, family, id, amount, why),
    heal,
    dying: dyingOf,
    conditionSlots: 0,
    hands,
  },
  money: { coin: { one: 'gold piece', name: 'gold pieces' }, wares: familyWares(people, [BED]) },
  explorationTurn,
  odds,
  downtime: downtimeRules,
  wear: (die) => die,
  dues: (campaign, until) =>
    dayDues(campaign, until, {
      weather: rollWeather,
      ids: { meal: idIn(book, 'meal'), reckoning: idIn(book, 'reckoning') },
      meal: eatRations,
    }),
  timerDue: (decision, timer) => {
    if (timerDetails(timer).dying && timer.creature && find(decision.state.creatures, timer.creature))
      die(decision, timer.creature, 'no one helped in time');
  },
  summary,
  slots,
  figures,
  derived,
  itemLine,
  making: familyMaking(people),
} satisfies System;
