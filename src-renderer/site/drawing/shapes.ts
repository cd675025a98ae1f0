/** As much of a name as has room in a box so many squares wide. */
export function cut(name: string, squares: number): string {
  const most = Math.floor(squares * 3.2);
  return name.length <= most ? name : `${name.slice(0, most - 1).trimEnd()}…`;
}

/** Brings a part of what scrolls to its middle, unless all of it can be seen. */
export function reveal(frame: HTMLElement, part: Element): void {
  const [sight, { left, top, right, bottom }] = [frame.getBoundingClientRect(), part.getBoundingClientRect()];
  if (left >= sight.left && right <= sight.right && top >= sight.top && bottom <= sight.bottom) return;
  frame.scrollBy({
    left: (left + right - sight.left - sight.right) / 2,
    top: (top + bottom - sight.top - sight.bottom) / 2,
  });
}
