import { ignore } from './trouble.ts';

/** Gives back what lets acts happen one after the other, whatever came of the one before. */
export function inTurn(): <T>(act: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (act) => {
    const done = last.then(act);
    last = done.catch(ignore);
    return done;
  };
}
