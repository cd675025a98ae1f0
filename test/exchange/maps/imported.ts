import { blankCampaign } from '../../../shared/campaign/blankCampaign.ts';
import type { Campaign } from '../../../shared/campaign/state.ts';
import { hexAt, labelAt, type Hex, type Land } from '../../../shared/hex/land.ts';
import { systems } from '../../../shared/systems/registry.ts';
import type { GivenMap } from '../../../shared/page/imports.ts';
import { importMap, type MapImport } from '../../../src-main/exchange/maps/importing.ts';

const system = systems.find(({ id }) => id === 'cairn') ?? systems[0];
if (!system) throw new Error('no system');
export const CAIRN = system;

export const blank = (): Campaign => blankCampaign(CAIRN);

/** What a text comes to in a campaign, without a map where none is given. */
export const imported = (
  text: string | readonly string[],
  more: Partial<GivenMap> & { into?: Campaign } = {},
): MapImport => {
  const { into = blank(), ...given } = more;
  return importMap(into, CAIRN, {
    name: 'vale.txt',
    text: typeof text === 'string' ? text : text.join('\n'),
    ...given,
  });
};

/** The campaign after an import. */
export const after = (campaign: Campaign, { command: { land, file } }: MapImport): Campaign => ({
  ...campaign,
  land,
  mapFile: file,
});

/** A hex in short: “hills, castle Keep, “Fells””. */
export function told(land: Land, label: string): string {
  const hex = hexAt(land, label);
  if (!hex) return 'none';
  const { feature } = hex;
  const letters = labelAt(land, label);
  return [
    groundOf(land, hex),
    ...(feature ? [`${feature.secret ? 'secret ' : ''}${feature.kind} ${feature.name}`] : []),
    ...(letters ? [`“${letters.words}” ${letters.size}`] : []),
  ].join(', ');
}

const groundOf = ({ terrains = {} }: Land, { terrain, own }: Hex): string =>
  own === undefined ? terrain : `${terrains[own]?.name ?? '?'} (${terrain})`;
