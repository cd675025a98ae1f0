import type { Field, Offer } from '../../campaign/offer.ts';
import type { CharacterLine, Looks } from '../view.ts';

/** A sheet in the system's own words, ready to be shown. */
export interface SheetCard extends Looks {
  creature: string;
  name: string;
  line: string;
  status: CharacterLine['status'];
  hitPoints: { now: number; max: number };
  slots?: { used: number; total: number; bad: number };
  groups: { title: string; figures: SheetFigure[] }[];
  items: SheetItem[];
  coins: { count: number; name: string; offers: Offer[] };
  /** What lies where the party is. */
  lying: SheetLying[];
  /** The party’s treasure. */
  treasure: SheetLying[];
  conditions: { id: string; name: string; slots: number }[];
  note: string;
  hex?: string;
  offers: Offer[];
  /** Forms for what may be added: a thing, a condition. */
  additions: Offer[];
}

export interface SheetFigure {
  label: string;
  value: string;
  dice?: readonly number[];
  detail?: string;
  /** Where it stands on the sheet, and the blank for another value. */
  edit?: { at: string[]; field: Field };
}

/** A thing that lies there, and the offer to take it. */
export interface SheetLying {
  id: string;
  name: string;
  count: number;
  slots: number;
  take: Offer;
}

/** What can be shared out where the party is: what the fallen had, what lies here, the treasure of the room. */
export interface LootCard {
  loot: {
    item: string;
    /** All that are alike, this one first. */
    items: string[];
    name: string;
    count: number;
    slots: number;
    detail: string;
    worth: number | null;
    /** It is worth taking along. */
    wanted: boolean;
    /** It can be put on. */
    wears: boolean;
    /** Whose it was, by id and by name. */
    of?: string;
    from: string;
  }[];
  /** Split evenly, each gets so many, and so many are left over. */
  coins: { count: number; name: string; each: number; left: number };
  takers: { value: string; label: string }[];
}

export interface SheetItem {
  id: string;
  name: string;
  kind: string;
  detail: string;
  slots: number;
  die?: number;
  fullDie?: number;
  inUse: boolean;
  count: number;
  /** It stands for so many things that are alike; what can be done is done with the first of them. */
  stacks: number;
  /** While it burns. */
  light?: CharacterLine['lights'][number];
  /** What can be done with it: what the rules offer first, then what the referee may do with anything. */
  offers: Offer[];
  /** The one that its button does. */
  quick?: Offer;
  drop: Offer;
}
