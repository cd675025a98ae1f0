import { nodeDisk } from '../../src-main/store/disk/nodeDisk.ts';
import { openCampaign } from '../../src-main/store/store.ts';

// A program to be killed: it appends for ever, and says each number once it was answered for.
const store = await openCampaign(nodeDisk, process.argv[2]!);
process.stdout.write('open\n');
for (let seq = (store.tail.at(-1)?.seq ?? store.checkpoint.seq) + 1; process.argv[3] === 'write'; seq++) {
  await store.append(1, { seq, text: 'x'.repeat(seq % 997) });
  process.stdout.write(`${seq}\n`);
  if (seq % 50 === 0) await store.saveCheckpoint(seq, { last: seq });
}
// Unread input keeps it running; its lock does not.
process.stdin.resume();
