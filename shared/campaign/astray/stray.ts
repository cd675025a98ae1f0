import { DIRECTIONS, directionTo, neighbour, type HexLabel } from '../../hex/coordinates.ts';
import { hexAt, roadsIn, type Hex } from '../../hex/land.ts';
import { TERRAINS } from '../../hex/terrain.ts';
import type { Decision } from '../../systems/contract.ts';
import type { Campaign } from '../state.ts';
import { isAstray, thoughtAfter } from './belief.ts';
import { strayed, whereaboutsFound, type FOUND_BY } from './events.ts';

/** What losing the way does: it costs time, or it leads them elsewhere. */
export type Losing = 'time' | 'astray';

/** A roll for the way to a hex. */
export interface WayRoll {
  to: HexLabel;
  kept: boolean;
  losing: Losing;
}

/** Whether a hex is on the map, and can be walked. */
export const isOpen = (hex: Hex | null | undefined): boolean => !!hex && !TERRAINS[hex.terrain].barred;

/** The hexes to the left and to the right of the one they mean to go to; undefined where nobody can walk there. */
function besides({ party, land }: Campaign, to: HexLabel): { left?: HexLabel; right?: HexLabel } {
  const { hex: from } = party;
  const direction = from === null ? undefined : directionTo(from, to);
  if (from === null || !direction) return {};
  const at = DIRECTIONS.indexOf(direction);
  const beside = (turn: number): HexLabel | undefined => {
    const id = DIRECTIONS[(at + turn + DIRECTIONS.length) % DIRECTIONS.length]?.id;
    const hex = id && neighbour(from, id);
    return hex && isOpen(hexAt(land, hex)) ? hex : undefined;
  };
  const [left, right] = [beside(-1), beside(1)];
  return { ...(left && { left }), ...(right && { right }) };
}

/** Whether a roll leads them astray instead of costing time: it failed, the campaign plays it so, and a hex beside is open. */
export const leadsAstray = (campaign: Campaign, { to, kept, losing }: WayRoll): boolean =>
  !kept && losing === 'astray' && Object.keys(besides(campaign, to)).length > 0;

/** Whether a roll for the way, and what came of it, are the referee’s: where players would see by it that they are astray, or not. */
export const isHiddenWay = (campaign: Campaign, roll: WayRoll): boolean =>
  isAstray(campaign) || (roll.losing === 'astray' && (roll.kept || leadsAstray(campaign, roll)));

/** After the event of a roll for the way: who kept it finds out where they are, and who lost it may go astray. */
export function followWay(decision: Decision, roll: WayRoll): void {
  if (roll.kept) findOut(decision, 'way');
  else if (leadsAstray(decision.state, roll)) stray(decision, roll.to);
}

/** On a d6, 1 to 3 leads to the left and 4 to 6 to the right; where nobody can walk there, to the other side. */
function stray(decision: Decision, meant: HexLabel): void {
  const { state } = decision;
  const { left, right } = besides(state, meant);
  const { total } = decision.throwDice('going astray', 1, 6);
  const to = total <= 3 ? (left ?? right) : (right ?? left);
  if (state.party.hex === null || to === undefined) return;
  // Whoever thinks to be elsewhere walks on from there in the direction that they meant.
  const unseen = noticed(state, to, thoughtAfter(state, meant)) === undefined;
  decision.emit(strayed, { from: state.party.hex, meant, to, total, unseen }, { secret: true });
}

/** They find out where they are; nothing happens where they know it. */
export function findOut(decision: Decision, how: (typeof FOUND_BY)[number]): void {
  const { hex, believed } = decision.state.party;
  if (hex !== null && believed !== undefined) decision.emit(whereaboutsFound, { hex, believed, how });
}

/** Where they really come to on the way to a hex: where they have strayed, the hex beside it. */
export const reallyTo = ({ party: { underWay } }: Campaign, to: HexLabel): HexLabel =>
  (underWay?.to === to ? underWay.really : undefined) ?? to;

/** Whether a road runs through a hex. */
const onRoad = ({ land }: Campaign, label: HexLabel): boolean => roadsIn(land.paths).has(label);

/** What does not fit the hex where they think they are: it is none, nobody walks there, or they know it and it is another. */
function belies({ land }: Campaign, hex: Hex, believed: HexLabel | undefined): boolean {
  const there = believed === undefined ? undefined : hexAt(land, believed);
  if (!there || !isOpen(there)) return true;
  return (
    there.known && (there.terrain !== hex.terrain || there.own !== hex.own || there.feature?.secret === false)
  );
}

/**
 * By what they see where they are on coming to a hex and taking it for another: a place that is no secret, a road, ground that
 * does not fit, or that it is the same one. Undefined where they see nothing.
 */
export function noticed(
  campaign: Campaign,
  to: HexLabel,
  believed: HexLabel | undefined,
): (typeof FOUND_BY)[number] | undefined {
  const hex = hexAt(campaign.land, to);
  if (!hex || believed === to) return 'chance';
  if (hex.feature?.secret === false) return 'place';
  if (onRoad(campaign, to)) return 'road';
  return belies(campaign, hex, believed) ? 'land' : undefined;
}
