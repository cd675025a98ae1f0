/** A text without the signs of `first` at its start and of `last` at its end. The work grows with the length of the text alone. */
export function trimmed(text: string, first: string, last: string): string {
  let [from, to] = [0, text.length];
  while (from < to && first.includes(text.charAt(from))) from += 1;
  while (to > from && last.includes(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}
