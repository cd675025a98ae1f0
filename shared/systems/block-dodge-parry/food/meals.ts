/** From the worst meal to the best. */
export const MEALS = ['desperate', 'fresh', 'simple', 'fancy'] as const;
export type Meal = (typeof MEALS)[number];
