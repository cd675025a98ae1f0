import type { SampleBlocks, SamplePerson, SampleRelation, SampleTable } from '../../common/sampleWorld.ts';

/** Whom the party may meet in the Salt March. */
export const people: readonly SamplePerson[] = [
  {
    name: 'Harbourmaster Quill',
    statBlock: 'Guard',
    hex: '0505',
    note: 'Pays by the sack for green glass and won’t say for whom.',
    want: 'Three more sacks of green glass on the quay before the salt fleet sails. 30 silver the sack.',
    look: 'White moustache gone green at the ends, a tin whistle on a chain.',
    manner: 'Never looks at your face; looks at what you’re carrying.',
    hidden:
      'The glass goes to the Kiln (1009), where the priests grind one great lens of it. They hold his son Perrin there as a novice. He would betray them at once for the boy, and give the party the night on which their cart comes.',
    haunts: ['5–13 the quay at Brine', '13–15 asleep in the customs house', '15–22 the Dry Anchor'],
  },
  {
    name: 'Sister Cind',
    statBlock: 'Ember priest',
    hex: '1009',
    note: 'Has left the Kiln; its priests are searching for her.',
    want: 'The great lens broken before it reaches the well. She can’t go near it herself: it calls her by name.',
    look: 'Shorn head, ash rubbed into the brows, bandaged palms.',
    manner: 'Speaks as if reading from a page held up a little too far away.',
    hidden:
      'She looked through the lens and saw what gives the light: an eye, asleep. She knows the words that the priests say at the well, and that said backwards they shut it. Hides in a dry cistern within sight of the Kiln and moves on every third night.',
    haunts: ['6–19 the cistern near the Kiln', '19–6 among the rocks, watching the cart road'],
  },
  {
    name: 'Netta',
    statBlock: 'Townsperson',
    hex: '0403',
    note: 'Her brother went down the Glass Stair.',
    want: 'Joss brought home, in whatever state. She has a boat and will owe one voyage to anyone who does it.',
    look: 'Rope-scarred arms, one earring; the other is Joss’s.',
    manner: 'Keeps mending while she talks. The knots get tighter.',
    hidden:
      'Joss sent her a bottle of the light. It stands under her bed, and she dreams of stairs. Shown to the people of glass it makes them turn and follow; poured out, it brings one of them back.',
    haunts: ['4–12 the boats at Netmend', '12–20 the net lofts', '20–4 her house, with the lamp out'],
  },
  {
    name: 'Joss',
    statBlock: 'Townsperson',
    hex: '0905',
    hitPoints: { max: 4, now: 2 },
    note: 'Netta’s brother. Blows glass on the second landing and does not know how long he has been there.',
    want: 'To finish the piece that he is working on. It is always the same piece.',
    look: 'Thin, cheerful, green to the elbow. You can see his bones against the fire.',
    manner: 'Offers you a seat and keeps talking to the person who was here before you.',
    hidden:
      'Half turned. Each day he stays, the glass climbs a finger. He leaves if he is handed his earring, or if the piece breaks. He knows which pane in the Hall of Panes is a door.',
    haunts: ['0–24 the workshop on the Glass Stair'],
  },
  {
    name: 'Captain Ruda Vell',
    statBlock: 'Marauder',
    hex: '0505',
    note: 'Sails with the salt fleet. One hold of her ship is empty and locked.',
    want: 'To know what she is to carry, before she signs for it. Pays 50 silver for the truth and 50 more for a reason to refuse.',
    look: 'Salt-white coat, a scar through the lip that makes her seem amused.',
    manner: 'Bets on everything, small sums, and pays at once.',
    hidden:
      'Quill has hired her to take “a round window” to the capital. If it sails, the eye under the hill will wake there and not here, and much larger. She’ll put the party ashore anywhere on the coast if they save her from that.',
    haunts: ['6–12 aboard the *Plain Dealing* at Brine', '12–24 the Dry Anchor', '0–6 her cabin'],
  },
  {
    name: 'Old Tarn',
    statBlock: 'Townsperson',
    hex: '0208',
    note: 'Keeps the Shrine of the Drowned and rows out to count the lights in the fen.',
    want: 'The bell buoy that marauders stole, back on its chain. The wights come further in each night without it.',
    look: 'Oilskin to the ground, eyes like wet slate.',
    manner: 'Greets the people behind you by name. There is nobody there.',
    hidden:
      'His drowned tell him things, for a coin each. They say that the light under the hill is what they walked towards when they went under. The buoy is in the camp on the first landing.',
    haunts: ['3–9 out in the fen by boat', '9–21 the Shrine of the Drowned', '21–3 asleep in the boat'],
  },
];

export const relations: readonly SampleRelation[] = [
  ['Netta', 'is the sister of', 'Joss'],
  ['Harbourmaster Quill', 'bought glass of, and lied to,', 'Joss'],
  ['Harbourmaster Quill', 'has hired the hold of', 'Captain Ruda Vell'],
  ['Sister Cind', 'taught his son at the Kiln:', 'Harbourmaster Quill'],
  ['Old Tarn', 'hides and feeds', 'Sister Cind'],
  ['Captain Ruda Vell', 'lost a bet, and a boat, to', 'Netta'],
];

export const rumours: SampleTable = {
  name: 'Rumours in Brine',
  dice: 'd8',
  rows: [
    'Green glass fetches thirty a sack from Harbourmaster Quill. It comes from the Glass Stair (0905), and you chip it off things with fingers.',
    'Netta in Netmend (0403) has a light under her bed that isn’t a lamp.',
    'Marauders camp on the first landing of the Glass Stair (0905). They were nine in spring. They still set out nine bowls.',
    'There’s smoke in the waste where nothing burns (1009). The priests buy sand there. Who buys sand in a desert?',
    'Captain Ruda Vell sails in four days with a hold full of nothing. She’s bet ten silver that she won’t.',
    'Old Tarn at the Shrine of the Drowned (0208) will ask your dead a question for you. Bring a coin, and don’t ask about yourself.',
    'Storms come off the High Stones at the same hour every evening. Someone in the Storm Watch (1002) is calling them.',
    'A woman with ash on her brow drinks from the cistern by the Kiln (1009) at night, and leaves no tracks going away.',
  ].map((text, row) => ({ text, from: row + 1, to: row + 1 })),
};

export const blocks: SampleBlocks = [
  {
    name: 'Glass pilgrim',
    figures: {
      kind: 'monster',
      hp: 9,
      ar: 2,
      dice: ['1d8', '1d4', '1d4', '1d6'],
      movement: 4,
      weapon: 'Splintered hand 1d6 slash',
      resists: ['slash', 'fire'],
      vulnerable: ['blunt'],
    },
    note: 'Someone who looked too long. Walks down, always down, and through anyone who stands in the way. A light carried upwards makes it turn round.',
  },
  {
    name: 'Pane hound',
    figures: {
      kind: 'monster',
      hp: 6,
      ar: 0,
      dice: ['1d6', '1d12', '1d10', '1d4'],
      movement: 9,
      weapon: 'Bite out of a mirror 1d6 stab',
      vulnerable: ['blunt'],
    },
    note: 'Flat as paper; lives in reflections and comes out of any surface that shines: a shield, a puddle, a bottle. Can’t follow into a room where nothing does. Breathe on the glass and it is blind.',
  },
  {
    name: 'Lidless ember',
    figures: {
      kind: 'monster',
      hp: 5,
      ar: 0,
      dice: ['1d4', '1d10', '1d12', '1d8'],
      movement: 8,
      weapon: 'Stare 1d8 fire',
      resists: ['fire'],
      vulnerable: ['cold'],
    },
    note: 'A drop of the light that got out, with one pupil. Looks at the brightest thing near it until that burns. In the dark it falls asleep, and can be bottled.',
  },
];
