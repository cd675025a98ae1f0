import fc from 'fast-check';

/** Every run plays the same games, unless HEXWATCH_SEED names other ones: `npm run torture -- --properties` does. */
fc.configureGlobal({ seed: Number(process.env['HEXWATCH_SEED'] ?? 1) });
