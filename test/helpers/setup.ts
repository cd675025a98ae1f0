// Runs before each file of tests, also where files share their modules.
import fc from 'fast-check';
import { afterAll } from 'vitest';
import { removeOwnFolders } from './folders.ts';

/** Every run plays the same games, unless HEXWATCH_SEED names other ones: `npm run torture` does. */
fc.configureGlobal({ seed: Number(process.env['HEXWATCH_SEED'] ?? 1) });

afterAll(removeOwnFolders);
