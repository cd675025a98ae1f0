import { kindsOf } from '../../../shared/campaign/kinds.ts';
import type { System } from '../../../shared/systems/contract.ts';
import { systemOf, systems } from '../../../shared/systems/registry.ts';
import { WrongUsage } from './exit.ts';
import { print } from './folder.ts';
import { commandsSchema, listedCommands } from './commandsSchema.ts';

interface Options {
  system?: string;
  json?: boolean;
}

function chosen(id: string | undefined): readonly System[] {
  if (id === undefined) return systems;
  const system = systemOf(id);
  if (!system)
    throw new WrongUsage(
      `There is no system “${id}”; there are: ${systems.map((one) => one.id).join(', ')}.`,
    );
  return [system];
}

/** The rule systems, with what each has. */
export function listSystems({ json }: Options): Promise<void> {
  const list = systems.map((system) => ({
    id: system.id,
    name: system.name,
    credit: system.credit,
    scales: system.scales,
    phases: [...system.fight.opening, ...system.fight.round].map(({ label }) => label),
    statBlocks: system.statBlocks.length,
    rules: system.rules.length,
  }));
  const lines = list.map(
    ({ id, name, rules, statBlocks }) => `${id}: ${name}, ${rules} rules, ${statBlocks} stat blocks`,
  );
  return print(json ? JSON.stringify(list) : lines.join('\n'));
}

/** Every rule by its ID with the commands that apply it. */
export function listRules({ system, json }: Options): Promise<void> {
  const list = chosen(system).flatMap((one) => {
    const commands = [...kindsOf(one).commands.values()];
    return one.rules.map(({ id, line, note }) => ({
      id,
      system: one.id,
      line,
      commands: commands.filter(({ rules }) => rules.includes(id)).map(({ type }) => type),
      ...(note ? { note } : {}),
    }));
  });
  const lines = list.map(
    ({ id, line, commands, note }) => `${id}  ${line}  ${commands.join(', ') || (note ? `(${note})` : '')}`,
  );
  return print(json ? JSON.stringify(list) : lines.join('\n'));
}

/** Every command, as one JSON Schema (draft 2020-12) or as a list; without a system, those of all. */
export function listCommands({ system, json }: Options): Promise<void> {
  const list = listedCommands(chosen(system));
  return print(
    json
      ? JSON.stringify(commandsSchema(list))
      : list.map(({ type, title, of }) => `${type}: ${title}${of ? ` (${of})` : ''}`).join('\n'),
  );
}
