import type { SampleKey } from '../../common/sampleWorld.ts';

/** What is read aloud where the evening begins, and what players may be shown. */
export const keys: readonly SampleKey[] = [
  {
    at: '0505',
    aloud:
      'The Dry Anchor, on the quay of Brine, smells of tar and fish and money. The harbourmaster pays thirty silver a sack for green glass, and tips one out on your table to show you what he means. Among the pieces lies a finger, a child’s, every line of the skin on it. He covers it with his hat. At the next table a sea captain has stopped shuffling her cards.',
    secret:
      'The captain is Ruda Vell. Netta stands at the bar and has seen the finger too; she asks the party first, if nobody asks her.',
    places: [
      {
        name: 'The bill of lading',
        aloud:
          '**Salt fleet, *Plain Dealing*, R. Vell master.**\n\nSalt, 40 tons. Dried herring, 12 tons. **One (1) round window, crated, not to be opened, nor carried on deck by day.** To be delivered in the capital to anyone who asks for it by its name.\n\n*Quill, harbourmaster, for friends inland*',
        secret: 'The window’s name is Perrin. It is the only way in which Quill could think to warn someone.',
      },
      {
        name: 'Joss’s last letter',
        aloud:
          'Netta, it’s lovely work down here and no wind. I’ve sent you a bit of the light to mend by. Don’t leave the cork out. I’ll be home as soon as I’ve finished this hand. They’re like yours, they’re so like yours, it is only the left I can’t get right',
        secret: 'Netta has read it so often that it has come apart at the folds. The light is under her bed.',
      },
    ],
  },
  {
    at: 'glass-stair',
    places: [
      {
        name: 'Perrin’s letter to his father',
        aloud:
          'Father: I am well and they are kind. I turn the wheel. It is nearly round now and when it is done I am to be the one who looks. *Please do not come.* Please send the glass.',
        secret:
          'From room 7, never sent. Shown to Harbourmaster Quill it brings him, his guards and a good boat over to the party’s side.',
      },
    ],
  },
];
