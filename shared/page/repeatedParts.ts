/** Stands for a part of a message that is said once for all the places where it occurs. */
const MARK = '§';
/** A part with fewer nodes is as short as what would stand for it. */
const LEAST = 6;
/** A message with fewer nodes is sent unchanged. */
const LARGE = 500;

/** A message whose repeated parts stand apart: `{"§": 3}` is the part of that number. Parts use earlier parts only. */
export interface Packed<T> {
  value: T;
  parts?: unknown[];
}

interface Shape {
  value: object;
  children: Map<string, Shape>;
  /** All nodes in it, itself included. */
  nodes: number;
  /** In how many different places it stands. */
  places: number;
}

/** Says every part that occurs more than once only once. Plain data only; data that contains the mark itself is not changed. */
export function packed<T>(value: T): Packed<T> {
  const known = new Map<string, Shape>();
  const names = new Map<Shape, string>();
  const seen = new Map<object, Shape>();
  let marked = false;
  const shapeOf = (branch: object): Shape => {
    const shape = seen.get(branch) ?? shapeByText(branch);
    seen.set(branch, shape);
    return shape;
  };
  const shapeByText = (branch: object): Shape => {
    const children = new Map<string, Shape>();
    const words: string[] = [];
    let nodes = 1;
    for (const [key, member] of Object.entries(branch) as [string, unknown][]) {
      if (key === MARK) marked = true;
      if (typeof member === 'object' && member !== null) {
        const child = shapeOf(member);
        children.set(key, child);
        nodes += child.nodes;
        words.push(`${JSON.stringify(key)}#${names.get(child) ?? ''}`);
      } else {
        nodes += 1;
        words.push(`${JSON.stringify(key)}:${JSON.stringify(member)}`);
      }
    }
    const text = `${Array.isArray(branch) ? '[' : '{'}${words.join(',')}`;
    const same = known.get(text);
    if (same) return same;
    const shape = { value: branch, children, nodes, places: 0 };
    for (const child of children.values()) child.places += 1;
    known.set(text, shape);
    names.set(shape, String(known.size));
    return shape;
  };
  if (typeof value !== 'object' || value === null) return { value };
  const root = shapeOf(value);
  const repeated = [...known.values()].filter(({ places, nodes }) => places > 1 && nodes >= LEAST);
  if (marked || root.nodes < LARGE || repeated.length === 0) return { value };
  const numbers = new Map(repeated.map((shape, index) => [shape, index]));
  const parts = repeated.map((shape) => copyOf(shape, numbers));
  return { value: copyOf(root, numbers) as T, parts };
}

function copyOf({ value, children }: Shape, numbers: ReadonlyMap<Shape, number>): unknown {
  const member = (key: string, child: unknown): unknown => {
    const part = children.get(key);
    if (!part) return child;
    const number = numbers.get(part);
    return number === undefined ? copyOf(part, numbers) : { [MARK]: number };
  };
  if (Array.isArray(value)) return value.map((child, index) => member(String(index), child));
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, member(key, child as unknown)]),
  );
}

/** The message with its parts put in again; they are the same objects wherever they stand. */
export function unpacked<T>({ value, parts }: Packed<T>): T {
  if (!parts) return value;
  const whole: unknown[] = [];
  for (const part of parts) whole.push(filled(part, whole));
  return filled(value, whole) as T;
}

function filled(value: unknown, parts: readonly unknown[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((member) => filled(member, parts));
  const number = Object.hasOwn(value, MARK) ? (value as Record<string, unknown>)[MARK] : undefined;
  if (typeof number === 'number') return parts[number];
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, filled(member, parts)]));
}
