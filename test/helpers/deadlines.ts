/** Milliseconds after which a test or a hook is taken to hang. It ends what hangs and decides nothing else. */
export const TEST_MS = 600_000;
/** Milliseconds after which a page, or what a test polls for, is taken to hang. */
export const PAGE_MS = 120_000;
