import type { SampleRoom, SampleWay } from '../../common/sampleWorld.ts';

/** The key of the Drowned Chapel. */
export const rooms: readonly SampleRoom[] = [
  {
    number: '1',
    name: 'The Lychgate',
    entrance: true,
    box: { x: 6, y: 15, w: 4, h: 3 },
    light: 'lit',
    aloud:
      'A roofed gate stands up to its benches in brown water. Beyond it gravestones lean like people in a queue, and between them runs a line of planks on barrels. On one bench sits a row of pilgrims’ shoes, neatly paired, eleven pairs.',
    secret:
      'The shoes belong to pilgrims who waded in and were frightened out by another way. The planks are the goblins’: the fourth is greased, and over deep water. In the roof hangs a pale bat, asleep, with a tube on its leg; the letter in it is from Corran to the duke, and names the party.',
    trap: 'Anyone who steps on the fourth plank without looking makes a DEX check at DC 14 or goes under. What they carry in their hands is gone, and the nave knows that they are coming.',
    inhabitants: ['In the roof: 1 Vane bat'],
  },
  {
    number: '2',
    name: 'The Nave',
    box: { x: 5, y: 8, w: 6, h: 6 },
    light: 'dim',
    aloud:
      'Water to the shins, with the light of broken windows lying on it in reds and blues. The pews have floated into a corner. A wake runs along the far wall, turns, and comes halfway back.',
    secret:
      'The pike lives under the pulpit, among hymn books and a pilgrim’s purse. It hunts what splashes; walking slowly takes twice as long and is safe. A ladder to the gallery (3) can be pulled up from above, and has been.',
    inhabitants: ['Under the pulpit: 1 Nave pike'],
    treasure: [{ name: 'Pilgrim’s purse (18 crowns)', slots: 0 }],
  },
  {
    number: '3',
    name: 'The Dry Gallery',
    box: { x: 5, y: 3, w: 6, h: 4 },
    light: 'lit',
    aloud:
      'Candles, dozens, all short. Sacks along the wall, hammocks between the organ pipes. Four goblins in choir robes sing a psalm of which they know the tune. An older one beats time with a bone and does not stop because of you.',
    secret:
      'Grizel’s congregation. They will not fight during the service, which lasts until someone interrupts it. The sacks hold what thieves and pilgrims left. They do not want the bell touched: it wakes “the lady”. The key to the crypt hangs round Grizel’s neck.',
    inhabitants: ['The choir: 4 Goblin'],
    treasure: [
      { name: 'Sack of plunder (45 crowns)', slots: 2 },
      { name: 'Illuminated psalter (30 crowns)', slots: 1 },
    ],
  },
  {
    number: '4',
    name: 'The Vestry',
    box: { x: 0, y: 9, w: 4, h: 4 },
    light: 'dark',
    aloud:
      'A cupboard of a room, dry to the knee. Vestments hang in a row, and the last of them has feet. It is a man, quite dead, holding a book above his head with both arms to keep it out of the water.',
    secret:
      'The last sexton’s clerk. The book is the parish ledger. Its page for spring reads “buried this night, the Duke Aldren of Vane, by his own wish without a priest”, and under it, in a different hand, “got up again”. Dame Orrel needs no more than this.',
    treasure: [
      { name: 'Parish ledger of the Drowned Chapel', slots: 1 },
      { name: 'Silver aspergillum (25 crowns)', slots: 1 },
    ],
  },
  {
    number: '5',
    name: 'The Foot of the Tower',
    box: { x: 12, y: 8, w: 4, h: 4 },
    light: 'dim',
    aloud:
      'The bell rope comes down through a hole and lies coiled in the water. It is moving: an inch up, an inch down, like something breathing. With each inch a sound comes from above that you feel in your teeth.',
    secret:
      'The rope has been led on, through a pipe, into the tomb below (8): the duke’s great-grandmother pulls it in her sleep. Cut it and she wakes within the hour. Follow the pipe with a hand and one finds the loose slab.',
  },
  {
    number: '6',
    name: 'The Bell Loft',
    box: { x: 12, y: 3, w: 4, h: 4 },
    light: 'lit',
    aloud:
      'Wind, gulls, and the whole valley to the sea. The bell is small, no bigger than a bucket, and green. Round its rim runs a line of writing, worn by fingers. Every plank around it is white with droppings, except in a ring where no bird has stood.',
    secret:
      'The rim reads: *While I am rung at dusk none of that house will cross the water.* It can be carried, as heavy as a sheep, by one strong back. Struck within a mile of a vampire it does as a priest would. Without it in its loft, whatever lies in 8 can go where it likes from the next dusk on.',
    inhabitants: ['On the weather vane: 2 Vane bat'],
    treasure: [{ name: 'The bell of the Drowned Chapel', slots: 4 }],
  },
  {
    number: '7',
    name: 'The Crypt',
    box: { x: 5, y: 19, w: 6, h: 4 },
    light: 'dark',
    aloud:
      'Behind the grille a flight of steps goes down into black water and comes up again on the other side. Shelves of coffins. A lantern without a flame goes to and fro between them, and a voice reads names, and waits after each for an answer.',
    secret:
      'The sexton drowned here in the summer of the flood, and has not left anybody unburied since. He calls the names of everyone in the room; who answers “here” is shown a shelf, and expected to lie down. A wreath, a coffin or a body makes him step aside. At low water the steps can be waded, else one has to swim.',
    inhabitants: ['With the lantern: 1 Drowned sexton'],
    treasure: [{ name: 'Ring of the Ferrow family (40 crowns, or a friend in Harrowford)', slots: 0 }],
  },
  {
    number: '8',
    name: 'The Founder’s Tomb',
    box: { x: 12, y: 14, w: 5, h: 4 },
    light: 'dark',
    aloud:
      'A bed-sized coffin of lead with its lid pushed a hand’s width aside. A bell rope runs in through the gap. From inside comes a patient sound, a cat at a door. When your light falls on it, it stops.',
    secret:
      'Lady Ysmay of Vane, vampire, held by a stake of bell bronze under her heart. She can pull the rope and talk, and will talk: she wants her great-grandson stopped, for he has made the family ridiculous. She knows where his bed of earth is. Draw the stake and one holds the thing that can kill him. She will be gone, grateful, and hungry.',
    inhabitants: ['In the coffin: 1 Vampire'],
    treasure: [
      {
        name: 'Stake of bell bronze',
        kind: 'weapon',
        die: 6,
        fullDie: 6,
        slots: 1,
        details: { type: 'piercing' },
      },
      { name: 'Founder’s jewels (150 crowns)', slots: 1 },
    ],
  },
];

export const ways: readonly SampleWay[] = [
  ['1', '2', 'open', 'Planks over the churchyard'],
  ['2', '3', 'stuck', 'A ladder, pulled up'],
  ['2', '4', 'door'],
  ['2', '5', 'door'],
  ['3', '6', 'open', 'A cat ladder along the wall'],
  ['5', '6', 'open', 'Up the rope, if one must'],
  ['1', '7', 'locked', 'The grille in the churchyard; Grizel has the key'],
  ['5', '8', 'secret', 'A loose slab under the coiled rope'],
];
