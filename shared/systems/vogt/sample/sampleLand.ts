import { landFromLetters } from '../../../hex/lettered.ts';

/** The land row by row, from 01 down; each letter a hex. */
const ROWS = [
  'wwwooohhmmmm',
  'wwppoohhhmmm',
  'wpppaaoohhmm',
  'wppaaaaoohhm',
  'ppaaaaaffohh',
  'ppoaaafffjoh',
  'osooaffjjjoo',
  'sssooffjjdoo',
  'ssssoooddddo',
  'wsssoodddddd',
];

const REGION_ROWS = [
  'cccchhhhhhhh',
  'ccccchhhhhhh',
  'cccccchhhhhh',
  'ccccccchhhhh',
  'cccccccwwhhh',
  'ccccccwwwwhh',
  'ffcccwwwwwww',
  'fffccwwwwddd',
  'ffffcccddddd',
  'ffffccdddddd',
];

/** A coast with a fen, a wood, high stones and a waste. */
export const sampleLand = landFromLetters({
  name: 'The Salt March',
  rows: ROWS,
  regionRows: REGION_ROWS,
  regionIds: { c: 'coast', h: 'stones', f: 'fen', w: 'wood', d: 'waste' },
  features: {
    '0505': { kind: 'town', name: 'Brine' },
    '0403': { kind: 'village', name: 'Netmend' },
    '0905': { kind: 'ruin', name: 'The Glass Stair', site: 'glass-stair' },
    '1002': { kind: 'tower', name: 'The Storm Watch', secret: true },
    '0208': { kind: 'shrine', name: 'Shrine of the Drowned' },
    '1009': { kind: 'cave', name: 'The Kiln', secret: true },
  },
  notes: {
    '0505':
      'The evening begins in the Dry Anchor on the quay of Brine, four days before the salt fleet sails. Harbourmaster Quill pays 30 silver for each sack of green glass. He empties one in front of the party, and among the pieces lies a child’s finger. Captain Ruda Vell, at the next table, sees it too. So does Netta, come from Netmend (0403) to ask who will go down the Glass Stair (0905) after her brother.',
    '0905': 'Steps of green glass go down into the hill. Something below breathes light.',
    '1009': 'The ember priests keep their fire here, and what feeds it.',
  },
  known: ['0505', '0504', '0604', '0405', '0506', '0605', '0403', '0404'],
  paths: [{ kind: 'road', name: 'The Salt Road', hexes: ['0403', '0404', '0505', '0605'] }],
  regions: {
    coast: {
      name: 'The Coast',
      encounters: [
        { weight: 3, title: 'Townspeople with salt', who: [{ statBlock: 'Townsperson', count: '1d4' }] },
        { weight: 2, title: 'A patrol', who: [{ statBlock: 'Guard', count: '1d3' }] },
      ],
    },
    stones: {
      name: 'The High Stones',
      encounters: [
        { title: 'A stone ogre', who: [{ statBlock: 'Stone ogre' }] },
        { weight: 2, title: 'Dire hounds', who: [{ statBlock: 'Dire hound', count: '1d4' }] },
      ],
    },
    fen: {
      name: 'The Fen',
      encounters: [{ title: 'Bog wights', who: [{ statBlock: 'Bog wight', count: '1d3' }] }],
    },
    wood: {
      name: 'The Saltwood',
      encounters: [
        { weight: 2, title: 'Marauders', who: [{ statBlock: 'Marauder', count: '1d6' }] },
        { title: 'Dire hounds', who: [{ statBlock: 'Dire hound', count: '1d3' }] },
      ],
    },
    waste: {
      name: 'The Waste',
      encounters: [
        { weight: 2, title: 'Ember priests', who: [{ statBlock: 'Ember priest', count: '1d3' }] },
        { title: 'A storm drake', who: [{ statBlock: 'Storm drake' }] },
      ],
    },
  },
  sites: {
    'glass-stair': {
      name: 'The Glass Stair',
      hex: '0905',
      note: 'Three landings, the rooms around them, and a well of light.',
      encounters: [
        { weight: 2, title: 'Marauders at camp', who: [{ statBlock: 'Marauder', count: '1d3' }] },
        { title: 'An ember priest', who: [{ statBlock: 'Ember priest' }] },
      ],
    },
  },
});
