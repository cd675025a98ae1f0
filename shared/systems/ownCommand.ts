import { remembered } from '../remembered.ts';
import type { CommandKind, System } from './contract.ts';

type Rules = Pick<System, 'commands'>;

const byType = remembered(({ commands }: Rules) => new Map(commands.map((kind) => [kind.type, kind])));

/** A command of that type which a system has itself, beside those that all share. */
export const ownCommand = (system: Rules, type: string): CommandKind | undefined => byType(system).get(type);
