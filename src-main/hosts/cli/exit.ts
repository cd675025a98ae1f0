/** Exit codes, as scripts rely on them; the last is what shells say of a program that Ctrl+C ended. */
export const EXIT = { done: 0, refused: 1, usage: 2, files: 3, cancelled: 130 } as const;

/** A mistake in the command line, or a verb that is not available yet. */
export class WrongUsage extends Error {}
