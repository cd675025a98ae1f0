/** Remembers what was made last, as long as all that it is made from is the same. */
export function rememberedLast<From extends readonly unknown[], To>(
  make: (...from: From) => To,
): (...from: From) => To {
  let last: { from: From; to: To } | undefined;
  return (...from) => {
    const isSame =
      last?.from.length === from.length && last.from.every((one, index) => Object.is(one, from[index]));
    if (!last || !isSame) last = { from, to: make(...from) };
    return last.to;
  };
}

/**
 * Makes something of an object once and remembers it as long as that very object is there. For parts of a campaign, which never
 * change in place (a change makes another object), and for systems.
 */
export function remembered<From extends object, To>(make: (from: From) => To): (from: From) => To {
  const made = new WeakMap<From, To>();
  return (from) => {
    const known = made.get(from);
    if (known !== undefined || made.has(from)) return known as To;
    const to = make(from);
    made.set(from, to);
    return to;
  };
}
