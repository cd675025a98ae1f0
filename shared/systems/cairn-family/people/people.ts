import type { CommandKind } from '../../contract.ts';
import { withRules, type Family } from '../family.ts';
import { hireCommand } from './hire.ts';
import { makeCharacterCommand, makePartyCommand } from './make.ts';
import type { PeopleOf } from './newcomers.ts';
import { takeOverCommand } from './takeOver.ts';

export type { Kit, PeopleOf } from './newcomers.ts';

/** Characters, parties, hirelings, and who is played. */
export const peopleCommands = (family: Family, people: PeopleOf): CommandKind[] =>
  withRules(family, [
    makeCharacterCommand(family, people),
    makePartyCommand(family, people),
    hireCommand(family, people),
    takeOverCommand,
  ]);
