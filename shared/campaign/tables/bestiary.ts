import type { EncounterRow } from '../../hex/land.ts';
import { remembered } from '../../remembered.ts';
import type { Decision, StatBlock, System } from '../../systems/contract.ts';
import { Refusal } from '../refusal.ts';
import type { Campaign, Creature, KeptBlock } from '../state.ts';

/** How a name is compared: without case and spaces at its ends. */
export const blockKey = (name: string): string => name.trim().toLowerCase();

/** The blocks of one bestiary in their order and by their names. */
interface Bestiary {
  all: readonly StatBlock[];
  byName: ReadonlyMap<string, StatBlock>;
  own: ReadonlyMap<string, KeptBlock>;
}

/** Where a system has the blocks of its book, and how it writes a referee’s own. */
type Blocks = Pick<System, 'statBlocks' | 'ownBlocks'>;

const bestiaryOf = remembered((system: Blocks) =>
  remembered((kept: Campaign['bestiary']): Bestiary => {
    const mine = Object.values(kept);
    const all = [
      ...mine.map(({ name, many, figures }) => ({
        ...figures,
        name,
        ...(many === undefined ? {} : { many }),
        line: system.ownBlocks.line(figures),
      })),
      ...system.statBlocks,
    ];
    const byName = new Map(all.map((block) => [blockKey(block.name), block]));
    return { all, byName, own: new Map(mine.map((block) => [blockKey(block.name), block])) };
  }),
);

/** Every stat block that can be met: those of the campaign’s own, then those of the book. */
export const statBlocksOf = ({ bestiary }: Campaign, system: Blocks): readonly StatBlock[] =>
  bestiaryOf(system)(bestiary).all;

/** The stat block of that name, whatever its case. */
export const statBlockNamed = ({ bestiary }: Campaign, system: Blocks, name: string): StatBlock | undefined =>
  bestiaryOf(system)(bestiary).byName.get(blockKey(name));

/** What the campaign keeps under that name; undefined for the blocks of the book. */
export const ownBlockNamed = ({ bestiary }: Campaign, system: Blocks, name: string): KeptBlock | undefined =>
  bestiaryOf(system)(bestiary).own.get(blockKey(name));

/** The stat block of that name, whatever its case; refuses with `unknown-stat-block`. */
export function statBlockOf({ state, system }: Decision, name: string, path = 'who'): StatBlock {
  const found = statBlockNamed(state, system, name);
  if (!found) throw new Refusal('unknown-stat-block', `The bestiary has no “${name}”.`, path);
  return found;
}

/** A creature of a block as the system makes it, with the looks that the block gives its kind. */
export function creatureFrom(
  decision: Decision,
  block: StatBlock,
  name: string,
  hitPoints?: number,
): Omit<Creature, 'id'> {
  const { state, system } = decision;
  const made = system.creatureOf(decision, block, name, hitPoints);
  const { portrait, face } = ownBlockNamed(state, system, block.name) ?? {};
  if (portrait !== undefined) made.portrait = portrait;
  if (face !== undefined) made.face = face;
  return made;
}

/** So many blocks of the campaign’s own stand in an offer; a form asks for the others. */
const MOST_OFFERED = 40;

/** Stat blocks as choices of an offer: the newest of the campaign’s own, and the book’s. */
export function blockChoices(
  campaign: Campaign,
  system: System,
): { value: string; label: string; detail: string }[] {
  const mine = Object.keys(campaign.bestiary).length;
  const all = statBlocksOf(campaign, system).slice(Math.max(0, mine - MOST_OFFERED));
  return all.map(({ name, line }) => ({ value: name, label: name, detail: line }));
}

/** Where a stat block is listed, in words: encounters of regions and sites, rooms, and clocks that bring it. */
export function listedIn({ land, plans, timers }: Campaign, name: string): string[] {
  const key = blockKey(name);
  const names = (rows: readonly EncounterRow[]): boolean =>
    rows.some(({ who }) => who.some(({ statBlock }) => blockKey(statBlock) === key));
  const places = [...Object.values(land.regions), ...Object.values(land.sites)]
    .filter(({ encounters }) => names(encounters))
    .map((place) => place.name);
  const rooms = Object.entries(plans).flatMap(([site, plan]) =>
    Object.values(plan.rooms)
      .filter(({ inhabitants }) => names(inhabitants))
      .map(({ number }) => `${land.sites[site]?.name ?? site} ${number}`),
  );
  const clocks = Object.values(timers)
    .filter(({ details: { statBlock } }) => typeof statBlock === 'string' && blockKey(statBlock) === key)
    .map((timer) => timer.name);
  return [...places, ...rooms, ...clocks];
}

/** The stat block of a name, where the bestiary has one. */
export type KnownBlocks = (name: string) => StatBlock | undefined;

/** Looks stat blocks up by their names, for texts that name some. */
export const blocksKnown =
  ({ state, system }: Pick<Decision, 'state' | 'system'>): KnownBlocks =>
  (name) =>
    statBlockNamed(state, system, name);
