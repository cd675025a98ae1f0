import { landFromLetters } from '../../../hex/lettered.ts';

/** The land row by row, from 01 down: the sea in the west, mountains across the middle, a swamp in the south-east. */
const ROWS = [
  'wwwoopppffffhhmm',
  'wwoaapppfffjhhmm',
  'wwaaaappffjjfhmm',
  'waaaaapphfjjfhhm',
  'wwoahhmmhhffoohh',
  'woohhmmmmhhoorrh',
  'wppppmomhhoorrrr',
  'wppppphhooffsrrr',
  'wwaaapppofffsssr',
  'wwaaappppffsssss',
  'wwwapppooofssssw',
  'wwwwppoorrrsswww',
];

/** Coast and fields are peopled and safe; the rest is not. */
const REGION_ROWS = [
  'cccnnnnnwwwwuuuu',
  'ccnnnnnnwwwwuuuu',
  'ccnnnnnnwwwwwuuu',
  'cnnnnnnnuwwwwuuu',
  'ccnnuuuuuuwwuuuu',
  'ccuuuuuuuuuuuuuu',
  'cddddduuuuuuuuuu',
  'cddddduuuuwwsuuu',
  'ccvvvdddddwwsssu',
  'ccvvvddddwwsssss',
  'cccvddddddwssssc',
  'ccccddddddsssccc',
];

const REGION_IDS = {
  c: 'coast',
  n: 'northmark',
  w: 'greywood',
  u: 'uplands',
  d: 'downs',
  v: 'vale',
  s: 'sallow-fen',
};

const FEATURES = {
  '0509': { kind: 'town', name: 'Harrowford' },
  '0510': { kind: 'village', name: 'Nether Moss' },
  '0608': { kind: 'ruin', name: 'The Drowned Chapel', site: 'chapel' },
  '0607': { kind: 'monument', name: 'The Milestone Pass' },
  '0707': { kind: 'tower', name: 'The Tollkeep' },
  '0704': { kind: 'town', name: 'Greywick' },
  '0403': { kind: 'village', name: 'Barley End' },
  '0304': { kind: 'shrine', name: 'Saint Ottil’s Well' },
  '1103': { kind: 'camp', name: 'The Charcoal Pits' },
  '1406': { kind: 'castle', name: 'Castle Vane' },
  '1309': { kind: 'cave', name: 'The Bittern’s Mouth', site: 'bittern', secret: true },
  '1502': { kind: 'ruin', name: 'The Star Stair', site: 'stair', secret: true },
  '0211': { kind: 'bridge', name: 'The Ebb Causeway', secret: true },
} as const;

const NOTES = {
  '0509':
    'The evening begins at the Wet Foot in Harrowford, where the river comes in under the door. Corran Lisle lays down ten crowns and a contract: sixty more from Abbot Wyll for the bell of the Drowned Chapel (0608), half a day up the river, at Saint Ottil’s Well (0304) before the new moon. Pell the Guide, at the far end of the room, shakes his head. At dusk the bell rings, far off, with nobody to ring it.',
  '0608': 'Flooded in the year without a summer. The bell still hangs; the goblins are afraid of it.',
  '0707': 'The toll is four crowns a head, or news that the keeper has not heard.',
  '1103': 'The burners pay the duke in charcoal and in silence.',
  '1406': 'The duke has not been seen since spring. His riders have.',
};

const KNOWN = ['0509', '0510', '0508', '0608', '0409', '0408', '0609', '0410', '0607', '0707'];

/** The land of the sample: 192 hexes of our own. */
export const sampleLand = landFromLetters({
  name: 'The Duchy of Vane',
  rows: ROWS,
  regionRows: REGION_ROWS,
  regionIds: REGION_IDS,
  features: FEATURES,
  notes: NOTES,
  known: KNOWN,
  paths: [
    {
      kind: 'paved',
      name: 'The Old Paved Way',
      hexes: ['0607', '0707', '0706', '0705', '0704', '0603', '0503', '0403'],
    },
    {
      kind: 'road',
      name: 'The Harrow Road',
      hexes: ['0509', '0508', '0507', '0406', '0405', '0404', '0403'],
    },
    { kind: 'road', name: 'The Moss Track', hexes: ['0509', '0510', '0511'] },
    {
      kind: 'road',
      name: 'The Duke’s Road',
      hexes: ['0704', '0804', '0904', '1004', '1105', '1205', '1306', '1406'],
    },
    { kind: 'river', name: 'The Harrow', hexes: ['0607', '0608', '0509', '0409', '0309', '0209'] },
  ],
  regions: {
    coast: { name: 'The Coast', dangerous: false },
    vale: { name: 'Harrow Vale', dangerous: false },
    northmark: { name: 'The Northmark', dangerous: false },
    downs: {
      name: 'The Downs',
      encounters: [
        { weight: 3, title: 'Pilgrims for the chapel', who: [{ statBlock: 'Commoner', count: '1d4' }] },
        { weight: 2, title: 'Goblins out to steal sheep', who: [{ statBlock: 'Goblin', count: '1d4' }] },
        { title: 'A berserker looking for a lord', who: [{ statBlock: 'Berserker' }] },
      ],
    },
    uplands: {
      name: 'The Uplands',
      encounters: [
        { weight: 3, title: 'The duke’s riders', who: [{ statBlock: 'Hobgoblin', count: '1d4' }] },
        { weight: 2, title: 'A bear', who: [{ statBlock: 'Bear' }] },
        { title: 'An ogre with a sack', who: [{ statBlock: 'Ogre' }] },
      ],
    },
    greywood: {
      name: 'The Greywood',
      encounters: [
        { weight: 2, title: 'Charcoal burners', who: [{ statBlock: 'Commoner', count: '1d4' }] },
        { weight: 2, title: 'Bugbears', who: [{ statBlock: 'Bugbear', count: '1d2' }] },
        { title: 'An infant dragon', who: [{ statBlock: 'Dragon, Infant' }] },
      ],
    },
    'sallow-fen': {
      name: 'Sallow Fen',
      encounters: [
        { weight: 3, title: 'The drowned', who: [{ statBlock: 'Zombie', count: '1d4' }] },
        { title: 'A troll', who: [{ statBlock: 'Troll' }] },
      ],
    },
  },
  sites: {
    chapel: {
      name: 'The Drowned Chapel',
      hex: '0608',
      note: 'Eight rooms: a nave under a foot of water, a dry gallery, a crypt behind a grille. Four goblins keep their plunder in the gallery.',
      encounters: [
        { weight: 3, title: 'Goblins of the gallery', who: [{ statBlock: 'Goblin', count: '1d4' }] },
        { title: 'Bones from the crypt', who: [{ statBlock: 'Skeleton', count: '1d3' }] },
      ],
    },
    bittern: {
      name: 'The Bittern’s Mouth',
      hex: '1309',
      note: 'A cave that breathes. What the fen drowned comes here to be counted.',
      encounters: [{ title: 'The counted', who: [{ statBlock: 'Zombie', count: '1d3' }] }],
    },
    stair: {
      name: 'The Star Stair',
      hex: '1502',
      note: 'Seven flights up the open sky; the last is not there by day.',
      dark: false,
      encounters: [{ title: 'A wraith that keeps the stair', who: [{ statBlock: 'Wraith' }] }],
    },
  },
});
