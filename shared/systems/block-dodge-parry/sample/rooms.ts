import type { SampleRoom, SampleWay } from '../../common/sampleWorld.ts';

/** The key of the Webbed Abbey. */
export const rooms: readonly SampleRoom[] = [
  {
    number: '1',
    name: 'The Gatehouse',
    entrance: true,
    box: { x: 7, y: 16, w: 4, h: 3 },
    light: 'lit',
    aloud:
      'The gate stands open. Fine lines run through it at the height of a knee, a waist and a neck, each with a drop of dew, and all of them go up, over the roofs, to the tower. On the left a supper for two is still on the porter’s table.',
    secret:
      'The threads end at the bell. One that is pulled gives a soft stroke, and what lives above comes to look; five strokes bring it down. They can be lifted with a forked stick, or greased. The key to the lodge (7) hangs in the porter’s stove pipe.',
    trap: 'Anyone who walks through without looking down makes a DEX Save or rings the bell.',
    treasure: [{ name: 'Key to the abbess’s lodge', slots: 0 }],
  },
  {
    number: '2',
    name: 'The Cloister',
    box: { x: 6, y: 10, w: 6, h: 5 },
    light: 'dim',
    aloud:
      'A square of lawn under a white roof that lets the light through like a tent. Bundles hang from it: sheep, mostly. Two guards stand in the far walk. One lifts a hand. “All clear,” he says. “All clear. All clear.”',
    secret:
      'Both guards are dead and strung up as lures. Their badges are what Captain Brand wants for the wall. Cutting a bundle down takes a turn; one holds a pedlar who is alive, drunk on venom, and knows a song about every village in the Downs.',
    inhabitants: ['In the far walk: 2 Threaded guard'],
    treasure: [{ name: 'Guard’s badge', slots: 0, count: 2 }],
  },
  {
    number: '3',
    name: 'The Kitchen',
    box: { x: 1, y: 11, w: 4, h: 3 },
    light: 'dim',
    aloud:
      'Three goblins, shining with fat, are fitting an altar candlestick into a sack that is full of altar candlesticks. They see you. The smallest holds up a spoon and says, “Ours. That one’s yours.”',
    secret:
      'They mean it about the spoon. They know the safe path (under the tables, up the laundry chute to 6) and will sell it for food or for quiet. In the cellar below stand nine jars of black honey: the main part of quietwine.',
    inhabitants: ['Round the sack: 3 Greased goblin'],
    treasure: [
      { name: 'Altar candlestick (15 silver)', slots: 1, count: 4 },
      { name: 'Jar of black honey', slots: 1, count: 2 },
    ],
  },
  {
    number: '4',
    name: 'The Infirmary',
    box: { x: 13, y: 10, w: 5, h: 4 },
    light: 'dim',
    aloud:
      'Eleven beds, all made, all empty. Above each hangs a white shape the length of a sister. A twelfth is fresh and has a hand sticking out of it. The fingers open and close.',
    secret:
      'The hand is Jessa’s, the third guard. She can be cut out in one turn, can’t walk until tomorrow, and has heard which strokes do what. The sisters are asleep and shrunk to a child’s weight; quietwine would wake them. The recipe book lies on the lectern, under a plate.',
    treasure: [
      { name: 'The abbess’s recipe book', slots: 1 },
      { name: 'Venom in a jar (3 doses)', slots: 1 },
      { name: 'Jessa’s badge', slots: 0 },
    ],
  },
  {
    number: '5',
    name: 'The Church',
    box: { x: 6, y: 4, w: 6, h: 5 },
    light: 'dim',
    aloud:
      'The pews are roped together in white. On the altar lies a cloth without a seam, thin as breath, and it stirs although there is no draught. The bell rope hangs beside it and ends, cut, well above your reach.',
    secret:
      'A hundred years of the spider’s rent: each year it wove the abbey a yard of cloth. Worn as a cloak it can’t be cut. Take it and the spider knows within the hour. The rope can be reached by standing on the altar, with a helper.',
    treasure: [
      {
        name: 'Altar cloth of spider silk',
        kind: 'armour',
        slots: 1,
        details: { armour: 1, magic: true },
      },
      { name: 'Poor box (35 silver)', slots: 1 },
    ],
  },
  {
    number: '6',
    name: 'The Dormitory',
    box: { x: 1, y: 6, w: 4, h: 4 },
    light: 'dark',
    aloud:
      'A long dark room, warm as a stable. Something patters on the boards overhead like rain, stops, and starts again nearer. Every mattress has been hollowed out.',
    secret:
      'The brood. Each mattress holds a hundred eggs; this is what will come down to Thatch when the clock is full. A smoky fire drives them out by the window and sets the clock back by two, and the Night Spider will not forgive it.',
    inhabitants: ['Under the roof: 2 Spiderling brood'],
    treasure: [{ name: 'Sister Orla’s silver comb', slots: 0 }],
  },
  {
    number: '7',
    name: 'The Abbess’s Lodge',
    box: { x: 13, y: 5, w: 4, h: 4 },
    light: 'dim',
    aloud:
      'The one room without a thread in it. A desk, a cat asleep on the accounts, a row of small brass bowls. All but the last have a ring of something dark dried to the bottom.',
    secret:
      'The cat is why: the spider is afraid of cats. It comes along with anyone who feeds it, and nothing of the abbey will touch that person while it sits on their shoulder. The accounts give the bell’s code in the abbess’s hand (three, five, nine) and where the rent was sold: Annis Wend, Upper Stile.',
    treasure: [
      { name: 'Accounts with the bell’s code', slots: 1 },
      { name: 'Bag of rents (90 silver)', slots: 1 },
    ],
  },
  {
    number: '8',
    name: 'The Belfry',
    box: { x: 7, y: -1, w: 4, h: 4 },
    light: 'dim',
    aloud:
      'The bell hangs in white like an egg in wool. Beside it, neatly wrapped, an old woman is humming the hour of noon, though it is nowhere near noon. The far wall unfolds, leg by leg.',
    secret:
      'The Night Spider and Abbess Verity. It does not attack anyone who keeps humming, or carries the cat. It wants the bowl that it was promised, and a place for its brood that is high, dry and fed. Nine strokes put it to sleep; killed, it falls on the bell, which can be heard in Hallowgate.',
    inhabitants: ['In the rafters: 1 Night Spider'],
    treasure: [{ name: 'Spider’s bobbin (100 silver to Annis Wend)', slots: 1 }],
  },
];

export const ways: readonly SampleWay[] = [
  ['1', '2', 'open', 'Threads across the arch'],
  ['2', '3', 'door'],
  ['2', '4', 'door'],
  ['2', '5', 'stuck', 'Church doors, webbed from inside'],
  ['3', '6', 'open', 'The laundry chute'],
  ['4', '7', 'locked', 'The porter kept a key in room 1'],
  ['5', '7', 'door', 'The abbess’s own door'],
  ['5', '8', 'secret', 'A stair behind the altar panel'],
];
