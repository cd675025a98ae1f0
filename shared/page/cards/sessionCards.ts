/** One session, with the game days it covers. */
export interface SessionCard {
  number: number;
  from: string;
  to: string;
  lines: number;
  /** Chance meetings and others, and how many of them came to blows. */
  encounters: number;
  fights: number;
}

/** What the end of a session asks about and the table does not show. */
export interface EveningCard {
  /** The session that is open, or was last; 0 before the first. */
  session: number;
  /** Who of the party has earned something and not spent it, and what. */
  growth: { id: string; name: string; what: string }[];
}

/** A session in figures. Moments and spans are in seconds of the clock. */
export interface SessionPicture {
  session: number;
  /** The clock when it began and ended, or now; `began` and `ended` say so in words. */
  from: number;
  to: number;
  began: string;
  ended: string;
  /** Game time by scale, from the longest scale to the shortest; it adds up to `to - from`. */
  hours: { id: string; label: string; seconds: number }[];
  days: SessionDay[];
  /** Where days begin; of very many, every second, third … */
  marks: { at: number; day: string }[];
  resources: { hitPoints: HitPointsLine[]; supplies: SupplyLine[] };
}

/** What a day of the game held; quiet days in a row are one, and `days` says how many. */
export interface SessionDay {
  from: string;
  to: string;
  days: number;
  /** Seconds walked from hex to hex. */
  road: number;
  hexes: number;
  encounters: number;
  fights: number;
  rounds: number;
}

/** What a figure was from a moment of the clock on; `when` is that moment in words. */
export interface LinePoint {
  at: number;
  when: string;
  value: number;
}

/** A character's hit points at each change; the first and the last point are when they joined and left the party. */
export interface HitPointsLine {
  id: string;
  name: string;
  points: (LinePoint & { max: number })[];
}

/** How many things of a kind the whole party carried. */
export interface SupplyLine {
  id: 'food' | 'light';
  name: string;
  points: LinePoint[];
}
