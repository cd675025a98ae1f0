import type { System } from '../../../shared/systems/contract.ts';
import { systemOf, systems } from '../../../shared/systems/registry.ts';
import { WrongUsage } from './exit.ts';
import { print } from './folder.ts';
import { commandsSchema, listedCommands } from './commandsSchema.ts';
import { lineOf, listedRules, pageOf } from './rulesList.ts';

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
    rules: system.book.length,
  }));
  const lines = list.map(
    ({ id, name, rules, statBlocks }) => `${id}: ${name}, ${rules} rules, ${statBlocks} stat blocks`,
  );
  return print(json ? JSON.stringify(list) : lines.join('\n'));
}

/** Every rule by its ID with the commands that apply it; or one, with all that is known of it. */
export function listRules(id: string | undefined, { system, json }: Options): Promise<void> {
  const all = chosen(system).flatMap(listedRules);
  if (id === undefined) return print(json ? JSON.stringify(all) : all.map(lineOf).join('\n'));
  const rule = all.find((one) => one.id.toLowerCase() === id.toLowerCase());
  if (!rule) throw new WrongUsage(`There is no rule “${id}”; “hexwatch rules” lists them all.`);
  return print(json ? JSON.stringify(rule) : pageOf(rule));
}

/** Every command, as one JSON Schema (draft 2020-12) or as a list; without a system, those of all. */
export function listCommands({ system, json }: Options): Promise<void> {
  const systems = chosen(system);
  const list = listedCommands(systems);
  return print(
    json
      ? JSON.stringify(commandsSchema(list, systems))
      : list.map(({ type, title, of }) => `${type}: ${title}${of ? ` (${of})` : ''}`).join('\n'),
  );
}
