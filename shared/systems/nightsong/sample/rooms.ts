import type { SampleRoom, SampleWay } from '../../common/sampleWorld.ts';

/** The key of the Barrow of Kings: the first five rooms lie in the mound, the others at the foot of the shaft. */
export const rooms: readonly SampleRoom[] = [
  {
    number: '1',
    name: 'The Diggers’ Camp',
    entrance: true,
    box: { x: 6, y: 14, w: 6, h: 4 },
    light: 'lit',
    aloud:
      'Four wagons stand in a ring on trampled grass, their canvas gone for tents. Lamps hang from every shaft, more than anyone needs. People with spades sit around a fire and sing, badly, all on one note.',
    secret:
      'The four missing wagons. The diggers are hungry and tired, and were carters and shepherds a month ago; two of every three would go home if Brother Ash told them to. Joan Tarrant is among them, her hands bandaged. They sing so as not to hear. Lamp oil for a week stands under the nearest wagon, and burns.',
    inhabitants: ['Diggers round the fire: 3 Cultist'],
    treasure: [
      { name: 'Flask of lamp oil', slots: 1, count: 4 },
      { name: 'Joan’s whip with the brass end', slots: 1 },
    ],
  },
  {
    number: '2',
    name: 'The Cut',
    box: { x: 8, y: 9, w: 2, h: 4 },
    light: 'dark',
    aloud:
      'A trench, then a tunnel, straight into the mound. Wagon boards hold back the earth. Every board creaks at once, then stops, like people who have noticed you.',
    secret:
      'One prop was sawn half through by Brother Ash, who would like an accident. Pulled with a rope from outside, it closes the barrow for a week and sets “The cult opens the last door” back to a full die.',
    trap: 'Anyone who brushes the third prop on the left brings down the roof: a Check to jump clear, or D6 damage and a Turn to be dug out. The way back is a crawl from then on.',
  },
  {
    number: '3',
    name: 'The Hall of Spears',
    box: { x: 6, y: 5, w: 6, h: 3 },
    light: 'dark',
    aloud:
      'Eight niches line a hall of white stone, and in each stands a suit of green bronze with a spear. Six are empty shells. Dust lies thick on the floor, with one trail of footprints in it. It comes out of the dark towards you, and none goes in.',
    secret:
      'The footprints are Sir Aldous’s: he walked in backwards, as the kings’ servants did, and the guards let him by. Two of the eight suits have someone in them.',
    inhabitants: ['In the last two niches: 2 Kingsguard of bronze'],
  },
  {
    number: '4',
    name: 'The Gift Chamber',
    box: { x: 1, y: 5, w: 4, h: 3 },
    light: 'dark',
    aloud:
      'Shelves of stone, and on them what nine villages could spare: combs, sickles, a doll, bread turned to stone. Nothing has been taken. One thing has been left here lately: a child’s blue shoe.',
    secret:
      'The shoe is from Brother Ash, for his daughter. Each gift was given to keep a king asleep, and anyone who takes one will dream of him until something of theirs lies in its place. The wall behind the shields is hollow (7).',
    treasure: [
      { name: 'Silver torc of the ninth king (120 silver)', slots: 1 },
      { name: 'Comb of whalebone and gold (60 silver)', slots: 0 },
      {
        name: 'Shard of the Long Note',
        kind: 'spell',
        slots: 1,
        details: {
          spell: 'You sing one note: everyone who hears it must stand still while your breath lasts.',
        },
      },
    ],
  },
  {
    number: '5',
    name: 'The Shaft',
    box: { x: 13, y: 5, w: 4, h: 4 },
    light: 'dim',
    aloud:
      'The floor ends. A winch made from a wagon’s axle hangs over a square black hole, and one lamp has been lowered into it on a long line. It is very small down there, and as you watch something cups its hands around it, and it is gone.',
    secret:
      'Sixty feet. The winch carries two, and groans loud enough for an encounter check. Wick-eaters gather wherever a lamp is let down; with none they sit along the ledge like starlings and do nothing at all.',
    inhabitants: ['Along the ledge: 2 Wick-eater'],
  },
  {
    number: '6',
    name: 'The Singer’s Step',
    level: '2',
    box: { x: 13, y: 12, w: 4, h: 4 },
    light: 'dark',
    aloud:
      'You hear him before you see him: a man’s voice, worn down to a thread, going round and round the same eight lines. He sits on a step before a door of black oak. The door stands open by the width of a hand.',
    secret:
      'Sir Aldous. While someone sings the Night Song here, all of it, the door closes by itself and the Barrow lord sleeps for another nine years: stop the clock of the cult. Without the last verse it only stays where it is. If he is led away and nobody sings, the door is open by the next dusk.',
    treasure: [{ name: 'Dame Hild’s other glove', slots: 0 }],
  },
  {
    number: '7',
    name: 'The Bone Organ',
    level: '2',
    box: { x: 6, y: 12, w: 5, h: 4 },
    light: 'dark',
    aloud:
      'Pipes of bone go up the wall, from finger to thigh, and wind comes through them in long breaths. What looked like carving at the keyboard turns nine faces and takes the next breath with you.',
    secret:
      'The eight singers who were relieved here, and one who was not. They know every verse but the last, and follow anyone who leads them; someone who can play the keys may send them back to their wall. Under the stool lies the song, written down, its last leaf torn off.',
    inhabitants: ['At the keys: 1 Hollow choir'],
    treasure: [{ name: 'The Night Song, without its last leaf', slots: 0 }],
  },
  {
    number: '8',
    name: 'The King’s Bed',
    level: '2',
    box: { x: 13, y: 18, w: 6, h: 4 },
    light: 'dark',
    aloud:
      'A bed of stone in a room of gold. He lies on his side, as people do, with one hand under his cheek, and his lips move with the song. When it falters his eyes open. They are looking at the door.',
    secret:
      'The Barrow lord. While the song lasts he does not move unless he is robbed; take the crown and he wakes whatever is sung. He will bargain in a dead daughter’s voice, or any voice that you miss. Everything here is worth 600 silver, and each piece is named in a curse on the bed’s foot, in a script that Mother Sedge reads.',
    inhabitants: ['On the bed: 1 Barrow lord'],
    treasure: [
      { name: 'Crown of nine spikes (400 silver)', slots: 1 },
      { name: 'Grave gold (200 silver)', slots: 2 },
    ],
  },
];

export const ways: readonly SampleWay[] = [
  ['1', '2', 'open'],
  ['2', '3', 'open'],
  ['3', '4', 'stuck', 'A slab that three can push'],
  ['3', '5', 'door', 'Bronze, chained back by the diggers'],
  ['4', '7', 'secret', 'A stair behind the shields, down to the organ'],
  ['5', '6', 'open', 'Sixty feet down the shaft'],
  ['6', '7', 'door', 'A curtain of knotted hair'],
  ['6', '8', 'locked', 'The last door. It opens when nobody sings, and closes for the last verse'],
];
