import type { Campaign, Creature } from '../../campaign/state.ts';
import type { Summary, System } from '../contract.ts';
import { derived } from '../cairn-family/sheet/derived.ts';
import { bodyOf, isMortal, scoresInWords } from '../cairn-family/sheet/attributes.ts';
import { block, commonBlocks, creatureOf } from '../cairn-family/people/bestiary.ts';
import { burden, capacity, isOverfull, slotsUsed } from '../cairn-family/sheet/burden.ts';
import { castingCommands } from '../cairn-family/magic/castingCommands.ts';
import { checkCommands } from '../cairn-family/checks/checks.ts';
import { dayDues } from '../cairn-family/days/days.ts';
import { declaredBy } from '../cairn-family/fight/declared.ts';
import { familyEvents } from '../cairn-family/events/index.ts';
import { familyTellers } from '../cairn-family/tell/index.ts';
import { fightCommands } from '../cairn-family/fight/fightCommands.ts';
import { fightRules } from '../cairn-family/fight/fight.ts';
import { familyOptions } from '../cairn-family/options/index.ts';
import { familyNumbers } from '../cairn-family/options/numbers.ts';
import { lightOf } from '../cairn-family/sheet/gear.ts';
import { takeDamage } from '../cairn-family/harm/harm.ts';
import { peopleCommands } from '../cairn-family/people/people.ts';
import { twoDiceReaction } from '../common/twoDiceReaction.ts';
import { SPELLS } from '../cairn-family/magic/spells.ts';
import { watchBudget, watchCalendar, watchScales, watchScalesIn } from '../cairn-family/travel/watches.ts';
import { armourOf, WEAPON_DICE } from '../cairn-family/sheet/weapons.ts';
import { figures } from './sheet/figures.ts';
import { itemLine } from '../cairn-family/sheet/figures.ts';
import { attemptCommands, fateRows } from './attempts/attempts.ts';
import { commandRules } from './commandRules.ts';
import { contestCommands } from './attempts/contests.ts';
import { diseaseCommands, diseasesTakeTheirDay } from './diseases/diseases.ts';
import { foodCommands, rationMeal } from './food/food.ts';
import { guardCommands } from './fight/guards.ts';
import { hazardCommands, hazardDues } from './wounds/hazards.ts';
import { AREAS } from './wounds/injuries.ts';
import { family } from './family.ts';
import { gear, KITS } from './sheet/kits.ts';
import { restCommands } from './rest/rests.ts';
import { rules } from './rules.ts';
import { ownNumbers, ownOptions } from './options.ts';
import { sample } from './sample/sample.ts';
import { dress, DetailsSchema, SheetSchema, tagsOf } from './sheet/sheet.ts';
import { odds, rollWeather, siteTurn, travel } from './road/travel.ts';
import { heal, waterCommands } from './rest/water.ts';
import { wildcraftCommands } from './wildcraft/wildcraft.ts';
import { woundCommands } from './wounds/woundCommands.ts';

/** What stands on the party’s line: HP, abilities, slots, water (BDP-2, BDP-6, BDP-28, BDP-73). */
function summary(creature: Creature, campaign: Campaign): Summary {
  const body = bodyOf(creature);
  const armour = armourOf(creature);
  const skin = creature.items.find(({ details }) => details['water'] === true);
  const guard = campaign.fight?.combatants[creature.id]?.details['guard'];
  return {
    line: `${scoresInWords(body)}${armour > 0 ? `, Armor ${armour}` : ''}`,
    ...(isMortal(creature)
      ? { slots: { used: slotsUsed(creature), total: capacity(campaign), bad: burden(creature) } }
      : {}),
    marks: [
      ...tagsOf(creature),
      ...(skin ? [skin.die ? `water d${skin.die}` : 'no water'] : []),
      ...(body.hireling === null ? [] : [`hireling: ${body.hireling}`]),
      ...(typeof guard === 'string' ? [`ready to ${guard}`] : []),
      ...(isOverfull(creature, campaign) ? ['over-full: must drop something'] : []),
      ...(declaredBy(campaign, creature.id) ? ['has declared'] : []),
      ...creature.conditions.map(({ name }) => name.toLowerCase()),
    ],
  };
}

/** Block, Dodge, Parry: Saves, wounds, diseases, wild herbs. */
export const blockDodgeParry: System = {
  id: 'block-dodge-parry',
  name: 'Block, Dodge, Parry',
  credit: {
    by: 'Lars Huijbregts',
    licence: 'CC BY-SA 4.0',
    note: 'From its page of rules, restated in our own words. Fights follow Cairn by Yochai Gal (CC BY-SA 4.0); gear, kits, creatures and all rulings are our own.',
  },
  words: {
    referee: 'Warden',
    character: 'PC',
    hitPoints: 'HP',
    turn: 'turn',
    round: 'Round',
    watch: 'Watch',
    difficulty: 'score',
  },
  scales: watchScales,
  scalesIn: watchScalesIn,
  calendar: watchCalendar,
  options: [...familyOptions, ...ownOptions],
  numbers: [...familyNumbers, ...ownNumbers],
  rulings: [],
  settled: {},
  sheet: SheetSchema,
  details: { schema: DetailsSchema, start: { lost: null, lodgedUntil: -1 } },
  events: [...familyEvents],
  tell: familyTellers,
  commands: [
    ...peopleCommands(family, { kits: KITS, gear, dress }),
    ...checkCommands(family),
    ...attemptCommands,
    ...contestCommands,
    ...hazardCommands,
    ...woundCommands,
    ...guardCommands,
    ...diseaseCommands,
    ...waterCommands,
    ...restCommands,
    ...foodCommands,
    ...wildcraftCommands,
    ...castingCommands(family),
    ...fightCommands(family),
  ],
  rules,
  coreRules: commandRules,
  sample,
  conditionSlots: 0,
  itemDice: { sides: WEAPON_DICE, rule: 'BDP-S3' },
  fight: fightRules(family),
  reaction: twoDiceReaction('BDP-S4'),
  tables: { 'Die of Fate': fateRows, Injury: AREAS, Spells: SPELLS.map(({ name }) => name) },
  statBlocks: [
    ...commonBlocks,
    block({
      name: 'Night Spider',
      hp: 6,
      str: 12,
      dex: 15,
      wil: 8,
      weapons: [{ name: 'Bite', dice: [8] }],
      critical: 'is bitten deep: the venom takes 1d8 DEX',
    }),
  ],
  creatureOf: creatureOf(dress),
  travel,
  siteTurn,
  odds,
  hurt: (decision, id, amount, why) => takeDamage(decision, family, id, amount, why),
  heal,
  wear: (die) => die,
  lightOf,
  dues: (campaign) => [
    ...dayDues(campaign, {
      weather: rollWeather,
      ids: { meal: 'BDP-80', reckoning: 'BDP-27' },
      meal: (decision, id) => void rationMeal(decision, id),
      daily: diseasesTakeTheirDay,
    }),
    ...hazardDues(campaign),
  ],
  summary,
  figures,
  derived,
  itemLine,
  dayBudget: watchBudget,
};
