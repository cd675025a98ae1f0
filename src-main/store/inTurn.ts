import { ignore } from './trouble.ts';

/** Gives back what lets acts happen one after the other, whatever came of the one before; the first begins at once. */
export function inTurn(): <T>(act: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> | null = null;
  return (act) => {
    const done = last ? last.then(act) : act();
    const over: Promise<unknown> = done.catch(ignore).then(() => {
      if (last === over) last = null;
    });
    last = over;
    return done;
  };
}
