import { z } from 'zod';
import type { HexLabel } from '../../hex/coordinates.ts';
import { HexLabelSchema, labelAt, LandLabelSchema, type LandLabel } from '../../hex/land.ts';
import { defineCommand, type CommandOf } from '../../systems/contract.ts';
import { defineEvent, tell } from '../event.ts';
import { hexOnMap } from '../lookup.ts';
import type { Offer } from '../offer.ts';
import { keepLabels } from './keptLabels.ts';

const { words, size } = LandLabelSchema.shape;
const LabelSchema = z.object({ words, size });

const withoutHex = (label: LandLabel | undefined): z.infer<typeof LabelSchema> | null =>
  label ? { words: label.words, size: label.size } : null;

/** The label on a hex was written, changed or removed: what it is now and what it was before, null where there is none. */
const hexLabelled = defineEvent(
  'hex-labelled',
  'referee',
  { hex: HexLabelSchema, label: LabelSchema.nullable(), before: LabelSchema.nullable() },
  ({ land }, { hex, label }) => {
    const labels = (land.labels ?? []).filter((one) => one.hex !== hex);
    if (label) labels.push({ hex, ...label });
    keepLabels(land, labels);
  },
);

const labelHex = defineCommand({
  type: 'label-hex',
  title: 'Label hex',
  about:
    'Writes a label on the map at a hex, such as the name of a wood or a warning. Players see it once they know the hex.',
  when: ['anytime'],
  fieldNotes:
    'Null as “words” removes the label. Sizes are 1 small, 2 usual, 3 large; without “size” a label keeps its size, and a new one has 2.',
  fields: z.strictObject({
    type: z.literal('label-hex'),
    hex: HexLabelSchema,
    words: words.nullable(),
    size: size.unwrap().optional(),
  }),
  decide: (decision, { hex, words: written, size: wished }) => {
    hexOnMap(decision.state, hex);
    const before = withoutHex(labelAt(decision.state.land, hex));
    const label = written === null ? null : { words: written, size: wished ?? before?.size ?? 2 };
    if (label?.words === before?.words && label?.size === before?.size) return;
    decision.emit(hexLabelled, { hex, label, before }, { secret: true });
  },
});

/** The forms that write, change and remove the label on a hex. */
export const labelForms = (
  hex: HexLabel,
  label: LandLabel | undefined,
): Offer<CommandOf<typeof labelHex>>[] => [
  {
    label: label ? 'Edit label…' : 'Add label…',
    command: { type: 'label-hex', hex },
    needs: [
      { name: 'words', label: 'Label', kind: 'text', most: 80, value: label?.words ?? '' },
      {
        name: 'size',
        label: 'Size',
        kind: 'number',
        least: 1,
        most: 3,
        value: label?.size ?? 2,
        hint: '1 small, 2 usual, 3 large.',
      },
    ],
  },
  ...(label ? [{ label: 'Remove label', command: { type: 'label-hex' as const, hex, words: null } }] : []),
];

export const labelCommands = [labelHex];
export const labelEvents = [hexLabelled];

/** The words for labels. */
export const labelTellers = [
  tell(hexLabelled, ({ hex, label, before }) =>
    label ? `Label saved: ${label.words} (${hex}).` : `Label removed: ${before?.words ?? ''} (${hex}).`,
  ),
];
