import type { SampleKey } from '../../common/sampleWorld.ts';

/** What is read aloud where the evening begins, and what players may be shown. */
export const keys: readonly SampleKey[] = [
  {
    at: '0606',
    aloud:
      'The Goose and Ladder is hung with straw for the fair, six days off. A captain with one polished boot puts a list on your table: four names, the last crossed out. “Three to fetch,” the captain says. “Or three badges. I’d rather three.” In the doorway stands a young guard who looks up at the beams, and does not come in.',
    secret:
      'The young guard is Pim Tollard. He follows the party out, and asks about Jessa where nobody hears it.',
    places: [
      {
        name: 'The captain’s list',
        aloud:
          '**Abbey patrol, Tuesday**\n\n1. Hobb Arlen\n2. Wat Pennon\n3. Jessa Marsh\n4. ~~Pim Tollard~~ *back Wed., no boots*\n\nOrders: see why the bell is quiet. Be civil to the sisters. **Don’t touch anything.**',
        secret: 'The first two stand in the cloister (2). Jessa hangs in the infirmary (4).',
      },
      {
        name: 'Pim’s drawing',
        aloud:
          'A square, with four smaller squares on its sides, and a tall one at the back. Lines run from the gate to the tall one; beside them, pressed hard: *KNEE. BELLY. NECK. don’t touch.* In the right-hand square a stick figure hangs from its feet, and next to it: *still talking.*',
        secret: 'True as far as it goes. He has left out the kitchen, where he was paid.',
      },
    ],
  },
  {
    at: 'abbey',
    places: [
      {
        name: 'A page of the recipe book',
        aloud:
          '**Quietwine, for our guest upstairs.** Black honey, three jars. Poppy heads, as many as sisters. Strong ale, to cover. Warm; never boil. One bowl at each quarter day, set down *before* the ninth bell. *It is not a beast, and should not be spoken of as one. It keeps its side.*',
        secret: 'Three jars of black honey are needed; there are nine in the cellar under the kitchen (3).',
      },
    ],
  },
];
