type Key = string | symbol;
type Plain = Record<Key, unknown>;

/** What a draft stands for: what was there, its copy as soon as it is changed, and drafts of its parts that were read. */
interface Track {
  base: Plain;
  copy: Plain | undefined;
  parent: Track | undefined;
  parts: Map<Key, Plain> | undefined;
  /** Keys that were given other values; these may hold drafts. */
  given: Set<Key> | undefined;
}

/** Asks a draft what it stands for; nothing else has it. */
const TRACK = Symbol('track');

/**
 * The value after `change`, which changes the draft that it is given as if it were the value: the value itself stays as
 * it is, and so do, as the same objects, all parts that were not changed. With `freezes` nobody can change the new parts.
 */
export function drafted<Value extends object>(
  value: Value,
  change: (draft: Value) => void,
  freezes = true,
): Value {
  const root = newTrack(value as unknown as Plain);
  change(draftFor(root) as unknown as Value);
  return finished(root, freezes) as unknown as Value;
}

const isObject = (value: unknown): value is Plain => typeof value === 'object' && value !== null;
const latest = ({ copy, base }: Track): Plain => copy ?? base;

const newTrack = (base: Plain, parent?: Track): Track => ({
  base,
  parent,
  copy: undefined,
  parts: undefined,
  given: undefined,
});

/** The target is a mere stand-in: a frozen one would not let its draft show other values. */
const draftFor = (track: Track): Plain =>
  new Proxy((Array.isArray(track.base) ? [track] : { track }) as unknown as Plain, traps);

const trackBehind = (target: Plain): Track =>
  ((target as { track?: Track }).track ?? (target as unknown as Track[])[0]) as Track;

const trackOf = (value: Plain): Track | undefined => value[TRACK] as Track | undefined;

/** Makes the copy of what is changed, and of all that holds it. */
function touch(track: Track): Plain {
  if (track.copy) return track.copy;
  const { base, parent } = track;
  track.copy = Array.isArray(base) ? (base.slice() as unknown as Plain) : { ...base };
  if (parent) touch(parent);
  return track.copy;
}

function give(track: Track, key: Key): void {
  track.given ??= new Set();
  track.given.add(key);
}

/** What a draft shows: a part of what was there before as a draft, everything else as it is. */
function shown(track: Track, key: Key): unknown {
  const value = latest(track)[key];
  // What an event brings along is new, or a draft already.
  if (!isObject(value) || value !== track.base[key] || !Object.hasOwn(track.base, key)) return value;
  const known = track.parts?.get(key);
  if (known) return known;
  const part = draftFor(newTrack(value, track));
  track.parts ??= new Map();
  track.parts.set(key, part);
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
    const isThere = Object.hasOwn(now, key);
    if (isThere && Object.is(now[key], value)) return true;
    if (isThere && now[key] === track.base[key] && isObject(value) && track.parts?.get(key) === value)
      return true;
    touch(track)[key] = value;
    if (isObject(value)) give(track, key);
    return true;
  },
  deleteProperty(target, key) {
    const track = trackBehind(target);
    if (Object.hasOwn(latest(track), key)) Reflect.deleteProperty(touch(track), key);
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
    throw new Error('A draft is changed by giving values alone.');
  },
};

function finished(track: Track, freezes: boolean): Plain {
  const { base, copy, parts, given } = track;
  if (!copy) return base;
  for (const [key, part] of parts ?? []) {
    const inner = trackOf(part);
    if (inner?.copy && copy[key] === base[key]) copy[key] = finished(inner, freezes);
  }
  for (const key of given ?? []) {
    const value = copy[key];
    if (isObject(value)) copy[key] = withoutDrafts(value, freezes);
  }
  if (freezes) Object.freeze(copy);
  return copy;
}

/** Puts in the place of drafts, however deep, what has become of them. */
function withoutDrafts(value: Plain, freezes: boolean): Plain {
  const track = trackOf(value);
  if (track) return finished(track, freezes);
  if (Object.isFrozen(value)) return value;
  for (const key of Object.keys(value)) {
    const part = value[key];
    if (!isObject(part)) continue;
    const whole = withoutDrafts(part, freezes);
    if (whole !== part) value[key] = whole;
  }
  if (freezes) Object.freeze(value);
  return value;
}
