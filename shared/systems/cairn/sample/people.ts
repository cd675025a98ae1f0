import type { SampleBlocks, SamplePerson, SampleRelation, SampleTable } from '../../common/sampleWorld.ts';

/** Whom the party may meet in the Vale of Ashes. */
export const people: readonly SamplePerson[] = [
  {
    name: 'Bailiff Coyne',
    statBlock: 'Guard',
    hex: '0706',
    note: 'Pays for news of the charcoal burners who did not come back.',
    want: 'The five burners home before the Grey rises, and nobody asking who sent them. Pays 60 gp, 20 of it now.',
    look: 'A broad man in a coat of office that was cut for his grandfather.',
    manner: 'Agrees with you before you have finished, then asks for the opposite.',
    hidden:
      'He sold the great oak of the Root Court (0303) to the shipwrights and sent the burners to fell it. His grandfather did the murder for which Old Merrow was sentenced; he has read the letter that says so, and burned his copy.',
    haunts: ['7–12 the weighing house', '12–20 the Cold Chimney', '20–7 his house by the gate'],
  },
  {
    name: 'Old Merrow',
    statBlock: 'Hedge witch',
    hex: '0405',
    note: 'Knows the way into the Root Court. Wants a judgement overturned.',
    want: 'Her judgement, taken from the rolls of the Root Court and read aloud in Cindermouth market.',
    look: 'Small and weathered. A ring of live bark has grown round her left wrist.',
    manner: 'Answers each question with its price, and keeps to it.',
    hidden:
      'If she leaves the Shrine of the Thorn for a whole day, the ring tightens. It falls off when the judgement is read in public. She knows that a court robe makes the ushers bow (room 3), and tells it to anyone who brings her something warm to eat.',
    haunts: ['5–9 among the thorns', '9–21 the shrine steps', '21–5 asleep under the altar'],
  },
  {
    name: 'Wat of the Weir',
    statBlock: 'Villager',
    hex: '0908',
    note: 'Has seen the lamp in the drowned tower, and who carries it.',
    want: 'His boat back. It is tied to the drowned tower, and he does not dare go alone.',
    look: 'Thin as a heron, with wet sleeves in all weathers.',
    manner: 'Stops in the middle of a sentence to listen to the water.',
    hidden:
      'The one with the lamp is Clerk Pask, who stole the boat to hide court papers in the Drowned Tower (0209). Wat will say so once he sits in his boat again.',
    haunts: ['4–10 the eel traps', '10–18 the weir bridge', '18–4 his hut'],
  },
  {
    name: 'Hanne Sooter',
    statBlock: 'Villager',
    hex: '0505',
    note: 'Her husband Rafe is one of the five burners.',
    want: 'Rafe alive. Failing that, the axe with his mark, to bury in Rook’s End.',
    look: 'Black to the elbows, with a burn like a leaf on one cheek.',
    manner: 'Plain and fast. Packs bread for you while she argues.',
    hidden:
      'She has the last burner’s pay, 15 gp in Coyne’s own purse, and knows whose purse it is. She will speak against him before any court, even the dead one.',
    haunts: ['6–14 the kilns', '14–19 the road to Cindermouth', '19–6 her house in Rook’s End'],
  },
  {
    name: 'Clerk Ivo Pask',
    statBlock: 'Cultist',
    hex: '0706',
    note: 'Copies deeds in the weighing house by day. Out on most nights.',
    want: 'Six more names for the court’s list, so that his own is struck off it.',
    look: 'Young, ink to the wrist, with a thorn where another man wears a pin.',
    manner: 'Helpful. Asks how you spell your name.',
    hidden:
      'Summoned a year ago for a forged will. The judge lets him live as long as he serves summonses. Anyone who gives him their name is on the list: advance “The court passes sentence” by one.',
    haunts: ['8–17 the weighing house', '17–22 the Cold Chimney', '22–8 abroad with a lamp'],
  },
  {
    name: 'Tilda Crake',
    statBlock: 'Villager',
    hex: '0706',
    note: 'Keeps the Cold Chimney, where the party sleeps.',
    want: 'The summons taken off her door. Nobody drinks in a house that has been called to court.',
    look: 'Tall, grey plait, keys at the belt and a rolling pin through it.',
    manner: 'Calls everyone “my heart” and means it about every third time.',
    hidden:
      'She pulled the thorn out once. It was back by morning, and the summons named one person more. She will give free board for a month to anyone who answers it for her.',
    haunts: ['5–1 the Cold Chimney', '1–5 asleep over the kitchen'],
  },
];

export const relations: readonly SampleRelation[] = [
  ['Bailiff Coyne', 'let her be judged for his family’s murder:', 'Old Merrow'],
  ['Bailiff Coyne', 'sent her husband to fell the oak:', 'Hanne Sooter'],
  ['Old Merrow', 'taught letters to', 'Clerk Ivo Pask'],
  ['Clerk Ivo Pask', 'stole the boat of', 'Wat of the Weir'],
  ['Clerk Ivo Pask', 'has put on the court’s list:', 'Tilda Crake'],
  ['Tilda Crake', 'is godmother to the children of', 'Hanne Sooter'],
  ['Wat of the Weir', 'brings eels, and news, to', 'Tilda Crake'],
];

export const rumours: SampleTable = {
  name: 'Rumours in Cindermouth',
  dice: 'd8',
  rows: [
    'Five burners went up the Charcoal Road past Rook’s End (0505) with new axes. Nobody up there had ordered wood.',
    'Old Merrow at the Shrine of the Thorn (0405) can’t leave it. Some say the thorns keep her, some say she keeps them.',
    'A lamp burns in the marsh at night (0209). It goes out when you row towards it.',
    'Clerk Ivo Pask writes a fine hand. My cousin gave him her name for the parish book; now she hears leaves in the house.',
    'The court in the wood (0303) still calls its docket. If you come freely you are let in by the front door.',
    'Bailiff Coyne had an oak on his wharf last month that six horses could not shift. Then it was gone and he had a new roof.',
    'There’s a dragon’s meat store in the fells (1003). It hangs goats by the heels, and once a tax collector.',
    'When the Grey comes over the Weir Bridge (0808), Wat of the Weir says, it will bring down whatever is hidden upstream.',
  ].map((text, row) => ({ text, from: row + 1, to: row + 1 })),
};

export const blocks: SampleBlocks = [
  {
    name: 'Thorn usher',
    figures: {
      kind: 'monster',
      hp: 5,
      str: 9,
      dex: 13,
      wil: 10,
      armour: 1,
      weapons: ['Bramble staff d8'],
      critical: 'is bound in thorns and must be cut free',
    },
    note: 'A tall bundle of brambles in a court collar. Bows to anyone in a robe, and takes everyone else by the elbow. Wants silence in the hall. Fire makes it step back, never run.',
  },
  {
    name: 'Bark juror',
    figures: {
      kind: 'monster',
      hp: 4,
      str: 12,
      dex: 5,
      wil: 12,
      armour: 2,
      weapons: ['Wooden fists d6'],
      critical: 'takes root where they fell',
      darkSight: true,
    },
    note: 'Once a neighbour, now wood with a face. Will vote for anyone who shows it something living: a bird, a flower, a child’s name. Has not been asked its opinion for ninety years, and has one.',
  },
  {
    name: 'Rollworm',
    figures: {
      kind: 'monster',
      hp: 6,
      str: 11,
      dex: 14,
      wil: 4,
      armour: 0,
      weapons: ['Paper-cut coils d6+d6'],
      critical: 'forgets their own name until they read it',
    },
    note: 'A pale worm as long as a ladder that eats writing. Leaves meat alone if there is paper to have: a map, a letter, a spellbook.',
  },
];
