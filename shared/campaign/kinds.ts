import type { CommandKind, System } from '../systems/contract.ts';
import type { Rule } from '../systems/ruleBook.ts';
import { coreCommands } from './commands/index.ts';
import { amenders } from './commands/amends.ts';
import type { Amender, EventKind } from './event.ts';
import { coreEvents } from './events/index.ts';

/** All commands and events of a campaign played by `system`, by their type. */
export interface Kinds {
  commands: ReadonlyMap<string, CommandKind>;
  events: ReadonlyMap<string, EventKind>;
  /** What puts an event of a receipt right, by the event’s type. */
  amends: ReadonlyMap<string, Amender>;
}

/** Core kinds and the system's own; where a system gives a command of the same type, its own counts. */
export const kindsOf = (system: Pick<System, 'amends' | 'book' | 'commands' | 'dice' | 'events'>): Kinds => ({
  commands: new Map(
    [...coreCommands, ...system.commands].map((kind) => [
      kind.type,
      { ...kind, rules: rulesOf(system.book, kind.type), dice: kind.dice ?? system.dice?.[kind.type] },
    ]),
  ),
  events: new Map([...coreEvents, ...system.events].map((kind) => [kind.type, kind])),
  amends: new Map([...amenders, ...(system.amends ?? [])].map((amender) => [amender.type, amender])),
});

/** The rules that a command applies, as the book says; first those that its refusals name. */
function rulesOf(book: readonly Rule[], command: string): string[] {
  const applied = book.filter(({ commands }) => commands.includes(command));
  const first = applied.filter(({ refuses }) => refuses?.includes(command));
  return [...new Set([...first, ...applied])].map(({ id }) => id);
}
