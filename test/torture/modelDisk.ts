import { basename, dirname } from 'node:path/posix';
import type { AppendHandle, Disk, Found } from '../../src-main/store/disk/disk.ts';

/** A file: what it may hold after a power cut, from what is flushed to what the system shows; the last one counts. */
export interface FileNode {
  kind: 'file';
  id: number;
  versions: Uint8Array[];
}

/** A name that was given, moved or taken away and not flushed. What moves does not go before it has arrived (`needs`). */
export interface Change {
  name: string;
  node: Node | null;
  needs: Change | null;
  isFlushed: boolean;
}

/** A folder: the names that are flushed, and what was changed since. */
export interface FolderNode {
  kind: 'folder';
  id: number;
  flushed: Map<string, Node>;
  changes: Change[];
}
export type Node = FileNode | FolderNode;

const trouble = (code: string, path: string): Error => Object.assign(new Error(`${code}: ${path}`), { code });
const EMPTY = new Uint8Array();
let ids = 0;

/** The promise of what an act gives back or throws. */
const soon = <T>(act: () => T): Promise<T> => new Promise((resolve) => resolve(act()));

export const newFile = (bytes: Uint8Array): FileNode => ({ kind: 'file', id: ++ids, versions: [bytes] });
export const newFolder = (): FolderNode => ({ kind: 'folder', id: ++ids, flushed: new Map(), changes: [] });

/** The bytes that the system shows. */
export const bytesIn = ({ versions }: FileNode): Uint8Array => versions.at(-1) ?? EMPTY;

/** The names that the system shows. */
export function namesIn({ flushed, changes }: FolderNode): Map<string, Node> {
  const names = new Map(flushed);
  for (const { name, node } of changes) {
    if (node) names.set(name, node);
    else names.delete(name);
  }
  return names;
}

/** Thrown by every call of a program that was killed. */
export class Killed extends Error {}

/**
 * A disk in memory that keeps apart what the system shows and what would outlast a power cut. Programs come and go
 * (`program`, `kill`); what they wrote stays, flushed or not. Only calls that change or flush something are steps.
 */
export class ModelDisk {
  readonly root: FolderNode;
  /** Steps done so far, and the number of the one in which the program is killed. */
  steps = 0;
  killAt = Infinity;
  now = (): Date => new Date('2026-11-22T20:00:00Z');
  /** Whether the flush that is asked for now is forgotten, as if the line that asks for it was not there. */
  isForgetful = false;
  #life = 0;
  readonly #locks = new Set<number>();

  constructor(root: FolderNode = newFolder()) {
    this.root = root;
  }

  /** Another disk in the same state, unflushed changes and all. */
  clone(): ModelDisk {
    return new ModelDisk(structuredClone(this.root));
  }

  /** Whether the step of the kill has come. */
  get isKilled(): boolean {
    return this.steps >= this.killAt;
  }

  /** Ends all programs: what they wrote stays, their locks do not. */
  kill(): void {
    this.#life += 1;
    this.#locks.clear();
    this.killAt = Infinity;
  }

  /** Every file that the system shows, by its path. */
  files(at: FolderNode = this.root, path = ''): Map<string, Uint8Array> {
    const found = new Map<string, Uint8Array>();
    for (const [name, node] of namesIn(at)) {
      if (node.kind === 'file') found.set(`${path}/${name}`, bytesIn(node));
      else for (const [inner, bytes] of this.files(node, `${path}/${name}`)) found.set(inner, bytes);
    }
    return found;
  }

  /** Puts flushed bytes in the place of a file, or takes the file away; the folder must be there. */
  put(path: string, bytes: Uint8Array | null): void {
    const { flushed, changes } = this.#folder(dirname(path));
    changes.splice(0, changes.length, ...changes.filter(({ name }) => name !== basename(path)));
    if (bytes) flushed.set(basename(path), newFile(bytes));
    else flushed.delete(basename(path));
  }

  /** The disk as a program sees it that starts now and ends at the next kill. */
  program(): Disk {
    const life = this.#life;
    const alive = (): void => {
      if (life !== this.#life || this.isKilled) throw new Killed('killed by the test');
    };
    const step: Step = (partly) => {
      if (life === this.#life && this.steps === this.killAt - 1) {
        partly?.();
        this.steps += 1;
      }
      alive();
      this.steps += 1;
    };
    return {
      read: (path, start, end) => soon(() => (alive(), bytesIn(this.#file(path)).slice(start, end))),
      writeNew: (path, bytes) =>
        soon(() => {
          step(() => this.#make(path, newFile(EMPTY)));
          const file = newFile(EMPTY);
          this.#make(path, file);
          file.versions.push(Uint8Array.from(bytes));
          this.#flushFile(file);
        }),
      openAppend: (path, create) =>
        soon(() => {
          alive();
          if (create && !this.#find(path)) {
            step();
            this.#make(path, newFile(EMPTY));
          }
          return handleOf(this.#file(path), alive, step, (file) => this.#flushFile(file));
        }),
      rename: (from, to) => soon(() => (step(), this.#rename(from, to))),
      syncFolder: (path) => soon(() => (step(), this.#flushFolder(this.#folder(path)))),
      list: (path) => soon(() => (alive(), this.#find(path) ? [...namesIn(this.#folder(path)).keys()] : [])),
      stat: (path) =>
        soon(() => {
          alive();
          const node = this.#find(path);
          return node ? foundIn(node) : null;
        }),
      mkdir: (path) => soon(() => (step(), this.#make(path, newFolder()))),
      realPath: (path) => Promise.resolve(path),
      remove: (path) => soon(() => (step(), this.#remove(path))),
      lock: (path) =>
        soon(() => {
          alive();
          const { id } = this.#folder(path);
          if (this.#locks.has(id)) return null;
          this.#locks.add(id);
          return () => soon(() => void this.#locks.delete(id));
        }),
      now: () => this.now(),
    };
  }

  #flushFile(file: FileNode): void {
    if (!this.isForgetful) file.versions = [bytesIn(file)];
  }

  #flushFolder(folder: FolderNode): void {
    if (this.isForgetful) return;
    for (const [index, change] of folder.changes.entries()) {
      if (change.needs && !change.needs.isFlushed) continue;
      // What was held back of the same name before is overtaken.
      for (const earlier of folder.changes.slice(0, index + 1))
        if (earlier.name === change.name) earlier.isFlushed = true;
      if (change.node) folder.flushed.set(change.name, change.node);
      else folder.flushed.delete(change.name);
    }
    folder.changes = folder.changes.filter(({ isFlushed }) => !isFlushed);
  }

  #find(path: string): Node | null {
    let at: Node | undefined = this.root;
    for (const name of path.split('/').filter(Boolean)) {
      at = at.kind === 'folder' ? namesIn(at).get(name) : undefined;
      if (!at) return null;
    }
    return at;
  }

  #file(path: string): FileNode {
    const node = this.#find(path);
    if (node?.kind !== 'file') throw trouble(node ? 'EISDIR' : 'ENOENT', path);
    return node;
  }

  #folder(path: string): FolderNode {
    const node = this.#find(path);
    if (node?.kind !== 'folder') throw trouble(node ? 'ENOTDIR' : 'ENOENT', path);
    return node;
  }

  #change(path: string, node: Node | null, needs: Change | null = null): Change {
    const change = { name: basename(path), node, needs, isFlushed: false };
    this.#folder(dirname(path)).changes.push(change);
    return change;
  }

  #make(path: string, node: Node): void {
    if (this.#find(path)) throw trouble('EEXIST', path);
    this.#change(path, node);
  }

  #rename(from: string, to: string): void {
    const node = this.#find(from);
    if (!node) throw trouble('ENOENT', from);
    if (this.#find(to)?.kind === 'folder') throw trouble('ENOTEMPTY', to);
    this.#change(from, null, this.#change(to, node));
  }

  #remove(path: string): void {
    const node = this.#find(path);
    if (!node) throw trouble('ENOENT', path);
    if (node.kind === 'folder' && namesIn(node).size > 0) throw trouble('ENOTEMPTY', path);
    this.#change(path, null);
  }
}

type Step = (partly?: () => void) => void;

function handleOf(file: FileNode, alive: Step, step: Step, flush: (file: FileNode) => void): AppendHandle {
  const add = (bytes: Uint8Array): void => {
    const before = bytesIn(file);
    const after = new Uint8Array(before.length + bytes.length);
    after.set(before);
    after.set(bytes, before.length);
    file.versions.push(after);
  };
  return {
    found: () => soon(() => (alive(), foundIn(file))),
    write: (bytes) =>
      soon(() => {
        // Killed in the midst of it: half is there.
        step(() => add(bytes.subarray(0, bytes.length >> 1)));
        add(bytes);
        return bytes.length;
      }),
    truncate: (size) => soon(() => (step(), void file.versions.push(bytesIn(file).slice(0, size)))),
    datasync: () => soon(() => (step(), flush(file))),
    close: () => Promise.resolve(),
  };
}

const foundIn = (node: Node): Found => ({
  size: node.kind === 'file' ? bytesIn(node).length : 0,
  folder: node.kind === 'folder',
  changed: 0,
  file: String(node.id),
});
