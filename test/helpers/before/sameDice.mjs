// Real dice that fall alike in every run, unless PROPERTY_SEED names other ones: loaded into the tests of what was built, and
// into every program of Node that they start.
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const seed = process.env.PROPERTY_SEED ?? '1';
let asked = 0;

crypto.webcrypto.getRandomValues = (block) => {
  asked += 1;
  const bytes = crypto
    .createHash('shake256', { outputLength: block.byteLength })
    .update(`${seed}, ${asked}`)
    .digest();
  new Uint8Array(block.buffer, block.byteOffset, block.byteLength).set(bytes);
  return block;
};
syncBuiltinESMExports();

const itself = `--import=${import.meta.url}`;
if (!process.env.NODE_OPTIONS?.includes(itself))
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} ${itself}`.trim();
