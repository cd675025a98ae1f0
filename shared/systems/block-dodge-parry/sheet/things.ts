import { z } from 'zod';
import type { Item } from '../../../campaign/state.ts';
import { recognizing } from '../../common/reading.ts';

export const SkinDetails = z.object({ water: z.literal(true) });
export const CoverDetails = z.object({ protects: z.string().min(1) });

const asSkin = recognizing(SkinDetails);
const asCover = recognizing(CoverDetails);

/** Whether a thing is a waterskin: its die says how full it is. */
export const isSkin = ({ details }: Item): boolean => asSkin(details) !== undefined;

/** The place of the body that a thing keeps injuries off, where it is worn; undefined for any other thing. */
export const coverOf = ({ details }: Item): string | undefined => asCover(details)?.protects;
