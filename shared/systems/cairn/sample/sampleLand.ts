import { landFromLetters } from '../../../hex/lettered.ts';

/** The land row by row, from 01 down; each letter a hex. */
const ROWS = [
  'ffffffhhmmmm',
  'fjjfffohhmmm',
  'fjjjffoohhmm',
  'ffjfoooaohhm',
  'ffooaaaaaohh',
  'oooaaaapaaoh',
  'ssoopappaaoo',
  'sssoppppaawo',
  'ssssrrpppwww',
  'sssrrrroowww',
];

const REGION_ROWS = [
  'eeeeeewwwwww',
  'eeeeeewwwwww',
  'eeeeeewwwwww',
  'eeeevvvvwwww',
  'eevvvvvvvwww',
  'vvvvvvvvvvvw',
  'mmvvvvvvvvvv',
  'mmmvvvvvvvvv',
  'mmmmvvvvvvvv',
  'mmmmvvvvvvvv',
];

/** A valley between an old wood, a mire and the fells. */
export const sampleLand = landFromLetters({
  name: 'The Vale of Ashes',
  rows: ROWS,
  regionRows: REGION_ROWS,
  regionIds: { v: 'vale', e: 'elderwood', m: 'mire', w: 'fells' },
  features: {
    '0706': { kind: 'town', name: 'Cindermouth' },
    '0505': { kind: 'village', name: 'Rook’s End' },
    '0908': { kind: 'village', name: 'Weirside' },
    '0303': { kind: 'ruin', name: 'The Root Court', site: 'root-court' },
    '0209': { kind: 'tower', name: 'The Drowned Tower', secret: true },
    '1003': { kind: 'cave', name: 'The Wyrm’s Larder', secret: true },
    '0405': { kind: 'shrine', name: 'Shrine of the Thorn' },
    '0808': { kind: 'bridge', name: 'The Weir Bridge' },
  },
  notes: {
    '0706':
      'The evening begins at the Cold Chimney, Tilda Crake’s inn. Rain. A summons is nailed to the door with a thorn as long as a finger, and while the party eats, a name appears at the foot of it. Bailiff Coyne sits by the fire and pays 20 gp at once to anyone who will go to Rook’s End (0505) and on into the wood after five burners. The Root Court (0303) is two days away; Old Merrow (0405) knows its manners.',
    '0303': 'The hedge court that once judged the valley. Something still holds session.',
    '0209': 'Only the top floor stands above the water; a lamp burns in it on some nights.',
  },
  known: ['0706', '0705', '0606', '0806', '0707', '0505', '0605', '0807'],
  paths: [
    { kind: 'road', name: 'The Charcoal Road', hexes: ['0505', '0605', '0706'] },
    { kind: 'road', name: 'The Weir Road', hexes: ['0706', '0806', '0807', '0808', '0908'] },
    { kind: 'river', name: 'The Grey', hexes: ['1005', '1006', '1007', '1008'] },
  ],
  regions: {
    vale: {
      name: 'The Vale',
      encounters: [
        { weight: 3, title: 'Villagers with a cart', who: [{ statBlock: 'Villager', count: '1d4' }] },
        { weight: 2, title: 'The town watch', who: [{ statBlock: 'Guard', count: '1d3' }] },
        { title: 'Bandits', who: [{ statBlock: 'Bandit', count: '1d4' }] },
      ],
    },
    elderwood: {
      name: 'The Elderwood',
      encounters: [
        { weight: 2, title: 'Wolves', who: [{ statBlock: 'Wolf', count: '1d4' }] },
        { weight: 2, title: 'Goblins gathering wood', who: [{ statBlock: 'Goblin', count: '1d6' }] },
        { title: 'A hedge witch', who: [{ statBlock: 'Hedge witch' }] },
      ],
    },
    mire: {
      name: 'The Mire',
      encounters: [
        { weight: 2, title: 'Restless dead', who: [{ statBlock: 'Restless dead', count: '1d4' }] },
        { title: 'Cultists by lantern light', who: [{ statBlock: 'Cultist', count: '1d3' }] },
      ],
    },
    fells: {
      name: 'The Fells',
      encounters: [
        { weight: 2, title: 'An ogre', who: [{ statBlock: 'Ogre' }] },
        { weight: 2, title: 'Wolves', who: [{ statBlock: 'Wolf', count: '1d6' }] },
        { title: 'The wyrm abroad', who: [{ statBlock: 'Wyrm' }] },
      ],
    },
  },
  sites: {
    'root-court': {
      name: 'The Root Court',
      hex: '0303',
      note: 'Eight rooms under living roots. The judge is dead and does not know it.',
      encounters: [
        { weight: 3, title: 'Bailiffs of bone', who: [{ statBlock: 'Restless dead', count: '1d3' }] },
        { weight: 2, title: 'Goblin petitioners', who: [{ statBlock: 'Goblin', count: '1d4' }] },
        { title: 'The judge', who: [{ statBlock: 'Barrow lord' }] },
      ],
    },
  },
});
