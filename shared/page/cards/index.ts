/** What screens and scripts are told about, card by card. */
export type * from './blockCards.ts';
export type * from './cards.ts';
export type * from './forecastCards.ts';
export type * from './keyCards.ts';
export type * from './makingCards.ts';
export type * from './mapCards.ts';
export type * from './nightCards.ts';
export type * from './regionCards.ts';
export type * from './sessionCards.ts';
export type * from './sheetCards.ts';
export type * from './shopCards.ts';
