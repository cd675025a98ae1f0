import type { Rule } from '../../ruleBook.ts';

/** Doubtful places, and how they are read. */
export const doubtful: readonly Rule[] = [
  {
    id: 'BDP-R1',
    line: 'A turn is ten minutes, a Watch eight hours.',
    commands: ['travel', 'explore', 'pass-time'],
    at: 'cairn-family/travel/watches.ts watchScales',
    options: ['turn-minutes', 'watch-hours'],
    as: 'site-turn-passed',
  },
  {
    id: 'BDP-R2',
    line: 'Abilities stay between 0 and their maximum.',
    commands: ['adjust-score'],
    at: 'cairn-family/sheet/attributes.ts setScore',
    as: 'score',
    reading:
      'A score below 0 could not be told from 0, where the result is set already, and lost points that come back cannot be more than were lost.',
  },
  {
    id: 'BDP-R3',
    line: 'Both fail: nobody wins. Equal rolls that pass are thrown again.',
    commands: ['contested-save'],
    at: 'block-dodge-parry/attempts/contests.ts endOf',
    reading:
      'The text says who wins of those who pass; equal rolls decide nothing, so both throw again, and where nobody passes nothing has changed.',
  },
  {
    id: 'BDP-R4',
    line: 'A draw of help and hindrance is a no.',
    commands: ['attempt'],
    at: 'block-dodge-parry/attempts/attempts.ts outweighs',
    options: ['scores-weigh'],
  },
  {
    id: 'BDP-R5',
    line: 'Past HP damage goes to STR, with the Save; exactly 0 HP asks for none.',
    commands: ['adjust-hit-points', 'attack'],
    at: 'cairn-family/harm/harm.ts takeDamage',
    as: 'overflow',
    reading:
      'The page on fights is missing; Cairn, from which they come, has the rest of the damage go to STR with a Save, and nothing in this text asks for one at exactly 0 HP.',
  },
  {
    id: 'BDP-R6',
    line: 'Of N days without, the first is free.',
    commands: ['pass-time', 'deprive'],
    at: 'block-dodge-parry/rest/days.ts dues',
    options: ['free-days'],
  },
  {
    id: 'BDP-R7',
    line: 'Without a slot something is dropped; with nothing to drop a wound worsens and the tired collapse.',
    commands: ['add-item', 'fatigue', 'make-room', 'wound'],
    at: 'cairn-family/sheet/burden.ts addFatigue',
    as: 'collapse make-room',
    reading:
      'Fatigue and wounds fill slots whatever happens, so what can be dropped goes first, and what is left can only get worse.',
    refuses: ['make-room'],
  },
  {
    id: 'BDP-R8',
    line: 'One Save a source, on the lowered score, none at 0.',
    commands: ['attack', 'harm'],
    at: 'cairn-family/harm/harm.ts loseScore',
    reading:
      'The Save follows the loss, so it is thrown once for each source on the score as it is then; at 0 the result is named already.',
  },
  {
    id: 'BDP-R9',
    line: 'Armour does not help against what goes straight to an ability.',
    commands: ['harm'],
    at: 'block-dodge-parry/wounds/hazards.ts bite',
    reading: 'Harm that could not be defended against skips HP; armour would be a defence.',
  },
  {
    id: 'BDP-R10',
    line: 'A merged wound is one level above the old and no lighter than the new.',
    commands: ['wound', 'choose-wound'],
    at: 'block-dodge-parry/wounds/wounds.ts worse',
    reading:
      '“Whenever a wound of the same type is gained” looks at the type alone; a worse new wound would be lost if the old one rose just one level.',
  },
  {
    id: 'BDP-R11',
    line: 'What is permanent takes a point now and at most.',
    commands: ['wound', 'choose-wound'],
    at: 'block-dodge-parry/wounds/wounds.ts scarForGood',
    reading:
      'The slot is lost for good, so the point is: a maximum alone would cost nothing to whoever is hurt already.',
  },
  {
    id: 'BDP-R12',
    line: 'An injury brings no second Save.',
    commands: ['attack'],
    at: 'block-dodge-parry/wounds/injuries.ts strikeArea',
    reading:
      'An injury is what a failed Save brings; a Save for the injury’s own loss could go on without end.',
  },
  {
    id: 'BDP-R13',
    line: 'Impaired is a d4.',
    commands: ['attack'],
    at: 'block-dodge-parry/wounds/injuries.ts injure',
    reading:
      '“Attacks impaired due to injury” holds for as long as the injury is there, and an impaired attack is a d4 in Cairn.',
  },
  {
    id: 'BDP-R14',
    line: 'Disease days count from the day after; passes spare that day; the last one ends it.',
    commands: ['expose'],
    at: 'block-dodge-parry/diseases/diseases.ts oneDay',
    reading:
      '“Every day” begins with the next one; a length in days is its own end, passes are counted where there is none, and nothing of the daily loss is named as deadly.',
  },
  {
    id: 'BDP-R15',
    line: 'Of two dice each is judged by itself.',
    commands: ['tend-sick'],
    at: 'block-dodge-parry/diseases/diseases.ts oneDay',
    reading:
      'A Save has two outcomes, and passing is the better one; the lower of two faces always passes if either does.',
  },
  {
    id: 'BDP-R16',
    line: 'All HP, then the die; nothing lost, no drink; clean water refills.',
    commands: ['breather', 'refill'],
    at: 'block-dodge-parry/rest/water.ts breather',
    reading:
      'The paragraph is about breathers: the drink is what brings the HP back, so without lost HP there is no drink, and other healing takes none.',
  },
  {
    id: 'BDP-R17',
    line: 'A comfortable night gives each lowered ability a point.',
    commands: ['sleep'],
    at: 'block-dodge-parry/rest/comfort.ts comfort',
    options: ['comfortable-sleep'],
  },
  {
    id: 'BDP-R18',
    line: 'Deprivation has causes and ends with the last; food and sleep take Fatigue all the same.',
    commands: ['deprive', 'provide', 'eat'],
    at: 'cairn-family/harm/deprivation.ts provide',
    as: 'provided',
    reading: 'Each need is met by itself, and only HP and ability points are named as not coming back.',
    refuses: ['provide'],
  },
  {
    id: 'BDP-R19',
    line: 'What comes up again was no meal.',
    commands: ['eat'],
    at: 'block-dodge-parry/food/food.ts eat',
    reading: 'What has come up again has fed nobody.',
  },
  {
    id: 'BDP-R20',
    line: 'A ration needs no fire and takes a Fatigue.',
    commands: ['pass-time'],
    at: 'block-dodge-parry/food/food.ts rationMeal',
    options: ['ration-fatigue'],
  },
  {
    id: 'BDP-R21',
    line: 'Fire but no pot is simple; no fire is fresh, or desperate with meat.',
    commands: ['eat'],
    at: 'block-dodge-parry/food/food.ts servedAs',
    reading: 'A meal without its means is the best of the lesser ones that needs no more than is there.',
  },
  {
    id: 'BDP-R22',
    line: 'Different means by name; several of one kind count for Potency.',
    commands: ['brew'],
    at: 'block-dodge-parry/wildcraft/brewing.ts demandIngredients',
    reading:
      '“At least two different ingredients” asks for kinds, and Potency is what ingredients bring together; nothing is said of leftovers.',
  },
  {
    id: 'BDP-R23',
    line: 'Brewing works by itself with time and fire.',
    commands: ['brew'],
    at: 'block-dodge-parry/wildcraft/brewing.ts brew',
    reading:
      'Time, Gear and Skill: with time, a fire and the recipe all three are there, and all three work without a roll.',
  },
  {
    id: 'BDP-R24',
    line: 'A tonic lifts one night by one level, and no higher than comfortable.',
    commands: ['sleep', 'use-potion'],
    at: 'block-dodge-parry/rest/sleep.ts lifted',
    reading: 'The night counts as one level better, once; there is nothing better than comfortable.',
  },
  {
    id: 'BDP-R25',
    line: 'The salve comes on top of a comfortable night, one dose a score, nothing for the Deprived.',
    commands: ['sleep', 'use-potion'],
    at: 'block-dodge-parry/rest/sleep.ts salvesWork',
    reading: 'Salve and sleep are two sources; a dose is used up by the rest it was put on for.',
  },
  {
    id: 'BDP-R26',
    line: 'Bitterbark feeds and takes a Fatigue, without fire.',
    commands: ['use-potion'],
    at: 'block-dodge-parry/wildcraft/potions.ts work',
    reading: 'It counts as a simple meal, and that clears a Fatigue; the fire was there when it was brewed.',
  },
  {
    id: 'BDP-R27',
    line: 'A companion may bring what is missing and shares the cost.',
    commands: ['attempt', 'pay-cost'],
    at: 'block-dodge-parry/attempts/attempts.ts demandHelp',
    options: ['helper-brings'],
  },
];
