import { z } from 'zod';

/** The three scores of Cairn and its family (CA-4, CA-5, CA-6). */
export const ATTRIBUTES = ['str', 'dex', 'wil'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];
export const AttributeSchema = z.enum(ATTRIBUTES);
export const ATTRIBUTE_NAMES = { str: 'STR', dex: 'DEX', wil: 'WIL' } as const;
