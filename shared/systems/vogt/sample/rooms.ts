import type { SampleRoom, SampleWay } from '../../common/sampleWorld.ts';

/** The key of the Glass Stair, from the hillside down. */
export const rooms: readonly SampleRoom[] = [
  {
    number: '1',
    name: 'The Lip',
    entrance: true,
    box: { x: 8, y: 0, w: 4, h: 3 },
    light: 'lit',
    aloud:
      'The hill has a mouth of green glass, smooth as something licked. Steps go down inside it. The light comes from below, and it comes and goes, slowly, about as fast as you are breathing. Now exactly as fast.',
    secret:
      'Each step has been worn by feet going down, none by feet coming up. Anyone who holds their breath for a full one of the light’s is not counted by it (see 8). A rope of the marauders is tied to a stake; cut, it tells them that someone is here.',
    treasure: [{ name: 'Coil of good rope', slots: 1 }],
  },
  {
    number: '2',
    name: 'The First Landing',
    box: { x: 7, y: 5, w: 6, h: 4 },
    light: 'lit',
    aloud:
      'A camp on a floor of bottle glass: nine bedrolls, nine bowls, a bell buoy hung up for a gong. Three people sit by the fire with their backs to the stair that leads on down. All of them wear blindfolds, pushed up on the forehead.',
    secret:
      'Six of the nine have walked down. The three who are left chip glass for Quill and bind their eyes when the light is strong. They’ll sell their sacks, join anyone who means to break something, and fight only for the buoy, which they ring to wake each other. It belongs to Old Tarn.',
    inhabitants: ['By the fire: 3 Marauder'],
    treasure: [
      { name: 'Sack of green glass (30 silver)', slots: 2, count: 3 },
      { name: 'Old Tarn’s bell buoy', slots: 3 },
    ],
  },
  {
    number: '3',
    name: 'The Hall of Panes',
    box: { x: 0, y: 5, w: 5, h: 5 },
    light: 'dim',
    aloud:
      'Sheets of glass as tall as doors stand in rows, each with you in it. In one of them you are older. In one you are not there. Low down, at the edge of what you can see, something runs from pane to pane.',
    secret:
      'Two hounds live in the panes. Cover what shines and they can’t reach you. The pane in which nobody is shown is a door to the vault (6); Joss and the ledger both know it.',
    trap: 'The pane in which one is older: look for longer than a breath and make a saving throw against WIL, or stand there until someone pulls you away. Each turn adds a level of exhaustion.',
    inhabitants: ['In the panes: 2 Pane hound'],
  },
  {
    number: '4',
    name: 'The Workshop',
    box: { x: 15, y: 5, w: 5, h: 4 },
    light: 'lit',
    aloud:
      'A furnace roars without any fuel that you can see. A young man turns a long pipe, and at the end of it hangs a glass hand, perfect down to the nails. “Nearly,” he says. “Hold this?” There are hundreds of hands on the shelves.',
    secret:
      'Joss. The furnace burns on the light itself. The hands are his sister’s, from memory. Break the one on the pipe and he wakes weeping, and can be led out; while the light breathes in he will try to turn back. One flask among the hands holds light enough to fill a night.',
    treasure: [
      { name: 'Flask of the light', kind: 'light', slots: 1 },
      { name: 'Glass hand (15 silver to a collector)', slots: 1, count: 2 },
    ],
  },
  {
    number: '5',
    name: 'The Second Landing',
    box: { x: 7, y: 11, w: 6, h: 4 },
    light: 'lit',
    aloud:
      'People of green glass stand on the stair, one foot already on the next step. Fishermen, a child, a priest in a hood, six marauders. They are all looking down. Then, all together, they take the step.',
    secret:
      'Eleven pilgrims; two of them are far enough gone to strike at anyone who blocks the stair. A flask of the light carried up past them turns them all round, and they climb until sunset, when those who have been here less than a year become flesh, cold and furious.',
    inhabitants: ['On the lowest step: 2 Glass pilgrim'],
    treasure: [{ name: 'Hooded priest’s seal of the Kiln', slots: 0 }],
  },
  {
    number: '6',
    name: 'The Vault of Lenses',
    box: { x: 0, y: 12, w: 5, h: 4 },
    light: 'dark',
    aloud:
      'It is dark here, properly dark, as if it had been saved up. Wooden racks, and in them round things in felt: a hundred small ones, and a space cleared for one as wide as a cart.',
    secret:
      'Here the priests keep what they have ground, out of the light. Any of these, held up at the well (8), shows what the eye is dreaming of, and lets it see you. The lens of black glass is older than the priests: through it nothing shines, and the light can’t count who looks. The lock takes the seal of the Kiln (5).',
    treasure: [
      { name: 'Lens of black glass', slots: 1 },
      { name: 'Case of fine lenses (120 silver)', slots: 1 },
    ],
  },
  {
    number: '7',
    name: 'The Third Landing',
    box: { x: 7, y: 17, w: 6, h: 4 },
    light: 'lit',
    aloud:
      'Two priests with ash on their brows kneel at a brass frame, wide as a cart and empty. Drops of light hang in the air around them like hornets in no hurry. Every drop has a pupil, and every pupil finds you.',
    secret:
      'They are waiting for the great lens. They will talk, being sure of it: “Four more days, and it will look at the sea.” With the seal, or ash on the brow, one passes as one of them. The words that open the eye are written on the frame; Sister Cind knows what they do read backwards.',
    inhabitants: ['At the frame: 2 Ember priest', 'In the air: 2 Lidless ember'],
    treasure: [
      { name: 'Brass bowl of offerings (70 silver)', slots: 1 },
      { name: 'Perrin Quill’s letter to his father', slots: 0 },
    ],
  },
  {
    number: '8',
    name: 'The Well of Light',
    box: { x: 15, y: 12, w: 6, h: 6 },
    light: 'lit',
    aloud:
      'There is no floor. There is a curve, green over white, wet, as wide as a harbour. It rises and sinks with the light. You stand on the edge of a lid.',
    secret:
      'The eye, shut, and what shines is only what leaks between the lashes. It counts all who breathe along with it, and those it calls. Words read backwards, the black lens held over the leak, or the brass frame thrown in, each stop the clock “The light below wakes”. Anything that hurts it fills the clock at once. On the ledge lie the gifts of those who knew.',
    inhabitants: ['On the rim: 1 Lidless ember'],
    treasure: [
      {
        name: 'Spear of green glass',
        kind: 'weapon',
        slots: 1,
        details: { dice: '1d10', damage: 'stab', quick: true },
      },
      { name: 'Gifts on the ledge (180 silver)', slots: 2 },
    ],
  },
];

export const ways: readonly SampleWay[] = [
  ['1', '2', 'open', 'Forty steps'],
  ['2', '3', 'open'],
  ['2', '4', 'door', 'A curtain of glass beads'],
  ['2', '5', 'open', 'Forty steps more'],
  ['3', '6', 'secret', 'The pane in which nobody is shown'],
  ['5', '6', 'locked', 'Takes the seal of the Kiln'],
  ['5', '7', 'open', 'The last forty steps'],
  ['4', '8', 'stuck', 'The furnace flue, too hot until the light breathes in'],
  ['7', '8', 'door', 'A gate of brass eyelids'],
];
