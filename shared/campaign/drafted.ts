type Key = string | symbol;
/** Any object, by its keys: a draft is a proxy, whose type nothing but a cast can tell. */
type Plain = Record<Key, unknown>;
type Copying = (base: Plain) => Plain;

/** What a draft stands for: the original, its copy once it is changed, and drafts of the parts that were read. */
class Track {
  copy: Plain | undefined = undefined;
  readonly draft: Plain;
  /** The parts that were read, in a chain: most drafts have one or two. */
  parts: Track | undefined = undefined;
  readonly next: Track | undefined;
  /** Keys that were given other values; these may hold drafts. */
  given: Key[] | undefined = undefined;
  constructor(
    readonly base: Plain,
    readonly key: Key,
    readonly parent: Track | undefined,
    readonly copied: Copying = spread,
  ) {
    this.next = parent?.parts;
    // The target is a mere stand-in: a frozen one would not let its draft show other values.
    this.draft = new Proxy((Array.isArray(base) ? [this] : this) as unknown as Plain, traps);
  }
}

/** Asks a draft what it stands for; nothing else has it. */
const TRACK = Symbol('track');

/**
 * The value after `change`, which changes the draft that it is given as if it were the value: the value itself stays as
 * it is, and so do, as the same objects, all parts that were not changed. What is new can be changed until it is `frozen`.
 * `copied` makes a copy of the value with the same parts, where there is a faster way than spreading it. What is `brought` along
 * for the change holds no drafts, and is not looked through for any.
 */
export function drafted<Value extends object>(
  value: Value,
  change: (draft: Value) => void,
  { copied, brought }: { copied?: (value: Value) => Value; brought?: Readonly<Plain> } = {},
): Value {
  const root = new Track(value as unknown as Plain, '', undefined, copied as unknown as Copying | undefined);
  change(root.draft as unknown as Value);
  return finished(root, brought) as unknown as Value;
}

/** What a draft stands for by now, to look through it without drafts of all that is in it; to be read, not changed. */
export const undrafted = <Value extends object>(draft: Value): Value =>
  withoutDrafts(draft as unknown as Plain) as unknown as Value;

/**
 * Gives a draft many values at once, as Object.assign would, which asks a draft about each of them. There are no drafts in these
 * values: they are not looked through for any.
 */
export function assign(draft: object, values: object = {}): void {
  const track = trackOf(draft as Plain);
  if (!track) {
    Object.assign(draft, values);
    return;
  }
  const [now, given] = [latest(track), values as Plain];
  const keys = Object.keys(given).filter(
    (key) => !Object.is(now[key], given[key]) || !Object.hasOwn(now, key),
  );
  if (keys.length === 0) return;
  track.copy = { ...now, ...given };
  if (track.parent) touch(track.parent);
}

/** The same value, frozen except for the parts that it shares with `before`. */
export function frozen<Value extends object>(value: Value, before?: Value): Value {
  freeze(value as unknown as Plain, before as unknown as Plain | undefined);
  return value;
}

function freeze(value: Plain, before: unknown): void {
  if (value === before || Object.isFrozen(value)) return;
  const old = isObject(before) ? before : undefined;
  for (const key of Object.keys(value)) {
    const part = value[key];
    if (isObject(part)) freeze(part, old?.[key]);
  }
  Object.freeze(value);
}

const isObject = (value: unknown): value is Plain => typeof value === 'object' && value !== null;
const latest = ({ copy, base }: Track): Plain => copy ?? base;

const trackBehind = (target: unknown): Track => (Array.isArray(target) ? target[0] : target) as Track;

const trackOf = (value: Plain): Track | undefined => value[TRACK] as Track | undefined;

/** Makes the copy of what is changed, and of all that holds it. */
function touch(track: Track): Plain {
  if (track.copy) return track.copy;
  const { base, parent } = track;
  track.copy = track.copied(base);
  if (parent) touch(parent);
  return track.copy;
}

// A frozen list is spread faster than it is sliced.
const spread: Copying = (base) => (Array.isArray(base) ? ([...base] as unknown as Plain) : { ...base });

/** What a draft shows: a part of the original as a draft, everything else unchanged. */
function shown(track: Track, key: Key): unknown {
  const { base, copy } = track;
  const value = latest(track)[key];
  // What an event brings along is new, or a draft already.
  if (!isObject(value) || (copy && value !== base[key])) return value;
  const known = partAt(track, key);
  if (known) return known.draft;
  if (!Object.hasOwn(base, key)) return value;
  track.parts = new Track(value, key, track);
  return track.parts.draft;
}

function partAt(track: Track, key: Key): Track | undefined {
  let part = track.parts;
  while (part && part.key !== key) part = part.next;
  return part;
}

const traps: ProxyHandler<Plain> = {
  get(target, key) {
    const track = trackBehind(target);
    return key === TRACK ? track : shown(track, key);
  },
  set(target, key, value: unknown) {
    const track = trackBehind(target);
    const now = latest(track);
    const old = now[key];
    if (Object.is(old, value) && Object.hasOwn(now, key)) return true;
    if (isObject(value)) {
      if (old === track.base[key] && partAt(track, key)?.draft === value) return true;
      track.given ??= [];
      track.given.push(key);
    }
    if (!Array.isArray(now) && !Object.hasOwn(now, key)) takeIn(track, key, value);
    else touch(track)[key] = value;
    return true;
  },
  deleteProperty(target, key) {
    const track = trackBehind(target);
    if (Object.hasOwn(latest(track), key)) leaveOut(track, key);
    return true;
  },
  has: (target, key) => key in latest(trackBehind(target)),
  ownKeys: (target) => Reflect.ownKeys(latest(trackBehind(target))),
  getOwnPropertyDescriptor(target, key) {
    const track = trackBehind(target);
    if (!Object.hasOwn(latest(track), key)) return undefined;
    const isLength = Array.isArray(target) && key === 'length';
    return { writable: true, configurable: !isLength, enumerable: !isLength, value: shown(track, key) };
  },
  defineProperty() {
    throw new Error('A draft is changed only by assigning values.');
  },
};

/** A copy made with a new key is copied again much faster than one to which the key was added. */
function takeIn(track: Track, key: Key, value: unknown): void {
  track.copy = { ...latest(track), [key]: value };
  if (track.parent) touch(track.parent);
}

/** A copy made without the key is read faster than one from which it was taken. */
function leaveOut(track: Track, key: Key): void {
  const copy = touch(track);
  if (Array.isArray(copy)) Reflect.deleteProperty(copy, key);
  else {
    const { [key]: _gone, ...rest } = copy;
    track.copy = rest;
  }
}

function finished({ base, copy, parts, given }: Track, brought?: Readonly<Plain>): Plain {
  if (!copy) return base;
  for (let part = parts; part; part = part.next)
    if (part.copy && copy[part.key] === part.base) copy[part.key] = finished(part, brought);
  for (const key of given ?? []) {
    const value = copy[key];
    if (isObject(value) && !isOneOf(value, brought)) copy[key] = withoutDrafts(value);
  }
  return copy;
}

function isOneOf(value: Plain, parts?: Readonly<Plain>): boolean {
  for (const key in parts) if (parts[key] === value) return true;
  return false;
}

/** Replaces drafts, however deep, with their results. */
function withoutDrafts(value: Plain): Plain {
  const track = trackOf(value);
  if (track) return finished(track);
  if (Object.isFrozen(value)) return value;
  for (const key of Object.keys(value)) {
    const part = value[key];
    if (!isObject(part)) continue;
    const whole = withoutDrafts(part);
    if (whole !== part) value[key] = whole;
  }
  return value;
}
