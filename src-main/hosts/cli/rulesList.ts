import type { System } from '../../../shared/systems/contract.ts';
import type { Rule } from '../../../shared/systems/ruleBook.ts';

/** An option or a number that touches a rule: its values, and the one it starts with. */
interface Touching {
  id: string;
  name: string;
  value: string | number;
  choices?: string[];
}

export interface ListedRule {
  id: string;
  system: string;
  line: string;
  commands: string[];
  /** The file below the sources, and the function in it. */
  at?: string;
  options?: Touching[];
  reading?: string;
  note?: string;
}

const OF_SHARED = /^(campaign|dice|hex|time)\//;

/** Where a rule lives, as a path of the sources. */
const pathOf = (at: string): string => `shared/${OF_SHARED.test(at) ? '' : 'systems/'}${at}`;

function touching({ options, numbers }: System, ids: readonly string[]): Touching[] {
  return ids.flatMap((id): Touching[] => {
    const option = options.find((one) => one.id === id);
    if (option)
      return [{ id, name: option.name, value: option.value, choices: option.choices.map((one) => one.id) }];
    const number = numbers.find((one) => one.id === id);
    return number ? [{ id, name: number.name, value: number.value }] : [];
  });
}

/** Every rule of a system with what its book says of it. */
export function listedRules(system: System): ListedRule[] {
  return system.book.map((rule) => listed(system, rule));
}

function listed(system: System, { id, line, commands, at, options, reading, note }: Rule): ListedRule {
  return {
    ...{ id, system: system.id, line, commands: [...commands] },
    ...(at ? { at: pathOf(at) } : {}),
    ...(options && options.length > 0 ? { options: touching(system, options) } : {}),
    ...(reading ? { reading } : {}),
    ...(note ? { note } : {}),
  };
}

/** A rule in one line. */
export const lineOf = ({ id, line, commands, note }: ListedRule): string =>
  `${id}  ${line}  ${commands.join(', ') || (note ? `(${note})` : '')}`;

const optionLine = ({ id, name, value, choices }: Touching): string =>
  `  ${id}: ${name} (default: ${value}${choices ? `; ${choices.join(', ')}` : ''})`;

/** All that is known of a rule, as a page for people. */
export function pageOf({ id, system, line, commands, at, options, reading, note }: ListedRule): string {
  return [
    `${id} (${system})`,
    line,
    `Commands: ${commands.join(', ') || (note ?? 'none')}`,
    ...(at ? [`Code: ${at}`] : []),
    ...(options ? ['Options:', ...options.map(optionLine)] : []),
    ...(reading ? [`How Hexwatch reads it: ${reading}`] : []),
  ].join('\n');
}
