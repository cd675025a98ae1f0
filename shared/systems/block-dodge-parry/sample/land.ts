import { landFromLetters } from '../../../hex/lettered.ts';

/** The land row by row, from 01 down; each letter a hex. */
const ROWS = [
  'nnmmmmhhffff',
  'nmmmhhhffffj',
  'mmhhhooffjjj',
  'hhhooooaffjj',
  'hhooaaaaafff',
  'ooaaaapaaoof',
  'oaaapppppooo',
  'ssoopppprroo',
  'ssssoprrrrdd',
  'sssssrrrdddd',
];

const REGION_ROWS = [
  'ppppppppffff',
  'pppppppfffff',
  'pppppvvfffff',
  'pppvvvvvffff',
  'ppvvvvvvvfff',
  'vvvvvvvvvvvf',
  'vvvvvvvvvvvv',
  'mmvvvvvvvvvv',
  'mmmmvvvvvvdd',
  'mmmmmvvvdddd',
];

/** A hill country between peaks, a forest, marsh and a dry corner. */
export const sampleLand = landFromLetters({
  name: 'The Hallow Hills',
  rows: ROWS,
  regionRows: REGION_ROWS,
  regionIds: { v: 'downs', p: 'peaks', f: 'forest', m: 'marsh', d: 'dry' },
  features: {
    '0606': { kind: 'town', name: 'Hallowgate' },
    '0805': { kind: 'village', name: 'Thatch' },
    '0404': { kind: 'village', name: 'Upper Stile' },
    '1002': { kind: 'ruin', name: 'The Webbed Abbey', site: 'abbey' },
    '0209': { kind: 'shrine', name: 'The Sinking Saint', secret: true },
    '0302': { kind: 'cave', name: 'The Cold Mouth', secret: true },
    '0707': { kind: 'shrine', name: 'The Bath of Saint Orla' },
  },
  notes: {
    '0606':
      'The evening begins in the Goose and Ladder by the gate of Hallowgate, six days before the harvest fair. Captain Brand holds out a list of four names, one of them crossed out, and asks who is free. Pim Tollard, the one who came back, stands in the door and will not come under the beams. The abbey (1002) is two days off by Thatch (0805), where Marl sells its silver; at the bath (0707) Sister Orla knows how it was kept quiet.',
    '1002': 'The Night Spider came down the bell rope. The abbess’s recipe book is still in the infirmary.',
    '0707': 'Warm springs; the sisters know their trade.',
  },
  known: ['0606', '0605', '0706', '0506', '0607', '0505', '0805', '0705', '0707'],
  paths: [{ kind: 'road', name: 'The Abbey Road', hexes: ['0606', '0706', '0805'] }],
  regions: {
    downs: {
      name: 'The Downs',
      encounters: [
        { weight: 3, title: 'Shepherds', who: [{ statBlock: 'Villager', count: '1d4' }] },
        { weight: 2, title: 'Bandits', who: [{ statBlock: 'Bandit', count: '1d4' }] },
      ],
    },
    peaks: {
      name: 'The Peaks',
      encounters: [
        { weight: 2, title: 'Wolves', who: [{ statBlock: 'Wolf', count: '1d6' }] },
        { title: 'An ogre', who: [{ statBlock: 'Ogre' }] },
      ],
    },
    forest: {
      name: 'The Deepshade',
      encounters: [
        { weight: 2, title: 'Goblins', who: [{ statBlock: 'Goblin', count: '1d6' }] },
        { title: 'A Night Spider', who: [{ statBlock: 'Night Spider' }] },
      ],
    },
    marsh: {
      name: 'The Sighing Marsh',
      encounters: [{ title: 'Restless dead', who: [{ statBlock: 'Restless dead', count: '1d4' }] }],
    },
    dry: {
      name: 'The Dry Corner',
      encounters: [{ title: 'Cultists', who: [{ statBlock: 'Cultist', count: '1d4' }] }],
    },
  },
  sites: {
    abbey: {
      name: 'The Webbed Abbey',
      hex: '1002',
      note: 'Eight rooms from the gatehouse to the belfry. What lives above comes down at noise.',
      encounters: [
        { weight: 3, title: 'Goblins looting', who: [{ statBlock: 'Goblin', count: '1d3' }] },
        { title: 'The Night Spider', who: [{ statBlock: 'Night Spider' }] },
      ],
    },
  },
});
