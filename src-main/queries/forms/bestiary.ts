import { z } from 'zod';
import type { BlockCard, BlockDraft, Field, Offer, WholeBlock } from '../../../shared/api.ts';
import { GivenBlockSchema, type GivenBlock } from '../../../shared/campaign/commands/bestiary.ts';
import { withValues } from '../../../shared/campaign/offer.ts';
import type { KeptBlock } from '../../../shared/campaign/state.ts';
import {
  listedIn,
  ownBlockNamed,
  statBlockNamed,
  statBlocksOf,
} from '../../../shared/campaign/tables/bestiary.ts';
import { fitting } from '../../../shared/door/fitting.ts';
import type { StatBlock } from '../../../shared/systems/contract.ts';
import type { Game } from '../../game/game.ts';
import { informed } from './fieldFacts.ts';
import { faceOfBlock } from '../looks.ts';

const EXCERPT = 200;

/** Every stat block that can be met, the campaign’s own first. */
export const bestiary = (game: Game): BlockCard[] =>
  statBlocksOf(game.state.campaign, game.system).map((block) => card(game, block));

/** A stat block as the list shows it. */
export function card({ state: { campaign }, system }: Game, { name, line }: StatBlock): BlockCard {
  const own = ownBlockNamed(campaign, system, name);
  return {
    name,
    line,
    own: own !== undefined,
    from: own?.from ?? '',
    note: own?.note.slice(0, EXCERPT) ?? '',
    portrait: own?.portrait ?? null,
    face: own?.face ?? faceOfBlock(name),
  };
}

/** One stat block with its forms; null where the bestiary has none of that name. */
export function wholeBlock(game: Game, name: string): WholeBlock | null {
  const { campaign } = game.state;
  const block = statBlockNamed(campaign, game.system, name);
  if (!block) return null;
  const { ownBlocks } = game.system;
  const own = ownBlockNamed(campaign, game.system, name);
  const fields = ownBlocks.fields(own?.figures ?? ownBlocks.book.parse(block));
  const { id: _id, ...written } = own ?? { id: '' };
  return {
    ...card(game, block),
    note: own?.note ?? '',
    figures: filledOf(fields),
    written: own ? (written as GivenBlock) : null,
    listed: listedIn(campaign, name),
    meet: meetWith(informed(game, game.offers()), block.name) ?? null,
    edit: own ? editForm(own, fields) : null,
    variant: variantForm(block, own, fields),
  };
}

/** The form to meet somebody with this block chosen, and how many; undefined where nobody can be met now. */
export function meetWith(offers: readonly Offer[], name: string, count?: string): Offer | undefined {
  const met = offers.find(({ command: { type }, needs }) => type === 'meet' && needs);
  return met && withValues(met, { statBlock: name, ...(count === undefined ? {} : { count }) });
}

/** What is known of a blank, in words, a line each; none where it is empty. */
function valuesOf({ value, choices }: Field): string[] {
  if (value === undefined || value === '' || value === false) return [];
  const chosen = choices?.find((choice) => choice.value === value);
  const text = value === true ? 'yes' : String(chosen?.label ?? value);
  return text.split('\n').filter(Boolean);
}

/** What is known of the blanks, each in words. */
const filledOf = (fields: readonly Field[]): WholeBlock['figures'] =>
  fields
    .map((field) => ({ label: field.label, values: valuesOf(field) }))
    .filter(({ values }) => values.length > 0);

type Known = Partial<Omit<GivenBlock, 'figures'>>;

/** A form of a whole block. What no blank asks for goes with the command as it is. */
function formOf(label: string, given: Known, name: Partial<Field>, fields: readonly Field[]): Offer {
  return {
    label,
    command: { type: 'keep-stat-blocks', blocks: [given] },
    needs: [
      { name: 'blocks.0.name', label: 'Name', kind: 'text', value: '', most: 200, ...name },
      ...fields.map((field) => ({ ...field, name: `blocks.0.figures.${field.name}` })),
    ],
  };
}

function editForm({ id: _id, figures: _figures, ...own }: KeptBlock, fields: readonly Field[]): Offer {
  return formOf('Edit stat block', { ...own, replaces: own.name }, { value: own.name }, fields);
}

function variantForm({ name }: StatBlock, own: KeptBlock | undefined, fields: readonly Field[]): Offer {
  const { note = '', portrait, face } = own ?? {};
  const given = {
    from: name,
    note,
    ...(portrait === undefined ? {} : { portrait }),
    ...(face === undefined ? {} : { face }),
  };
  return formOf(`Variant of ${name}`, given, { hint: `Another name, like ${name} with a bow` }, fields);
}

/** The form for a block that there is none of yet; it begins with the figures of `like`. */
export function newBlock(game: Game, name: string, like: StatBlock | undefined): Offer {
  const { ownBlocks } = game.system;
  const own = like && ownBlockNamed(game.state.campaign, game.system, like.name);
  const fields = ownBlocks.fields(like ? (own?.figures ?? ownBlocks.book.parse(like)) : {});
  const hint = like ? { hint: `It begins with the figures of ${like.name}` } : {};
  return formOf(`New stat block: ${name}`, {}, { value: name, ...hint }, fields);
}

/** A stat block from pasted text, in the manner of the system or of another game, or whole blocks from JSON. An empty text gives an empty form. */
export function readBlockText({ system: { ownBlocks } }: Game, text: string): BlockDraft {
  const json = /^\s*[[{]/.test(text) ? fromJson(text) : undefined;
  const { name, figures, left } = ownBlocks.read(json ? '' : text);
  const fields = ownBlocks
    .fields({})
    .map((field) => ({ ...field, value: figures[field.name]?.value ?? field.value ?? '' }));
  const note: Field = {
    name: 'blocks.0.note',
    label: 'Note',
    kind: 'text',
    optional: true,
    value: left.join('; '),
    ...(left.length > 0 ? { hint: 'Here is what could not be read' } : {}),
  };
  const form = formOf('New stat block', {}, { value: name }, fields);
  return {
    form: { ...form, needs: [...(form.needs ?? []), note] },
    name,
    figures: fields.flatMap((field) => {
      const values = valuesOf(field);
      const { from = '', guessed = true } = figures[field.name] ?? {};
      return values.length > 0 ? [{ label: field.label, values, from, guessed }] : [];
    }),
    missing: fields
      .filter(({ value, optional, kind }) => !optional && kind !== 'check' && value === '')
      .map(({ label }) => label),
    unread: [...left],
    blocks: json?.blocks ?? [],
    fault: json?.fault ?? '',
  };
}

const Blocks = z.array(GivenBlockSchema).min(1).max(2000);

function fromJson(text: string): { blocks: GivenBlock[]; fault: string } {
  try {
    const given: unknown = JSON.parse(text);
    const read = fitting(Blocks, Array.isArray(given) ? given : [given]);
    const [issue] = read.error?.issues ?? [];
    const fault = issue ? `${issue.path.map(String).join('.')}: ${issue.message}.` : '';
    return { blocks: read.data ?? [], fault };
  } catch {
    return { blocks: [], fault: 'This JSON is not complete. Copy all of it.' };
  }
}
