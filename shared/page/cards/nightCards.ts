import type { Offer } from '../../campaign/offer.ts';
import type { Looks } from '../view.ts';

/** A night as it can be spent now: what it brings to everybody if nobody comes. */
export interface NightCard {
  command: Offer['command'];
  label: string;
  detail: string;
  /** Why it can't be; null where it can. */
  refused: string | null;
  /** When it is over. */
  hour: string;
  /** What falls due before then. */
  due: { id: string; kind: string; label: string; when: string; secret: boolean }[];
  lanes: NightLane[];
}

export interface NightLane extends Looks {
  id: string;
  name: string;
  /**
   * Food in their own pack: portions, or the dice that wear down: "d6"; now and afterwards, on the lowest dice and on the highest. It
   * is `shared` where they have to eat, and somebody of the party has some.
   */
  food: { count: number; left: string; least: string; most: string; shared: boolean };
  /** A meal falls due, there is none in their pack, and the others have too little to share. */
  hungry: boolean;
  /** What they lie on or under, and whether they wear armour. */
  bed: string[];
  armour: string[];
  /** Hit points now and afterwards, on the lowest dice and on the highest. */
  hitPoints: { now: number; max: number; least: number; most: number };
  /** Figures of their sheet that are others afterwards, as they are read; `then` on the lowest dice and on the highest. */
  changes: { label: string; now: string; then: string }[];
  /** What they have no longer, and what they have from then on. */
  over: string[];
  begins: string[];
  /** What they could still do tonight and lose by sleeping: "2 rest actions". */
  unused?: string;
  /** What happens to them without dice, in the words of the log. */
  told: string[];
  /** What they may do beforehand. */
  offers: Offer[];
}
