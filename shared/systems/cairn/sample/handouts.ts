import type { SampleKey } from '../../common/sampleWorld.ts';

/** What is read aloud where the evening begins, and what players may be shown. */
export const keys: readonly SampleKey[] = [
  {
    at: '0706',
    aloud:
      'Rain, and a full room at the Cold Chimney. Nobody is drinking. Everyone has a chair from which they can see the door, and the sheet of bark that hangs on it by a thorn as long as a finger. While you eat, a line of ink grows along its lower edge and stops. A name. One of yours.',
    secret: 'Choose whose name it is. The thorn pricks anyone who pulls it out, and by morning it is back.',
    places: [
      {
        name: 'The summons on the door',
        aloud:
          '*To all in the house called the Cold Chimney:*\n\nYou are bidden to the Court beneath the Roots, to answer for one OAK, of four hundred years, who had done no wrong.\n\nThose who come are heard. Those who stay away are fetched.\n\n*Given in session. The Court has not risen.*',
        secret: 'In Clerk Pask’s hand; the wording is the judge’s own.',
      },
      {
        name: 'Hanne’s note to the bailiff',
        aloud:
          'Master Coyne: five went up for you and none came down. Rafe had your fifteen on him for the work and left it on our table, he said it weighed wrong. I have it still. I have your purse too. I will bring both to market on Saturday, and say where they are from. *H. Sooter, Rook’s End (0505)*',
        secret: 'Lies torn in two under the table where Bailiff Coyne sat.',
      },
    ],
  },
  {
    at: 'root-court',
    places: [
      {
        name: 'Old Merrow’s judgement',
        aloud:
          '**The Court v. Merrow, hedge-wife.** For the death of Alder Finn: that she be bound to the Thorn for as long as this roll is whole.\n\n*In the margin, smaller:* It was Coyne’s knife. He wept when he showed it to me. His father paid for the east window. Let it stand.',
        secret:
          'The treasure of room 6. Burnt, it frees her too, but nobody will ever know that she was innocent.',
      },
    ],
  },
];
