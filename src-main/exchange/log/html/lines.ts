import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { Roll } from '../../../../shared/api.ts';
import type { DiceShown } from '../../../../shared/page/exports.ts';
import { facesOf, type LinePart, type Part } from '../document.ts';

/** `d20 4, 17`, those that do not count struck through. A line may end between two dice, but not within one. */
const rollOf = (roll: Roll): ElementContent[] =>
  facesOf(roll).flatMap(({ sides, faces }, index) => [
    { type: 'text' as const, value: `${index > 0 ? '; ' : ''}d${sides}\u00a0` },
    ...faces.flatMap(({ face, counts }, at): ElementContent[] => [
      ...(at > 0 ? [{ type: 'text' as const, value: ', ' }] : []),
      counts ? { type: 'text', value: `${face}` } : h('s', `${face}`),
    ]),
  ]);

const rollsOf = ({ rolls }: LinePart): ElementContent[] =>
  rolls.flatMap((roll, index) => [
    ...(index > 0 ? [{ type: 'text' as const, value: '\u00a0· ' }] : []),
    ...rollOf(roll),
  ]);

/** How the dice of a line stand behind its words. */
const BEHIND: Readonly<Record<DiceShown, (line: LinePart) => ElementContent[]>> = {
  shown: (line) => [{ type: 'text', value: ' ' }, h('span', { class: 'dice' }, rollsOf(line))],
  folded: (line) => [
    { type: 'text', value: ' ' },
    h('details', { class: 'dice' }, [h('summary', 'dice'), ...rollsOf(line)]),
  ],
  none: () => [],
};

/** The words of a line, with its hour where that is new and its dice. */
function wordsOf(line: LinePart, dice: DiceShown): ElementContent[] {
  const said = line.secret
    ? h('span', { class: ['secret', line.kind] }, [h('b', 'Secret:'), ' ', line.text])
    : h('span', { class: line.kind }, line.text);
  return [
    ...(line.isSameHour ? [] : [h('time', line.hour)]),
    said,
    ...(line.rolls.length > 0 ? BEHIND[dice](line) : []),
  ];
}

const itemOf = (part: Part, dice: DiceShown): Element =>
  part.kind === 'scene'
    ? h('li', [
        ...wordsOf(part.opening, dice),
        ...(part.parts.length > 0
          ? [
              h(
                'ul',
                { class: part.of },
                part.parts.map((inner) => itemOf(inner, dice)),
              ),
            ]
          : []),
      ])
    : h('li', wordsOf(part, dice));

/** The lines of a day as a list; what happens in a scene is a list below the line that opens it. */
export const listOf = (parts: readonly Part[], dice: DiceShown): Element =>
  h(
    'ul',
    { class: 'lines' },
    parts.map((part) => itemOf(part, dice)),
  );
