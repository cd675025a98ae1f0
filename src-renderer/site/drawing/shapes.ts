/** A name in a line of so many letters, or in two that are about as long; what has no room in them is cut. */
export function linesOf(name: string, most: number, lines: 1 | 2 = 2): string[] {
  const words = name.split(' ');
  if (name.length <= most || words.length === 1 || lines === 1) return [cut(name, most)];
  const half = words.findIndex((_, at) => words.slice(0, at + 1).join(' ').length * 2 >= name.length) + 1;
  const at = half === words.length ? half - 1 : half;
  return [words.slice(0, at), words.slice(at)].map((line) => cut(line.join(' '), most));
}

const cut = (name: string, most: number): string =>
  name.length <= most ? name : `${name.slice(0, most - 1).trimEnd()}…`;

/** Brings a part of what scrolls to its middle, unless all of it can be seen. */
export function reveal(frame: HTMLElement, part: Element): void {
  const [sight, { left, top, right, bottom }] = [frame.getBoundingClientRect(), part.getBoundingClientRect()];
  if (left >= sight.left && right <= sight.right && top >= sight.top && bottom <= sight.bottom) return;
  frame.scrollBy({
    left: (left + right - sight.left - sight.right) / 2,
    top: (top + bottom - sight.top - sight.bottom) / 2,
  });
}
