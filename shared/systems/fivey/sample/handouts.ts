import type { SampleKey } from '../../common/sampleWorld.ts';

/** What is read aloud where the evening begins, and what players may be shown. */
export const keys: readonly SampleKey[] = [
  {
    at: '0509',
    aloud:
      'The Wet Foot is well named: the Harrow comes in under the door, and the tables stand on bricks. A man in grey gloves has bought your supper. He sets down ten crowns, a contract, and a pen. Across the room someone long and sunburnt is shaking his head at you. Then the bell rings, far off, up the river, and the whole room stops to count. One.',
    secret:
      'The man is Corran Lisle, the one across the room Pell the Guide. The bell rings once for each night until the duke’s great-grandmother has worked herself free: she is nearly done.',
    places: [
      {
        name: 'The contract',
        aloud:
          '*Saint Ottil’s Well (0304), this day.*\n\nFor the bell of the Drowned Chapel (0608), brought whole and **unrung** to our door before the new moon: **sixty crowns**, and ten in hand. The bearer will be told by which road you mean to come, so that we may meet you.\n\n*Wyll, abbot*',
        secret:
          'The last sentence was added by Corran, in a good copy of the abbot’s hand. “Unrung” is the duke’s wish.',
      },
      {
        name: 'The letter on the bat’s leg',
        aloud:
          '*Sire: four of them, and they have signed. They will do the wading for us. I’ll have the road by tomorrow night. The old man suspects nothing but himself. About the chair that was mentioned: I should like the one with arms. C.*',
        secret: 'Found in room 1 of the chapel. Enough to turn Dame Orrel, and to break the abbot’s heart.',
      },
    ],
  },
  {
    at: 'chapel',
    places: [
      {
        name: 'A page of the parish ledger',
        aloud:
          '| | |\n|---|---|\n| 3 April | Wedding, Ferrow and Moss. Fee waived; the boat leaks. |\n| 9 April | Buried this night Aldren, Duke of Vane, by his own wish without a priest. |\n| 9 April | Got up again. |\n| 10 April | Water in the nave. |',
        secret: 'From room 4. The third line is in the sexton’s hand, not the clerk’s.',
      },
    ],
  },
];
