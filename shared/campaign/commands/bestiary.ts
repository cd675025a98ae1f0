import { z } from 'zod';
import { fitting } from '../../door/fitting.ts';
import { defineCommand, type Decision, type System } from '../../systems/contract.ts';
import { blockKey, listedIn, ownBlockNamed, statBlockNamed } from '../tables/bestiary.ts';
import { statBlockRemoved, statBlocksKept } from '../events/bestiary.ts';
import { freshId } from '../ids.ts';
import { Refusal } from '../refusal.ts';
import { KeptBlockSchema, NameSchema, type KeptBlock } from '../state.ts';

const MOST_BLOCKS = 2000;
const SECRET = { secret: true };

/** A stat block as it comes in; `replaces` names the one of the campaign’s own that it is to be from now on. */
export const GivenBlockSchema = KeptBlockSchema.omit({ id: true }).extend({
  replaces: NameSchema.optional(),
});
export type GivenBlock = z.output<typeof GivenBlockSchema>;

const keepStatBlocks = defineCommand({
  type: 'keep-stat-blocks',
  title: 'Save stat blocks',
  about: 'Saves custom stat blocks. Figures are those of the rule system, an attack can be written as text.',
  fieldNotes: 'One that `replaces` another takes its place.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('keep-stat-blocks'),
    blocks: z.array(GivenBlockSchema).min(1).max(MOST_BLOCKS),
  }),
  decide: (decision, { blocks }) => {
    const faults = blocks.flatMap((block, index) => faultsIn(decision.system, block, `blocks.${index}`));
    const [first] = faults;
    if (first)
      throw new Refusal(
        'bad-stat-block',
        faults.map((fault) => inWords(blocks, fault)).join(' '),
        first.path,
        faults,
      );
    decision.emit(statBlocksKept, { blocks: kept(decision, blocks) }, SECRET);
  },
});

interface Fault {
  path: string;
  message: string;
}

/** A fault as a sentence that names its field and its block. */
function inWords(blocks: readonly GivenBlock[], { path, message }: Fault): string {
  const [, index, ...field] = path.split('.');
  const name = blocks[Number(index)]?.name ?? '';
  return `“${field.join('.')}” of “${name}”: ${message}${message.endsWith('.') ? '' : '.'}`;
}

/** What is wrong with the figures of a block, each at its field. */
function faultsIn(system: Pick<System, 'ownBlocks'>, { figures }: GivenBlock, path: string): Fault[] {
  const issues = fitting(system.ownBlocks.figures, figures).error?.issues ?? [];
  return issues.map(({ path: at, message, code, ...issue }) => {
    const [unknown] = code === 'unrecognized_keys' && 'keys' in issue ? issue.keys : [];
    const where = [path, 'figures', ...at, ...(unknown === undefined ? [] : [unknown])];
    return { path: where.map(String).join('.'), message };
  });
}

/** The blocks with their ids and their figures as they are kept. Refuses names that are taken with `taken-name`. */
function kept({ state, system }: Decision, blocks: readonly GivenBlock[]): KeptBlock[] {
  const known = { ...state.bestiary };
  const names = new Set<string>();
  const all = blocks.map(({ replaces, figures, ...block }, index): KeptBlock => {
    const path = `blocks.${index}`;
    const before = replaces === undefined ? undefined : ownBlock(state, system, replaces, `${path}.replaces`);
    const other = statBlockNamed(state, system, block.name);
    const isAnother = other && blockKey(other.name) !== blockKey(before?.name ?? '');
    if (isAnother || names.has(blockKey(block.name)))
      throw new Refusal(
        'taken-name',
        `The bestiary already has “${block.name}”. Choose another name.`,
        `${path}.name`,
      );
    if (before && blockKey(before.name) !== blockKey(block.name))
      demandUnlisted({ state }, before.name, `${path}.name`);
    names.add(blockKey(block.name));
    const id = before?.id ?? freshId(block.name, 'stat-block', known);
    const made: KeptBlock = {
      id,
      ...block,
      figures: z.record(z.string(), z.json()).parse(system.ownBlocks.figures.parse(figures)),
    };
    known[id] = made;
    return made;
  });
  if (Object.keys(known).length > MOST_BLOCKS)
    throw new Refusal('too-many', `A campaign holds ${MOST_BLOCKS} custom stat blocks at most.`, 'blocks');
  return all;
}

/** One of the campaign’s own; refuses `unknown-stat-block`. */
function ownBlock(state: Decision['state'], system: System, name: string, path: string): KeptBlock {
  const found = ownBlockNamed(state, system, name);
  if (!found)
    throw new Refusal('unknown-stat-block', `There is no “${name}” among the custom stat blocks.`, path);
  return found;
}

/** What encounters and clocks call by its name keeps it; refuses `still-listed`. */
function demandUnlisted({ state }: Pick<Decision, 'state'>, name: string, path: string): void {
  const places = listedIn(state, name);
  if (places.length > 0)
    throw new Refusal(
      'still-listed',
      `“${name}” is listed in ${places.join(', ')}. Take it out there first.`,
      path,
    );
}

const removeStatBlock = defineCommand({
  type: 'remove-stat-block',
  title: 'Remove stat block',
  about: 'Removes a custom stat block. Creatures made from it stay as they are.',
  when: ['anytime'],
  fields: z.strictObject({ type: z.literal('remove-stat-block'), block: NameSchema }),
  decide: (decision, { block }) => {
    const { id, name } = ownBlock(decision.state, decision.system, block, 'block');
    demandUnlisted(decision, name, 'block');
    decision.emit(statBlockRemoved, { block: id }, SECRET);
  },
});

export const bestiaryCommands = [keepStatBlocks, removeStatBlock];
