import { columnRow, labelOf } from '../../../hex/coordinates.ts';
import { landFromLetters } from '../../../hex/lettered.ts';

/** The land row by row, from 01 down; each letter a hex. */
const ROWS = [
  'mmmhhffffooohh',
  'mmhhffffjjoohh',
  'mhhoffjjjjfoho',
  'hhooaffjjffooo',
  'hoaaaaffffoopp',
  'ooaaaaappppppp',
  'orraaaappoppww',
  'rrssraopphhwww',
  'rsssrroohhhhww',
  'rsssrroohmmhhw',
];

/** The region of every hex: fields in the middle, hills around the barrow, the fen, the old wood. */
const REGION_ROWS = [
  'hhhhhwwwwwhhhh',
  'hhhhwwwwwwhhhh',
  'hhhhwwwwwwwhhh',
  'hhhvvwwwwwwvvv',
  'hvvvvvwwwwvvvv',
  'vvvvvvvvvvvvvv',
  'vffvvvvvvvvvvv',
  'fffffvvvvbbvvv',
  'fffffvvvbbbbvv',
  'fffffvvvbbbbbv',
];
const REGION_IDS = {
  v: 'vale',
  f: 'fen',
  w: 'old-wood',
  h: 'high-moor',
  b: 'barrow-hills',
};

const FEATURES = {
  '0506': { kind: 'town', name: 'Larkwater' },
  '0906': { kind: 'village', name: 'Stoneford' },
  '0804': { kind: 'shrine', name: 'Shrine of the Hour' },
  '1009': { kind: 'ruin', name: 'The Barrow of Kings', site: 'barrow' },
  '0309': { kind: 'tower', name: 'The Leaning Tower', secret: true },
  '0203': { kind: 'cave', name: 'The Singing Cave', secret: true },
  '1306': { kind: 'bridge', name: 'The Long Bridge' },
  '1201': { kind: 'monument', name: 'The Three Judges' },
} as const;

const KNOWN = ['0506', '0505', '0606', '0406', '0507', '0605', '0706', '0806', '0906'];

/** A road along a row of hexes, column by column. */
const along = (from: string, to: string): string[] => {
  const [start, end] = [columnRow(from), columnRow(to)];
  if (!start || !end) throw new Error('A road leads from hex to hex.');
  return Array.from({ length: end.column - start.column + 1 }, (_, index) =>
    labelOf(start.column + index, start.row),
  );
};

/** The land of the sample: 140 hexes of our own. */
export const sampleLand = landFromLetters({
  name: 'The Vale of Larkwater',
  rows: ROWS,
  regionRows: REGION_ROWS,
  regionIds: REGION_IDS,
  features: FEATURES,
  notes: {
    '0506':
      'The evening begins in the Lark’s Tongue, Nell Tarrant’s inn. At first light a wagon rolls into the yard with nobody on the box, and something under its canvas hums. It held spades, a king’s arm ring, and a leaf of music without its end. Reeve Oswin comes running to buy all three, and then to hire the party: the carters’ road leads to Stoneford (0906), where Dame Hild waits, and the Barrow of Kings (1009) lies in the hills beyond.',
    '1009':
      'At night one can hear singing from a mile away: one tired voice, and many that don’t know the words.',
  },
  known: KNOWN,
  paths: [
    { kind: 'road', name: 'The Carters’ Road', hexes: along('0106', '1306') },
    { kind: 'road', name: 'The Pilgrims’ Way', hexes: ['0805', '0804'] },
    { kind: 'river', name: 'The Lark', hexes: ['0403', '0404', '0405', '0406', '0407', '0408'] },
  ],
  regions: {
    vale: { name: 'The Vale', dangerous: false },
    fen: {
      name: 'The Fen',
      encounters: [
        { weight: 2, title: 'Marsh things', who: [{ statBlock: 'Marsh thing', count: '1d2' }] },
        { weight: 2, title: 'A swarm', who: [{ statBlock: 'Swarm' }] },
        { title: 'The witch of the Fen', who: [{ statBlock: 'Witch' }] },
      ],
    },
    'old-wood': {
      name: 'The Old Wood',
      encounters: [
        { weight: 3, title: 'Wolves', who: [{ statBlock: 'Wolf', count: '1d4' }] },
        { weight: 2, title: 'Giant spiders', who: [{ statBlock: 'Giant spider', count: '1d2' }] },
        { title: 'A bear', who: [{ statBlock: 'Bear' }] },
        { title: 'Pilgrims who lost the way', who: [{ statBlock: 'Pilgrim', count: '1d4' }] },
      ],
    },
    'high-moor': {
      name: 'The High Moor',
      encounters: [
        { weight: 3, title: 'Bandits', who: [{ statBlock: 'Bandit', count: '1d4' }] },
        { weight: 2, title: 'Mounted raiders', who: [{ statBlock: 'Mounted raider', count: '1d3' }] },
        { title: 'An ogre', who: [{ statBlock: 'Ogre' }] },
      ],
    },
    'barrow-hills': {
      name: 'The Barrow Hills',
      encounters: [
        { weight: 2, title: 'Cultists on their way', who: [{ statBlock: 'Cultist', count: '1d4' }] },
        { weight: 2, title: 'Restless dead', who: [{ statBlock: 'Restless dead', count: '1d3' }] },
      ],
    },
  },
  sites: {
    barrow: {
      name: 'The Barrow of Kings',
      hex: '1009',
      note: 'Five rooms in the mound, three at the foot of a shaft. The cult is digging for the lord buried below.',
      encounters: [
        { weight: 3, title: 'Restless dead', who: [{ statBlock: 'Restless dead', count: '1d3' }] },
        { weight: 2, title: 'Digging cultists', who: [{ statBlock: 'Cultist', count: '1d4' }] },
        { title: 'The Barrow lord', who: [{ statBlock: 'Barrow lord' }] },
      ],
    },
  },
});
