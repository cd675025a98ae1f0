import { meets, type Box } from '../geometry.ts';
import type { Candidate, Candidates } from './candidates.ts';
import { Crowd } from './crowd.ts';
import type { PlacedSign } from './placed.ts';

/** A sign with the places for its name; what one of them costs is worked out once. */
export interface Wanted {
  sign: PlacedSign;
  name: string;
  candidates: Candidates;
  costs: (number | undefined)[];
}

/** What it costs to stand where another name would stand if nothing were in its way. */
const USUAL = 6;

/** The names that stand so far: each may be moved, and none meets another. */
export class Standing {
  readonly #chosen = new Map<Wanted, Candidate>();
  readonly #owners = new Map<Box, Wanted>();
  readonly #boxes = new Crowd();
  readonly #usual: Crowd;
  readonly #costOf: (to: Candidate, of: PlacedSign) => number;

  constructor(usual: Crowd, costOf: (to: Candidate, of: PlacedSign) => number) {
    this.#usual = usual;
    this.#costOf = costOf;
  }

  /** Where a name stands; undefined where it has no place. */
  at(name: Wanted): Candidate | undefined {
    return this.#chosen.get(name);
  }

  put(name: Wanted, to: Candidate): void {
    const from = this.#chosen.get(name);
    if (from === to) return;
    if (from) this.#owners.delete(from.box);
    this.#chosen.set(name, to);
    this.#owners.set(to.box, name);
    this.#boxes.add(to.box);
  }

  /** The cheapest free place of a name; `but` is kept free as well. */
  best(name: Wanted, but?: Box): Candidate | undefined {
    const own = name.candidates.at(0)?.box;
    let [best, least]: [Candidate | undefined, number] = [undefined, Infinity];
    for (let index = 0; ; index += 1) {
      const to = name.candidates.at(index);
      if (!to || to.base >= least) return best;
      const cost = this.#cost(name, index, to);
      if (cost >= least || (but && meets(but, to.box)) || !this.isFree(name, to.box)) continue;
      const usual = this.#usual.touches(to.box, (box) => box !== own) ? USUAL : 0;
      if (cost + usual < least) [best, least] = [to, cost + usual];
    }
  }

  isFree(name: Wanted, box: Box): boolean {
    return !this.#boxes.touches(box, (one) => (this.#owners.get(one) ?? name) !== name);
  }

  /** Moves one name out of the way of another that has no place. */
  makeRoom(name: Wanted): void {
    for (let index = 0; ; index += 1) {
      const to = name.candidates.at(index);
      if (!to) return;
      if (this.#cost(name, index, to) === Infinity) continue;
      const others = [...this.#boxes.within(to.box)].flatMap((box) => this.#owners.get(box) ?? []);
      const [other] = others;
      const moved = others.length === 1 && other ? this.best(other, to.box) : undefined;
      if (!moved || !other) continue;
      this.put(other, moved);
      this.put(name, to);
      return;
    }
  }

  #cost(name: Wanted, index: number, to: Candidate): number {
    return (name.costs[index] ??= this.#costOf(to, name.sign));
  }
}
