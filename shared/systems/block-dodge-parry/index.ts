import { habitsOf } from '../cairn-family/days/habits.ts';
import { isDangerous } from '../../campaign/meet.ts';
import { wilds } from '../cairn-family/travel/wilds.ts';
import type { Campaign, Creature } from '../../campaign/state.ts';
import type { Summary, System, Ware } from '../contract.ts';
import { CC_BY_SA, SHARE_ALIKE } from '../credit.ts';
import { familyDice } from '../cairn-family/checks/familyDice.ts';
import { derived } from '../cairn-family/sheet/derived.ts';
import { bodyOf, scoresInWords } from '../cairn-family/sheet/attributes.ts';
import { block, commonBlocks, creatureOf } from '../cairn-family/people/bestiary.ts';
import { ownBlocks } from '../cairn-family/people/ownBlocks.ts';
import { familyMaking } from '../cairn-family/people/making.ts';
import { familyWares } from '../cairn-family/people/wares.ts';
import { people } from './sheet/people.ts';
import { isOverfull, slots } from '../cairn-family/sheet/burden.ts';
import { declaredBy } from '../cairn-family/fight/declared.ts';
import { fightRules, isTooSlow } from '../cairn-family/fight/fight.ts';
import { familyOptions } from '../cairn-family/options/index.ts';
import { familyNumbers } from '../cairn-family/options/numbers.ts';
import { lightOf } from '../cairn-family/sheet/gear.ts';
import { takeDamage } from '../cairn-family/harm/harm.ts';
import { SPELLS } from '../cairn-family/book/spells.ts';
import { watchCalendar, watchScales, watchScalesIn } from '../cairn-family/travel/watches.ts';
import { armourOf, armsIn, hands, WEAPON_DICE } from '../cairn-family/sheet/weapons.ts';
import { figures } from './sheet/figures.ts';
import { itemLine } from '../cairn-family/sheet/figures.ts';
import { fateRows } from './attempts/fate.ts';
import { AREAS } from './wounds/data.ts';
import { family } from './family.ts';
import { waits } from './wounds/waits.ts';
import { dues } from './rest/days.ts';
import { downtimeRules } from './rest/stays.ts';
import { amenders } from './amends.ts';
import { tellers } from './tell/index.ts';
import { reaction } from './sheet/reaction.ts';
import { FIGHTS } from './fight/rule.ts';
import { events } from './events/index.ts';
import { book } from './book/index.ts';
import { ownNumbers, ownOptions } from './options.ts';
import { sample } from './sample/sample.ts';
import { dress, DetailsSchema, SheetSchema, tagsOf } from './sheet/sheet.ts';
import { odds, explorationTurn, travel } from '../cairn-family/travel/road.ts';
import { isSkin } from './sheet/things.ts';
import { readyGuard } from './fight/guards.ts';
import { heal } from '../cairn-family/harm/healing.ts';
import { commands } from './commands.ts';
import { detailsOf } from './sheet/detailsOf.ts';
import { tale } from './tale.ts';

/** Where one sleeps well, and where very well. */
const LODGING: readonly Ware[] = [
  { name: 'Bed at a simple inn', kind: 'lodging', per: 'night' },
  { name: 'Luxury room', kind: 'lodging', per: 'night' },
];

/** What stands on the party’s line: HP, abilities, slots, water. */
function summary(creature: Creature, campaign: Campaign): Summary {
  const body = bodyOf(creature);
  const held = slots(creature, campaign);
  const armour = armourOf(creature);
  const skin = creature.items.find(isSkin);
  const guard = readyGuard(campaign, creature.id);
  return {
    line: `${scoresInWords(body)}${armour > 0 ? `, Armor ${armour}` : ''}`,
    arms: armsIn(creature),
    ...(held && { slots: held }),
    marks: [
      ...tagsOf(creature),
      ...(skin ? [skin.die ? `water d${skin.die}` : 'no water'] : []),
      ...(body.hireling === null ? [] : [`hireling: ${body.hireling}`]),
      ...(guard ? [`ready to ${guard}`] : []),
      ...(isOverfull(creature, campaign) ? ['overloaded: must drop an item'] : []),
      ...(isTooSlow(campaign, creature.id) ? ['too slow for round 1'] : []),
      ...(declaredBy(campaign, creature.id) ? ['has declared'] : []),
      ...creature.conditions.map(({ name }) => name.toLowerCase()),
    ],
  };
}

/** Block, Dodge, Parry: Saves, wounds, diseases, wild herbs. */
export const blockDodgeParry = {
  id: 'block-dodge-parry',
  name: 'Block, Dodge, Parry',
  credit: {
    work: 'Block, Dodge, Parry',
    by: 'Lars Huijbregts',
    address: 'https://lars1808.github.io/Block-Dodge-Parry-SRD/',
    licence: CC_BY_SA,
    changed:
      'Hexwatch puts the rules in its own words and code. Fights follow Cairn by Yochai Gal (https://cairnrpg.com), also CC BY-SA 4.0. Gear, kits, creatures and rulings are by Hexwatch.',
    terms: SHARE_ALIKE,
  },
  words: {
    referee: 'Warden',
    character: 'PC',
    hitPoints: 'HP',
    turn: 'turn',
    round: 'Round',
    watch: 'Watch',
    difficulty: 'score',
    armour: 'Armor',
  },
  scales: watchScales,
  scalesIn: watchScalesIn,
  calendar: watchCalendar,
  options: [...familyOptions, ...ownOptions],
  numbers: [...familyNumbers, ...ownNumbers],
  sheet: SheetSchema,
  sheetExample: { dex: { now: 14, max: 14 }, skills: ['Pick a lock'] },
  details: {
    schema: DetailsSchema,
    start: { lost: null, lodgedUntil: -1 },
    ofGroup: ['lost', 'lodgedUntil'],
  },
  detailsOf,
  book,
  tell: tellers,
  tale,
  amends: amenders,
  events,
  commands,
  dice: familyDice,
  sample,
  itemDice: { sides: WEAPON_DICE, rule: FIGHTS },
  fight: fightRules(family),
  reaction,
  tables: { 'Die of Fate': fateRows, Injury: AREAS, Spells: SPELLS.map(({ name }) => name) },
  wilds,
  statBlocks: [
    ...commonBlocks,
    block({
      name: 'Night Spider',
      hp: 6,
      str: 12,
      dex: 15,
      wil: 8,
      weapons: [{ name: 'Bite', dice: [8] }],
      critical: 'is bitten deeply and loses 1d8 DEX to the venom',
    }),
  ],
  ownBlocks,
  creatureOf: creatureOf(dress),
  travel,
  habits: habitsOf((campaign, { bed }) => ({
    quality: !bed && isDangerous(campaign) ? 'perilous' : 'normal',
  })),
  light: { of: lightOf },
  bodies: {
    hurt: (decision, id, amount, why) => takeDamage(decision, family, id, amount, why),
    heal,
    waits,
    conditionSlots: 0,
    hands,
  },
  money: { wares: familyWares(people, LODGING) },
  explorationTurn,
  odds,
  downtime: downtimeRules,
  wear: (die) => die,
  dues,
  summary,
  slots,
  figures,
  derived,
  itemLine,
  making: familyMaking(people),
} satisfies System;
