// Runs before each file of tests, also where files share their modules.
import fc from 'fast-check';
import { afterAll } from 'vitest';
import { removeOwnFolders } from '../folders.ts';

/** Every run plays the same games, unless PROPERTY_SEED names other ones: `npm run torture` does. */
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 1) });

afterAll(removeOwnFolders);
