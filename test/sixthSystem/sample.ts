import { landFromLetters } from '../../shared/hex/lettered.ts';

const land = landFromLetters({
  name: 'The Lamplit Road',
  rows: ['ppph', 'pfph', 'ppoh'],
  regionRows: ['rrrr', 'rrrr', 'rrrr'],
  regionIds: { r: 'road' },
  features: {
    '0101': { kind: 'town', name: 'Wick' },
    '0302': { kind: 'ruin', name: 'The Snuffed Tower', site: 'tower' },
  },
  known: ['0101', '0201', '0102'],
  paths: [],
  regions: {
    road: { name: 'The Road', encounters: [{ title: 'Moths', who: [{ statBlock: 'Moth', count: '2' }] }] },
  },
  sites: {
    tower: { name: 'The Snuffed Tower', hex: '0302', note: 'No light stays lit in it.', encounters: [] },
  },
});

export const sample = (): readonly { type: string; [field: string]: unknown }[] => [
  { type: 'chart-land', land },
  { type: 'place-party', hex: '0101' },
  { type: 'make-wayfarer', name: 'Ember', abilities: { might: 2 } },
  { type: 'make-wayfarer', name: 'Soot', abilities: { wits: 1, luck: 1 } },
];
