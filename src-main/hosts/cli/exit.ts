/** Exit codes, as scripts rely on them. */
export const EXIT = { done: 0, refused: 1, usage: 2, files: 3 } as const;

/** Something in the words of the call that is wrong, or a verb that is not there yet. */
export class WrongUsage extends Error {}
