import { MOST_PICTURE_BYTES } from '../../players/pictures.ts';

/** What a host takes in at once. */
export const MOST_BYTES = 1024 * 1024;

/** The same for a picture: in base64, three bytes are four characters. */
export const MOST_PICTURE_CHARACTERS = Math.ceil(MOST_PICTURE_BYTES / 3) * 4 + 64 * 1024;
