/**
 * What a path is, how many bytes it holds, and when it was last changed: milliseconds of the machine's clock. `file` is
 * the same for as long as it is the same file, whatever becomes of its name, and another for every other file.
 */
export interface Found {
  size: number;
  folder: boolean;
  changed: number;
  file: string;
}

/** A file open for adding to its end. `write` may take fewer bytes than it was given, as the system's own call does. */
export interface AppendHandle {
  found(): Promise<Found>;
  write(bytes: Uint8Array): Promise<number>;
  truncate(size: number): Promise<void>;
  datasync(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The only way from the store to the machine: its disk, its lock and its clock. A test puts a failing or forgetting
 * one in its place. Every call that fails rejects with an error that carries the system's `code` (`ENOSPC`, …).
 */
export interface Disk {
  /** The bytes from `start` up to, not including, `end`; the whole file without them. */
  read(path: string, start?: number, end?: number): Promise<Uint8Array>;
  /** Writes a file that must not exist yet, and flushes it. */
  writeNew(path: string, bytes: Uint8Array): Promise<void>;
  /** Opens at the end. Without `create`, a file that is gone is an error and not a new file. */
  openAppend(path: string, create: boolean): Promise<AppendHandle>;
  rename(from: string, to: string): Promise<void>;
  /** Makes names that were made, changed or removed in this folder last through a power cut. */
  syncFolder(path: string): Promise<void>;
  /** The names in a folder, in no order; none when there is no such folder. */
  list(path: string): Promise<string[]>;
  /** Null when nothing is there. */
  stat(path: string): Promise<Found | null>;
  mkdir(path: string): Promise<void>;
  /** The path without links in it. */
  realPath(path: string): Promise<string>;
  /** Removes a file or an empty folder. */
  remove(path: string): Promise<void>;
  /** Takes the writer's lock of a folder and gives back its release, or null when another program holds it. */
  lock(folder: string): Promise<(() => Promise<void>) | null>;
  /** The machine's clock: for the names of backups only, nothing is ordered by it. */
  now(): Date;
}
