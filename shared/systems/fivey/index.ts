import { habits } from './road/habits.ts';
import { wilds } from './road/wilds.ts';
import { making } from './people/making.ts';
import { counted } from '../../text/words.ts';
import type { Campaign, Creature, Item } from '../../campaign/state.ts';
import { armsOf } from '../common/arms.ts';
import type { LightRules, Slots, Summary, System } from '../contract.ts';
import { derived } from './sheet/derived.ts';
import { figures, itemLine } from './sheet/figures.ts';
import { bestiary, creatureOf } from './people/bestiary.ts';
import { ownBlocks } from './people/ownBlocks.ts';
import { book } from './book/index.ts';
import { downtimeRules } from './downtime/planRules.ts';
import { dues } from './rest/dues.ts';
import { odds, explorationTurn } from './road/encounters.ts';
import { returns } from './magic/relic.ts';
import { blowLine } from './fight/blow.ts';
import { fightRules } from './fight/fight.ts';
import { backOnFeet, dies, dyingOf, heal, hurt } from './sheet/hitPoints.ts';
import { hands } from './sheet/hands.ts';
import { SMALL_GOODS } from './sheet/items.ts';
import { reaction } from './talk/reaction.ts';
import { asks } from './talk/talk.ts';
import { events } from './events/index.ts';
import { number, numbers, options } from './options.ts';
import { tellers } from './tell/index.ts';
import { fiveySample } from './sample/sample.ts';
import { defenseOf, DetailsSchema, SheetSchema, sheetOf, SLOTS, slotsUsed } from './sheet/sheet.ts';
import { SPELL_NAMES } from './magic/spellList.ts';
import { liftSpell } from './magic/spells.ts';
import { BACKGROUNDS, ORIGINS } from './people/templates.ts';
import { isHungry } from './rest/meals.ts';
import { travel } from './road/travel.ts';
import { calendar, scales, EXPLORATION_TURN, words } from './words.ts';
import { itemDetail, thingDetails, timerDetail } from './sheet/details.ts';
import { commands } from './commands.ts';
import { resale } from './downtime/dealings.ts';
import { wares } from './downtime/wares.ts';
import { tale } from './tale.ts';

/** The slots of anybody but a monster. */
const slots = (creature: Creature, campaign: Campaign): Slots | undefined =>
  sheetOf(creature).monster ? undefined : { used: slotsUsed(creature, campaign), total: SLOTS, bad: 0 };

/** What stands on the party's line: templates, defense class, inspiration, slots. */
function summary(creature: Creature, campaign: Campaign): Summary {
  const { monster, templates, level, inspiration, restActions, toChoose, attuned, inspirationName } =
    sheetOf(creature);
  const dieInWords = (weapon?: Item): string => blowLine(campaign, creature, weapon);
  const guard = `DC ${defenseOf(creature)}`;
  const weapons = armsOf(creature.items, dieInWords);
  const arms = [...(monster && weapons.length === 0 ? [dieInWords()] : weapons), guard];
  if (monster)
    return {
      line: `${creature.statBlock ?? ''}, ${guard}, ability +${monster.ability}`,
      arms,
      marks: [],
    };
  const held = slots(creature, campaign);
  const item = creature.items.find(({ id }) => id === attuned);
  return {
    line: `${templates.join(', ')} · level ${level} · ${guard}`,
    arms,
    ...(held && { slots: held }),
    marks: [
      `${inspirationName ?? 'inspiration'} ${inspiration}`,
      ...(item ? [`attuned: ${item.name.toLowerCase()}`] : []),
      ...(isHungry(campaign, creature) ? ['hungry'] : []),
      ...(toChoose > 0 ? ['level-up to choose'] : []),
    ],
    ...(toChoose > 0 && { unspent: `${counted(toChoose, 'level-up')} to choose` }),
    ...(restActions > 0 && { tonight: counted(restActions, 'rest action') }),
  };
}

/** A torch burns six turns, a lamp's flask four hours, or as long as the campaign says; what is no lamp is a torch (FV-S13). */
const lightOf: LightRules['of'] = (item, campaign) => {
  const turns = number(campaign, itemDetail(item, 'sort') === 'lamp' ? 'lamp-turns' : 'torch-turns');
  return { kind: 'countdown', seconds: turns * EXPLORATION_TURN };
};

/** Conflict comes from hours, risk, supplies and clocks (FV-239). Everything can be set by hand (FV-240); dice are those from d4 to d20 (FV-241). FIVEY: hours of the day, x in 20, turns on site, fights in which the winners of a contest act first, tennites. */
export const fivey = {
  id: 'fivey',
  name: 'FIVEY',
  credit: {
    work: 'FIVEY: Fantasy Tabletalk Game',
    by: 'its author',
    address: null,
    licence: null,
    changed:
      'The rules are carried out by a program. Readings of unclear passages are rulings that a campaign may change.',
    terms: [],
  },
  words,
  scales,
  calendar,
  options,
  numbers,
  sheet: SheetSchema,
  sheetExample: { stats: { cha: 3, dex: 2, int: 4, str: 1 }, level: 1, skills: ['Ferrying'] },
  details: {
    schema: DetailsSchema,
    start: { marchedOn: 0, lodgedUntil: 0, lastRoll: null, institutions: {} },
    ofGroup: ['marchedOn', 'lodgedUntil', 'lost', 'hourEndedAt'],
  },
  detailsOf: thingDetails,
  events,
  tell: tellers,
  tale,
  commands,
  dice: {
    react: [{ die: 'd20', for: 'reaction' }],
    'add-person': [{ die: 'd6', for: 'hit points' }],
    meet: [{ die: 'd6', for: 'hit points' }],
    identify: [{ die: 'd6', for: 'hit points' }],
    'start-fight': [{ die: 'd20', for: 'surprise or initiative' }],
  },
  book,
  sample: fiveySample,
  fight: fightRules,
  reaction,
  tables: { Origins: ORIGINS, Backgrounds: BACKGROUNDS, Spells: SPELL_NAMES, 'Small goods': SMALL_GOODS },
  wilds,
  statBlocks: bestiary,
  ownBlocks,
  creatureOf,
  travel,
  habits,
  light: { of: lightOf },
  bodies: { hurt, heal, backOnFeet, dying: dyingOf, hands },
  money: { coin: { one: 'crown', name: 'crowns', inSheet: 'crowns' }, wares, resale },
  explorationTurn,
  odds,
  // Nothing in FIVEY wears down by a die; timers that a referee drives by one shrink on a 1 or 2.
  wear: (die, face) => (face > 2 ? die : die <= 4 ? 0 : die - 2),
  dues,
  itemDice: { sides: [4, 6, 8, 10, 12, 20], rule: 'FV-241' },
  timerDue: (decision, timer) => {
    const { id, creature } = timer;
    if (timerDetail(timer, 'spell')) liftSpell(decision, id);
    if (timerDetail(timer, 'returns') && creature) returns(decision, creature);
    if (timerDetail(timer, 'dies') && creature) dies(decision, creature);
  },
  summary,
  slots,
  downtime: downtimeRules,
  figures,
  derived,
  asks,
  itemLine,
  making,
} satisfies System;
