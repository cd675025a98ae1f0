import type { SampleBlocks, SamplePerson, SampleRelation, SampleTable } from '../../common/sampleWorld.ts';

/** Whom the party may meet in the Vale of Larkwater. */
export const people: readonly SamplePerson[] = [
  {
    name: 'Reeve Oswin',
    statBlock: 'Villager',
    hex: '0506',
    note: 'Wants to know why carters no longer come over the hills, but does not want to pay much.',
    want: 'The five wagons that left Stoneford this month, or their drivers, or a story that he can tell the drivers’ wives.',
    look: 'Neat and small, with a seal on a ribbon that he touches when he lies.',
    manner: 'Offers 20 silver as if it were fifty. Goes to fifty without a word if you stand up.',
    hidden:
      'He sold the diggers their lamp oil and spades, and asked no questions. The bill is in his desk. He would burn it for the party if they never mention it, and pay them with what it brought: 90 silver.',
    haunts: ['8–17 the reeve’s house', '17–22 the Lark’s Tongue', '22–8 his bed, awake'],
  },
  {
    name: 'Dame Hild',
    statBlock: 'Knight',
    hex: '0906',
    note: 'Sworn to guard the bridge. Her brother went into the barrow and has not come back.',
    want: 'Her brother Aldous fetched out of the Barrow of Kings (1009). She may not leave Stoneford herself while the oath holds.',
    look: 'Grey mail, grey eyes, one glove. The other glove is her brother’s to bring back.',
    manner: 'Says little, and says it to your hands.',
    hidden:
      'She has heard him sing at night, nine miles off, when the wind is in the south. If he stops she will break her oath and go, and the raiders of the High Moor will know it within a day.',
    haunts: ['5–21 the bridge tower at Stoneford', '21–5 the tower roof, listening'],
  },
  {
    name: 'Mother Sedge',
    statBlock: 'Witch',
    hex: '0309',
    note: 'Sells salves and takes songs as payment.',
    want: 'A song that she has not heard. She has heard most of them.',
    look: 'Reed hat, bare feet, a jaw like a badger’s.',
    manner: 'Hums under everything you say, a little before you say it.',
    hidden:
      'She was the last but one of the nine singers of the barrow, and walked away forty years ago. She knows the last verse of the Night Song, without which no one can be relieved at the door. She will teach it to someone who means to sing it, and to nobody else.',
    haunts: ['6–11 out on the fen', '11–20 the Leaning Tower', '20–6 asleep in the reeds'],
  },
  {
    name: 'Brother Ash',
    statBlock: 'Cultist',
    hex: '1009',
    note: 'Leads the diggers. He is afraid of what he hears below.',
    want: 'To be told to stop by someone whom his diggers would believe.',
    look: 'Burnt eyebrows, wax in both ears on a string.',
    manner: 'Shouts, because of the wax. Whispers when he takes it out.',
    hidden:
      'He was promised his dead daughter’s voice. He has heard it now, from behind the last door, and it knew things that she never knew. With a reason he can use (a sign, a falling roof, an order in writing) he sends the diggers home.',
    haunts: ['6–20 the cut in the barrow', '20–6 the camp before it'],
  },
  {
    name: 'Nell Tarrant',
    statBlock: 'Villager',
    hex: '0506',
    note: 'Keeps the Lark’s Tongue. Her sister drove the second wagon.',
    want: 'Her sister Joan, or Joan’s whip with the brass end, and the thief to answer for it.',
    look: 'Sleeves rolled, a carter’s knot in her scarf.',
    manner: 'Pours first and asks second. Never sits.',
    hidden:
      'The wagon that came home without a driver stands in her yard. She has hidden what lay under its canvas, a king’s arm ring, in the flour bin. She hums the tune that she heard in the straw, and has begun to forget her own songs.',
    haunts: ['5–24 the Lark’s Tongue', '0–5 her yard, beside the wagon'],
  },
  {
    name: 'Sir Aldous',
    statBlock: 'Knight',
    hex: '1009',
    hitPoints: { max: 12, now: 4 },
    note: 'Sits before the last door of the barrow and sings.',
    want: 'To sleep. Someone must sing in his place, through to the last verse, before he can.',
    look: 'Beard to the belt, lips cracked, one grey glove in his lap.',
    manner: 'Answers in the rests between two lines. Three words at a time.',
    hidden:
      'Nineteen days without sleep. Each night he drops a line, and the door opens by a finger. He does not know the last verse. He thinks that his sister has forgotten him.',
    haunts: ['0–24 the Singer’s Step in the barrow'],
  },
];

export const relations: readonly SampleRelation[] = [
  ['Dame Hild', 'is the sister of', 'Sir Aldous'],
  ['Reeve Oswin', 'sold oil and spades to', 'Brother Ash'],
  ['Brother Ash', 'holds prisoner, and brings soup to', 'Sir Aldous'],
  ['Mother Sedge', 'was the singer before', 'Sir Aldous'],
  ['Nell Tarrant', 'does not trust', 'Reeve Oswin'],
  ['Nell Tarrant', 'learned her first song from', 'Mother Sedge'],
  ['Dame Hild', 'has sworn to hold the bridge for', 'Reeve Oswin'],
];

export const rumours: SampleTable = {
  name: 'Rumours in Larkwater',
  dice: 'd8',
  rows: [
    'A wagon came in last night with no one on the box. Nell Tarrant has it in her yard and lets nobody near.',
    'They are digging at the Barrow of Kings (1009). Digging down, and singing so as not to hear.',
    'Dame Hild at Stoneford (0906) stands on the tower roof all night with her head on one side.',
    'There were nine singers once, for nine kings. The witch in the Leaning Tower (0309) could tell you, if she liked your voice.',
    'Pilgrims at the Shrine of the Hour (0804) say that the hour came early this week. By a finger’s breadth.',
    'Reeve Oswin has a new roof and no new rents.',
    'Don’t carry a lamp near the barrow (1009). Something comes and drinks it, and then you stand there.',
    'In the Singing Cave (0203) you can hear what is said at the other end of the vale. Don’t answer.',
  ].map((text, row) => ({ text, from: row + 1, to: row + 1 })),
};

export const blocks: SampleBlocks = [
  {
    name: 'Wick-eater',
    figures: { kind: 'monster', hp: 5, resolve: 40, weapons: ['Cold fingers D4'] },
    note: 'A thin grey child with no mouth. It goes for the light and not for the one who holds it: a flame that it touches is out, and it is warm and slow for a Turn. Leave it one candle and it stays with that.',
  },
  {
    name: 'Hollow choir',
    figures: {
      kind: 'monster',
      hp: 10,
      resolve: 80,
      weapons: ['Drowning chord D6, ranged', 'Many hands D4 + D4'],
    },
    note: 'Nine dead singers grown together at the ribs. It sings what it hears: shout, and it shouts. Against the Night Song, sung aloud, it can do nothing but join in.',
  },
  {
    name: 'Kingsguard of bronze',
    figures: {
      kind: 'monster',
      hp: 9,
      resolve: 95,
      weapons: ['Long spear D8'],
      armour: 'Green bronze D4',
      shield: 'Sun shield D6',
    },
    note: 'Dry bones inside a shell of armour. Stands until someone carries a weapon past it in the hand. Lets anyone by who walks backwards, as its kings were followed.',
  },
];
