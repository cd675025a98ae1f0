import { hireCommand } from './hire.ts';
import { makeCharacterCommand, makePartyCommand } from './make.ts';
import type { PeopleOf } from './newcomers.ts';
import { takeOverCommand } from './takeOver.ts';

export type { Kit, PeopleOf } from './newcomers.ts';

/** Characters, parties, hirelings, and who is played. */
export const peopleCommands = (people: PeopleOf) => [
  makeCharacterCommand(people),
  makePartyCommand(people),
  hireCommand(people),
  takeOverCommand,
];
