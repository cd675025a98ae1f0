import type { SampleBlocks, SamplePerson, SampleRelation, SampleTable } from '../../common/sampleWorld.ts';

/** Whom the party may meet in the Hallow Hills. */
export const people: readonly SamplePerson[] = [
  {
    name: 'Sister Orla',
    statBlock: 'Villager',
    hex: '0707',
    note: 'Keeps the bath. Wants the abbess’s recipe book, and knows what came down the rope.',
    want: 'The abbess’s recipe book from the infirmary, whole, with the page for quietwine.',
    look: 'Pink hands, rolled sleeves, a burn scar under the ear.',
    manner: 'Makes you sit in hot water first. Talks once you can’t get up quickly.',
    hidden:
      'She fled the abbey and cut the bell rope behind her, with eleven sisters still above. The abbey kept the spider asleep for a century with a bowl of quietwine each quarter day; she forgot the bowl. With the book and a day at her kettles she brews enough for one more winter.',
    haunts: ['4–12 the lower bath', '12–20 the still room', '20–4 awake, at prayer'],
  },
  {
    name: 'Captain Brand',
    statBlock: 'Guard',
    hex: '0606',
    note: 'Sent four guards to the abbey. One came back.',
    want: 'The three others, or their badges for the wall. And the road open before the fair, in that order or the other.',
    look: 'Shaved head, one boot polished, one forgotten.',
    manner: 'Reads from a list. Crosses you off it when you say yes.',
    hidden:
      'The council will take the captaincy away on fair day. Brand has 60 silver for the job, knows it is too little, and will let the party keep whatever they carry out of the abbey if nobody counts it at the gate.',
    haunts: ['6–18 the gatehouse', '18–23 the Goose and Ladder', '23–6 the gatehouse cot'],
  },
  {
    name: 'Marl',
    statBlock: 'Bandit',
    hex: '0805',
    note: 'Sells what the goblins bring out.',
    want: 'A way to keep selling abbey silver that does not end with the goblins dead, or Marl.',
    look: 'Three coats, each from a different owner.',
    manner: 'Names a price, then a reason, then a lower price.',
    hidden:
      'Sells the goblins the oil they rub on so that the threads don’t hold them: boiled wool fat and bitter herb. Four flasks are under the floor in Thatch. Knows that Pim opened the gate to the goblins for a cut.',
    haunts: ['9–15 asleep in a barn at Thatch', '15–22 the back room of the smithy', '22–9 the Abbey Road'],
  },
  {
    name: 'Pim Tollard',
    statBlock: 'Guard',
    hex: '0606',
    note: 'The guard who came back from the abbey. Has not slept since.',
    want: 'Someone to go back for Jessa. She was still talking when he ran.',
    look: 'Twenty, grey at the temples since Tuesday. Picks at threads that aren’t there.',
    manner: 'Laughs at the wrong places. Will not stand under a ceiling beam.',
    hidden:
      'He let the goblins in for 5 silver and a cup, a week before the patrol. Jessa hangs in the infirmary, alive. He can draw the way there from the gate, and the threads that ring the bell; with a hand on his arm he will come along as far as the cloister.',
    haunts: ['7–19 the steps of the gatehouse', '19–7 the Goose and Ladder, by the door'],
  },
  {
    name: 'Annis Wend',
    statBlock: 'Villager',
    hex: '0404',
    note: 'Weaver at Upper Stile. Pays for spider silk, 10 silver the skein.',
    want: 'A living spider’s bobbin, and no questions about what she weaves with it.',
    look: 'Spectacles of three lenses, fingers like knitting needles.',
    manner: 'Measures you with her eyes, neck, arms, back, while you talk.',
    hidden:
      'Three nights ago a big pale thing let itself down over her loom and watched her work. She is weaving it a net that it has asked for, by example. The net would hold it, if anyone else asked her.',
    haunts: ['6–21 her loom at Upper Stile', '21–6 her loom, without a lamp'],
  },
  {
    name: 'Abbess Verity',
    statBlock: 'Villager',
    hex: '1002',
    hitPoints: { max: 3, now: 1 },
    note: 'Hangs in the bell tower of the abbey, wrapped to the chin.',
    want: 'Her bell rung at the proper hours again. It is the one thing that the spider obeys.',
    look: 'A small face in a great deal of white.',
    manner: 'Whispers orders. Expects them to have been carried out already.',
    hidden:
      'The Night Spider keeps her alive because she hums the hours to it. Three slow strokes send it up, five bring it down to feed, nine send it to sleep until the next bell. She has been trying to reach the rope with her teeth for a month.',
    haunts: ['0–24 the belfry of the abbey'],
  },
];

export const relations: readonly SampleRelation[] = [
  ['Sister Orla', 'left behind in the tower', 'Abbess Verity'],
  ['Captain Brand', 'sent to the abbey, and blames for it,', 'Pim Tollard'],
  ['Pim Tollard', 'took 5 silver from', 'Marl'],
  ['Marl', 'sells stolen silk to', 'Annis Wend'],
  ['Annis Wend', 'wove the habit of', 'Abbess Verity'],
  ['Captain Brand', 'has soaked in the bath, and confided in', 'Sister Orla'],
];

export const rumours: SampleTable = {
  name: 'Rumours in Hallowgate',
  dice: 'd8',
  rows: [
    'Four went up to the Webbed Abbey (1002) and one came down. Pim Tollard sits on the gatehouse steps and won’t go in.',
    'The bell of the abbey (1002) hasn’t rung in a month. Last night it rang once. Softly.',
    'Marl in Thatch (0805) has silver cups with a saint on them. Goblins don’t make saints.',
    'Sister Orla at the Bath of Saint Orla (0707) came down from the abbey in her shift with rope burns on both hands.',
    'Annis Wend at Upper Stile (0404) weaves a cloth you can’t cut. Not for sale. Not for anybody.',
    'Sheep hang in the trees of the Deepshade above Thatch (0805), quite clean, a yard off the ground.',
    'Captain Brand will be out by the fair. The guards are betting on who gets the polished boot.',
    'There is a saint sinking in the marsh (0209). Only the hand is left, and there’s a ring on it.',
  ].map((text, row) => ({ text, from: row + 1, to: row + 1 })),
};

export const blocks: SampleBlocks = [
  {
    name: 'Threaded guard',
    figures: {
      kind: 'monster',
      hp: 4,
      str: 12,
      dex: 6,
      wil: 3,
      armour: 1,
      weapons: ['Backhand spear d6'],
      critical: 'hangs in its threads and is hauled up ten feet',
    },
    note: 'A dead guard on strings. Someone above makes it walk, wave, and say the last thing that it said. Cut the threads (they are as thick as a finger) and it drops.',
  },
  {
    name: 'Spiderling brood',
    figures: {
      kind: 'monster',
      hp: 6,
      str: 5,
      dex: 15,
      wil: 6,
      armour: 0,
      weapons: ['Countless bites d6, blast'],
      critical: 'an arm goes numb until the next day',
      darkSight: true,
    },
    note: 'A bucketful, each the size of a thumb, moving like spilt beads. Afraid of smoke and hot water. They only want to be carried somewhere high.',
  },
  {
    name: 'Greased goblin',
    figures: {
      kind: 'monster',
      hp: 4,
      str: 8,
      dex: 16,
      wil: 9,
      armour: 0,
      weapons: ['Sharpened candlestick d6'],
      critical: 'loses the best thing on their belt',
    },
    note: 'Shines from ear to heel with wool fat, so that no thread holds it. Can’t be held by anyone else, either. Will sell the party anything, also each other.',
  },
];
