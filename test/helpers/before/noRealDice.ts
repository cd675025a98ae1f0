import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const { webcrypto } = crypto;
const random = webcrypto.getRandomValues.bind(webcrypto);

/** Who rolls real dice in a test plays another game in every run. Only dice ask for numbers of 32 bits. */
webcrypto.getRandomValues = (block) => {
  if (block instanceof Uint32Array)
    throw new Error('This test rolls real dice: give it faces, or seeded dice.');
  return random(block);
};
syncBuiltinESMExports();
