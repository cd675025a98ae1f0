/** Time inside a site, as everybody at the table counts it. */
export interface SiteTime {
  name: string;
  /** Turns that have passed since they came in. */
  turn: number;
  /** What burns, the longest first. `left` is how many whole turns more; null where a die decides, whose sides are then given. */
  lights: { name: string; left: number | null; die: number | null }[];
}
