import type { SampleRoom, SampleWay } from '../../common/sampleWorld.ts';

/** The key of the Root Court. */
export const rooms: readonly SampleRoom[] = [
  {
    number: '1',
    name: 'The Hanging Door',
    entrance: true,
    box: { x: 6, y: 14, w: 3, h: 3 },
    light: 'dim',
    aloud:
      'Two beeches have grown into one another and left a gap the shape of a door. Names are cut in the bark on both sides, hundreds of them, the lowest ones swallowed by the wood. Five are fresh, and still weep sap.',
    secret:
      'The fresh names are those of the burners; **Rafe Sooter** is the last. Below them a sixth has been begun: the first letter of someone in the party. Anyone who cuts their own name here comes as a guest, and the ushers may not seize them before they have been heard.',
  },
  {
    number: '2',
    name: 'The Waiting Hall',
    box: { x: 5, y: 10, w: 5, h: 3 },
    light: 'dim',
    aloud:
      'Benches of living root run round a long low hall. Four goblins sit in a row with their hats on their knees, each holding a hazelnut with a number scratched on it. A bramble as tall as a man turns its collar towards you.',
    secret:
      'The goblins want their stream back, which a mill took in their grandmothers’ time. They hold the numbers 41 to 44; a bowl by the door has nuts from 45 on, and the court is at 40. They will trade places for food, or for a promise to speak for them. The usher lets one number through at a time, or anyone in a robe.',
    inhabitants: ['Petitioners who have waited for years: 4 Goblin', 'At the great doors: 1 Thorn usher'],
  },
  {
    number: '3',
    name: 'The Robing Room',
    box: { x: 0, y: 10, w: 3, h: 3 },
    light: 'dark',
    aloud:
      'Robes hang from the ceiling like sleeping bats, green going to brown. One sleeve lifts and falls, as if something inside it breathed.',
    secret:
      'Moths, thousands of them, that carry the dust of the robes. Two robes can still be worn. In one, ushers bow to you and goblins stand up; in front of the judge you will be asked for your opinion on a point of law.',
    trap: 'Pull a robe down instead of lifting it off its peg and the moths rise. All in the room make a WIL Save or spend the next turn telling the truth, whatever they are asked.',
    treasure: [
      { name: 'Robe of the Root Court', slots: 1, count: 2 },
      { name: 'Silver chain of office (80 gp)', slots: 1 },
    ],
  },
  {
    number: '4',
    name: 'The Court',
    box: { x: 4, y: 4, w: 7, h: 5 },
    light: 'dim',
    aloud:
      'The roof is one crown of roots, and daylight falls through it in coins. High on a bench of oak sits a very old man in black, reading from a sheet that is not there. Below him five people stand in a row. Their feet have gone into the ground.',
    secret:
      'The judge died in that chair ninety years ago and has not noticed. The burners are alive, rooted to the knee; at each sentence it climbs a hand’s breadth. He hears anyone who addresses the court. He must be shown a roll (6) to change a judgement, a majority of jurors (5) to free a prisoner, or his own heart (8) to close the court for good. Attacked, he calls the jurors. A grown person can be cut loose in one turn, loudly.',
    inhabitants: ['The judge on the bench: 1 Barrow lord'],
    treasure: [
      { name: 'Rafe Sooter’s axe', kind: 'weapon', die: 6, fullDie: 6, slots: 1 },
      {
        name: 'The judge’s gavel',
        kind: 'spell',
        slots: 1,
        details: {
          magic: 'relic',
          spell: 15,
          uses: 2,
          mostUses: 2,
          recharge: 'Settle a quarrel so that both sides leave content.',
        },
      },
    ],
  },
  {
    number: '5',
    name: 'The Jury Room',
    box: { x: 0, y: 5, w: 3, h: 3 },
    light: 'dark',
    aloud:
      'Twelve chairs stand round a table, and eleven are filled by people of wood. They have been carved with great care, down to the warts. Every head is turned to the chair that is empty.',
    secret:
      'Anyone who sits on the twelfth chair may vote, and be heard by the other eleven. Three jurors can stand up and walk; the rest only creak. They will free the burners if someone says why an oak is worth less than five people, and will not if that someone lies. Staying in the chair for more than a turn, make a STR Save to get out of it.',
    inhabitants: ['Those who can still stand: 3 Bark juror'],
  },
  {
    number: '6',
    name: 'The Rolls',
    box: { x: 12, y: 4, w: 4, h: 4 },
    light: 'dark',
    aloud:
      'Rolls of birch bark fill the walls from floor to roof, each tied with grass. Some shelves are empty and shine as if they had been licked. In the far corner someone turns a page, slowly.',
    secret:
      'A rollworm has eaten its way from A to L. Old Merrow’s judgement stands under M, next in its path: it names her innocent in a note of the judge’s own, and names a Coyne. Searching takes a turn, by lamplight half a turn.',
    inhabitants: ['Among the shelves: 1 Rollworm'],
    treasure: [
      { name: 'Old Merrow’s judgement', slots: 0 },
      { name: 'Deed to a mill stream (worth a stream to four goblins)', slots: 0 },
      {
        name: 'Scroll: Comprehend',
        kind: 'spell',
        slots: 0,
        details: { magic: 'scroll', spell: 16 },
      },
    ],
  },
  {
    number: '7',
    name: 'The Deep Cell',
    box: { x: 12, y: 10, w: 4, h: 3 },
    light: 'dark',
    aloud:
      'A round pit under a roof of leaves. Down in it a man is whistling. He stops. “If that’s the appeal,” he says, “you’re late.”',
    secret:
      'Old Jory, a tax collector, sentenced to “remain until he is missed”. Nobody has missed him in eleven years. He knows that the judge’s chair stands on a trapdoor (8) and that the ushers can’t see it. He asks to be announced in the Cold Chimney; say his name there and he is free.',
    trap: 'The floor from the door to the edge is leaves over nothing. The first who walks on it makes a DEX Save or falls twelve feet for d6 damage.',
    treasure: [{ name: 'Tax purse (35 gp)', slots: 1 }],
  },
  {
    number: '8',
    name: 'Under the Bench',
    box: { x: 6, y: 0, w: 3, h: 3 },
    light: 'dark',
    aloud:
      'A hollow no bigger than a cupboard, warm and smelling of rain. Roots come down from above and close on something the size of a fist, like fingers round an apple. It beats.',
    secret:
      'The judge’s heart, planted by the first usher so that the court could continue. Cut it free (STR Save, or one turn with a blade) and the judge looks up, says “Ah. Adjourned,” and falls to leaves; so do the ushers, and all prisoners can walk. Stop the clock “The court passes sentence”. Anyone who keeps the heart can be judge in his place, and will be asked every night.',
    treasure: [
      { name: 'The judge’s heart', slots: 1 },
      { name: 'Box of unclaimed fines (120 gp)', slots: 2 },
    ],
  },
];

export const ways: readonly SampleWay[] = [
  ['1', '2', 'open'],
  ['2', '3', 'door', 'A curtain of ivy'],
  ['2', '4', 'door', 'Great doors of oak; an usher stands before them'],
  ['2', '7', 'stuck', 'Swollen with damp'],
  ['3', '5', 'open', 'A stair of roots'],
  ['4', '5', 'door'],
  ['4', '6', 'locked', 'The key hangs on the chain of office in 3'],
  ['6', '7', 'open', 'A chute for rolls that are finished with'],
  ['4', '8', 'secret', 'A trapdoor under the judge’s chair'],
];
