import type { SampleKey } from '../../common/sampleWorld.ts';

/** What is read aloud where the evening begins, and what players may be shown. */
export const keys: readonly SampleKey[] = [
  {
    at: '0506',
    aloud:
      'First light in Larkwater, and the lamps are still lit. A wagon comes down the Carters’ Road at a walk, the horses white with dust, and turns into the yard of the Lark’s Tongue as it has every month for years. There is nobody on the box. Under the canvas someone is humming.',
    secret:
      'Under the canvas there is only straw, and the king’s arm ring, warm. It stops humming when it is wrapped in cloth.',
    places: [
      {
        name: 'The leaf of music',
        aloud:
          '> *Sleep, king, the corn is in,*\n> *the ninth lamp is lit.*\n> *Here is one to watch your door,*\n> *here is one to sit.*\n>\n> *Sleep, king, the year is long,*\n> *your nine are in the clay.*\n> *Here is one to hold your hand*\n>\n> *(the leaf is torn across)*',
        secret: 'The missing line is Mother Sedge’s: “until you wake as day.”',
      },
      {
        name: 'The reeve’s bill',
        aloud:
          '*To the diggers’ brother, at the hill:* oil, forty flasks. Spades, twelve. Rope, sixty fathoms. Wax for ears, one box. **Paid, 90 silver**, with thanks, and let us not meet again in town. *O.*',
        secret: 'In Reeve Oswin’s desk, and a copy in Brother Ash’s tent.',
      },
    ],
  },
  {
    at: 'barrow',
    places: [
      {
        name: 'Names on the bed’s foot',
        aloud:
          'Nine marks, and after each a thing: a comb, a torc, a sickle, a cup. Below them, in a script that leans like rain, two lines that nobody here can read.',
        secret:
          'Read by Mother Sedge: “What you take from me I will come and fetch. I know the way to every door.”',
      },
    ],
  },
];
