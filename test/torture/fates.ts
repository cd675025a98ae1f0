import type { Dice } from '../../shared/dice/dice.ts';
import {
  bytesIn,
  ModelDisk,
  newFile,
  newFolder,
  type Change,
  type FileNode,
  type FolderNode,
  type Node,
} from './modelDisk.ts';

/** What is not flushed: files and names that may be found in one of several ways after a power cut. */
interface Open {
  files: { file: FileNode; ends: Uint8Array[] }[];
  /** The changes of one name, in order: as many of them as were carried out are there. */
  names: Change[][];
}

/** What may be on the disk of a file that grew from one version to the next: beginnings of what was added, and zeros. */
function between(before: Uint8Array, after: Uint8Array): Uint8Array[] {
  if (after.length <= before.length) return [after];
  const added = after.length - before.length;
  const cuts = new Set([1, added >> 1, added - 1].filter((cut) => cut > 0));
  const zeros = (kept: number): Uint8Array => {
    const bytes = new Uint8Array(after.length);
    bytes.set(after.subarray(0, before.length + kept));
    return bytes;
  };
  return [after, ...[...cuts].map((cut) => after.slice(0, before.length + cut)), zeros(0), zeros(added >> 1)];
}

function endsOf({ versions }: FileNode): Uint8Array[] {
  const [first, ...later] = versions;
  return first ? [first, ...later.flatMap((after, index) => between(versions[index] ?? first, after))] : [];
}

function openIn(root: FolderNode): Open {
  const open: Open = { files: [], names: [] };
  const seen = new Set<Node>();
  const visit = (node: Node): void => {
    if (seen.has(node)) return;
    seen.add(node);
    if (node.kind === 'file') {
      if (node.versions.length > 1) open.files.push({ file: node, ends: endsOf(node) });
      return;
    }
    const names = new Set(node.changes.map(({ name }) => name));
    for (const each of names) open.names.push(node.changes.filter(({ name }) => name === each));
    for (const inner of node.flushed.values()) visit(inner);
    for (const { node: inner } of node.changes) if (inner) visit(inner);
  };
  visit(root);
  return open;
}

/** The disk after a power cut in which each open thing went as picked; all that is on it is flushed. */
function after(root: FolderNode, { files, names }: Open, picks: readonly number[]): ModelDisk {
  const bytes = new Map(files.map(({ file, ends }, index) => [file, ends[picks[index] ?? 0]]));
  const done = new Set(names.flatMap((changes, index) => changes.slice(0, picks[files.length + index] ?? 0)));
  const made = new Map<Node, Node>();
  const copy = (node: Node): Node => {
    const known = made.get(node);
    if (known) return known;
    if (node.kind === 'file') {
      const file = newFile(bytes.get(node) ?? bytesIn(node));
      made.set(node, file);
      return file;
    }
    const folder = newFolder();
    made.set(node, folder);
    const left = new Map(node.flushed);
    for (const change of node.changes) {
      if (!done.has(change)) continue;
      if (change.node) left.set(change.name, change.node);
      else if (!change.needs || change.needs.isFlushed || done.has(change.needs)) left.delete(change.name);
    }
    for (const [name, inner] of left) folder.flushed.set(name, copy(inner));
    return folder;
  };
  const top = copy(root);
  return new ModelDisk(top.kind === 'folder' ? top : newFolder());
}

/** What a power cut now may leave on the disk: every fate where there are no more than `most`, else so many by chance. */
export function* cuts(disk: ModelDisk, most: number, dice: Dice): Generator<ModelDisk> {
  const open = openIn(disk.root);
  const ways = [...open.files.map(({ ends }) => ends.length), ...open.names.map(({ length }) => length + 1)];
  const all = ways.reduce((product, count) => product * count, 1);
  for (let fate = 0; fate < Math.min(all, most); fate++) {
    let rest = fate;
    const picks = ways.map((count) => {
      if (all > most) return dice(count) - 1;
      const pick = rest % count;
      rest = Math.floor(rest / count);
      return pick;
    });
    yield after(disk.root, open, picks);
  }
}
