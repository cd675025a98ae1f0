import type { SampleBlocks, SamplePerson, SampleRelation, SampleTable } from '../../common/sampleWorld.ts';

/** Whom the party may meet in the Duchy of Vane. */
export const people: readonly SamplePerson[] = [
  {
    name: 'Pell the Guide',
    statBlock: 'Commoner',
    hex: '0509',
    note: 'Knows every ford of the Harrow, and owes money at most of them.',
    want: 'Forty crowns by the new moon, or a reason to be somewhere else. Guides for ten a day, paid each morning.',
    look: 'Long, sunburnt, with boots that cost more than the rest of him.',
    manner: 'Tells you how deep the water is before you have asked for his name.',
    hidden:
      'He guided the bell’s last thieves into the chapel and left when the water spoke to him. The forty crowns are theirs. He knows that the grille to the crypt is easiest at low water, an hour before dusk.',
    haunts: ['6–18 the landing at Harrowford', '18–24 the Wet Foot', '0–6 under a boat'],
  },
  {
    name: 'Dame Orrel',
    statBlock: 'Berserker',
    hex: '0707',
    note: 'Keeps the toll. She would rather be asked for help than for a discount.',
    want: 'Someone to say aloud that the duke is dead, so that she need not keep his toll any longer.',
    look: 'As wide as her door, with a braid like a bell rope.',
    manner: 'Asks after your mother. Remembers the answer.',
    hidden:
      'She swore the duke an oath until his death, and suspects that it has come and gone. Show her proof (the ledger from the vestry, or a rider who burns in the sun) and she will march, with nine farmhands who would die for her.',
    haunts: ['5–20 the gate of the Tollkeep', '20–5 the guard room, boots on'],
  },
  {
    name: 'Abbot Wyll',
    statBlock: 'Commoner',
    hex: '0304',
    note: 'Wants the chapel’s bell brought home, and does not say why.',
    want: 'The bell of the Drowned Chapel (0608) at Saint Ottil’s Well before the new moon. Sixty crowns, and no questions until it hangs.',
    look: 'White eyebrows, a scarf wound high in all weathers.',
    manner: 'Kind, and in a hurry about it.',
    hidden:
      'The duke has bitten him twice. While the bell is rung at dusk, no vampire can cross the Harrow or leave its bed; he wants to be held here, by his own monks, before the third time. His messenger, Corran, reads every letter first.',
    haunts: [
      '4–9 the chapel at the well',
      '9–16 the orchard wall, in the shade',
      '16–4 his cell, barred from inside',
    ],
  },
  {
    name: 'The Duke of Vane',
    statBlock: 'Vampire',
    hex: '1406',
    note: 'Nobody has seen him since spring, and nobody by day.',
    want: 'The bell at the bottom of the sea, and a bridge over the Harrow.',
    look: 'A handsome man of fifty whom you have seen on every coin.',
    manner: 'Asks permission for everything. Waits, smiling, until he has it.',
    hidden:
      'His great-grandmother founded the chapel, and lies in its crypt with a stake of bell bronze through her. Drawn out, it would kill him as easily as it holds her. He will pay 500 crowns for the bell, and means it.',
    haunts: ['20–5 the long gallery of Castle Vane', '5–20 his bed of earth'],
  },
  {
    name: 'Corran Lisle',
    statBlock: 'Hobgoblin',
    hex: '0509',
    note: 'The abbot’s messenger. Carries the contract and the first ten crowns.',
    want: 'To know by which road the bell will travel, and on which night.',
    look: 'Grey gloves, a rider’s walk, a purse with a new crest over an old one.',
    manner: 'Laughs at your jokes. Writes some of them down.',
    hidden:
      'The duke’s man, with four riders in the Uplands, a day off. He was promised the abbot’s chair. He would rather take the bell from a tired party than from the goblins; once he knows the road, advance “The duke’s riders close in” by two.',
    haunts: [
      '8–22 the Wet Foot in Harrowford',
      '22–2 the ford, with a shuttered lamp',
      '2–8 asleep at the Wet Foot',
    ],
  },
  {
    name: 'Grizel the Deacon',
    statBlock: 'Goblin',
    hex: '0608',
    note: 'Eldest of the gallery goblins. Wears a surplice and has read half the prayer book.',
    want: 'The bell to ring by itself no more. Failing that, someone to tell her what it says.',
    look: 'Four feet tall in a choirboy’s collar, candle stubs round her hat.',
    manner: 'Preaches. Stops for questions, and there had better be some.',
    hidden:
      'The bell rings softly whenever the duke’s great-grandmother turns over. The goblins came for the plunder and have stayed to keep the crypt shut; they are nearly out of candles. For two dozen of them, or a sermon, she hands over the crypt’s key.',
    haunts: ['0–24 the dry gallery of the chapel'],
  },
];

export const relations: readonly SampleRelation[] = [
  ['Corran Lisle', 'carries the letters of', 'Abbot Wyll'],
  ['Corran Lisle', 'rides for', 'The Duke of Vane'],
  ['The Duke of Vane', 'has bitten, twice,', 'Abbot Wyll'],
  ['Dame Orrel', 'is sworn until death to', 'The Duke of Vane'],
  ['Pell the Guide', 'owes toll and an apology to', 'Dame Orrel'],
  ['Grizel the Deacon', 'was taught to read by', 'Abbot Wyll'],
  ['Corran Lisle', 'has bought the debts of', 'Pell the Guide'],
];

export const rumours: SampleTable = {
  name: 'Rumours in Harrowford',
  dice: 'd8',
  rows: [
    'The bell in the Drowned Chapel (0608) rings at night with nobody on the rope. The goblins cover their ears, too.',
    'Abbot Wyll is paying sixty crowns for it. The whole abbey isn’t worth sixty crowns.',
    'Dame Orrel at the Tollkeep (0707) lets you pass for a piece of news. She’s waiting for one piece in particular.',
    'The charcoal from the Greywood pits (1103) goes to Castle Vane by night. What does a man burn in summer?',
    'Pell the Guide came back from the chapel without the people who hired him. He drinks on the side of the room away from the river.',
    'There’s a stair in the mountains (1502) that goes up and doesn’t stop. My uncle came down a week before he went.',
    'At the Bittern’s Mouth (1309) the drowned stand in line. Someone is counting them.',
    'The Duke of Vane pays for his bridge in new crowns, and his face on them is younger every year.',
  ].map((text, row) => ({ text, from: row + 1, to: row + 1 })),
};

export const blocks: SampleBlocks = [
  {
    name: 'Nave pike',
    figures: { bracket: 'G', defense: 14, feats: ['Strikes from under water'] },
    note: 'A pike as long as a pew, grown fat on offerings. Lunges at whatever splashes. Stand still and it forgets you; throw it a fish and it will not lunge until that is gone.',
  },
  {
    name: 'Drowned sexton',
    figures: {
      bracket: 'E',
      defense: 12,
      feats: ['Undead Fortitude', 'Basic Necrology'],
    },
    note: 'Still looks after the crypt, with a spade. Lets in anyone who carries a coffin, a wreath or a corpse. Rings for burial with whatever he can swing.',
  },
  {
    name: 'Vane bat',
    figures: { bracket: 'M', defense: 14, feats: ['Flight', 'Sees in the dark'] },
    note: 'White, with a collar. Carries letters to Castle Vane in a tube, and one of them is in the duke’s own hand. Follows a party by night; hates bells.',
  },
];
