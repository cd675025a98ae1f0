import { once } from 'node:events';
import { nodeDisk } from '../../../src-main/store/disk/nodeDisk.ts';
import { changeList } from '../../../src-main/workspace/listFile.ts';
import { adding, NAMES } from './names.ts';

// A program that, when it is told to begin, adds so many names, each called after it, to the list of a library, and says each
// once it was answered for.
const [, , folder = '', who = '', count = '0'] = process.argv;
process.stdout.write('ready\n');
await once(process.stdin, 'data');
process.stdin.destroy();
for (let n = 1; n <= Number(count); n++) {
  await changeList({ disk: nodeDisk, folder }, NAMES, adding(`${who} ${n}`));
  process.stdout.write(`${who} ${n}\n`);
}
