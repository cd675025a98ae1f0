/** Exit codes, as scripts rely on them. */
export const EXIT = { done: 0, refused: 1, usage: 2, files: 3 } as const;

/** A mistake in the command line, or a verb that is not available yet. */
export class WrongUsage extends Error {}
