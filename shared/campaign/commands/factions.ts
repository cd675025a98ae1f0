import { z } from 'zod';
import { defineCommand } from '../../systems/contract.ts';
import { factionKept, factionRemoved, relationKept, relationRemoved } from '../events/factions.ts';
import { find, freshId, IdSchema } from '../ids.ts';
import { demandHexes } from '../lookup.ts';
import { Refusal } from '../refusal.ts';
import { RelationSchema } from '../people/persona.ts';
import { FactionSchema, type Campaign, type Faction } from '../state.ts';

const { name, note, attitude, knows, hexes } = FactionSchema.shape;
const SECRET = { secret: true };

/** The faction of this id; refuses `unknown-faction`. */
function factionAt({ factions }: Campaign, id: string): Faction {
  const faction = find(factions, id);
  if (!faction) throw new Refusal('unknown-faction', `There is no faction “${id}”.`, 'faction');
  return faction;
}

const addFaction = defineCommand({
  type: 'add-faction',
  title: 'Add faction',
  about:
    'A group with a shared goal: its attitude to the party, what it knows, and the hexes where it has influence.',
  when: ['anytime'],
  fields: z.strictObject({ type: z.literal('add-faction'), name, note, attitude, knows, hexes }),
  decide: (decision, { type: _type, ...given }) => {
    const { factions, creatures } = decision.state;
    demandHexes(decision.state, 'hexes', given.hexes);
    const id = freshId(given.name, 'faction', { ...creatures, ...factions });
    decision.emit(factionKept, { faction: { id, ...given } }, SECRET);
  },
});

const changeFaction = defineCommand({
  type: 'change-faction',
  title: 'Edit faction',
  about: 'Changes the notes on a faction; what you leave out stays.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('change-faction'),
    faction: IdSchema,
    name: name.optional(),
    note: note.unwrap().optional(),
    attitude: attitude.unwrap().optional(),
    knows: knows.unwrap().optional(),
    hexes: hexes.unwrap().optional(),
  }),
  decide: (decision, { type: _type, faction: id, ...given }) => {
    const before = factionAt(decision.state, id);
    demandHexes(decision.state, 'hexes', given.hexes ?? [], before.hexes);
    const to = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    const faction: Faction = { ...before, ...to };
    decision.emit(factionKept, { faction }, SECRET);
  },
});

const removeFaction = defineCommand({
  type: 'remove-faction',
  title: 'Remove faction',
  about: 'Removes a faction from the campaign; its members stay.',
  when: ['anytime'],
  fields: z.strictObject({ type: z.literal('remove-faction'), faction: IdSchema }),
  decide: (decision, { faction: id }) => {
    const faction = factionAt(decision.state, id);
    decision.emit(factionRemoved, { faction }, SECRET);
  },
});

/** The name of a person or faction; refuses `unknown-person`. */
function nameOf({ creatures, factions }: Campaign, id: string, path: string): string {
  const one = find<{ name: string }>(creatures, id) ?? find<{ name: string }>(factions, id);
  if (!one) throw new Refusal('unknown-person', `There is no person or faction “${id}”.`, path);
  return one.name;
}

const relate = defineCommand({
  type: 'relate',
  title: 'Relate two people or factions',
  about: 'Says what one person or faction is to another: “sister of”, “owes 40 coins to”.',
  when: ['anytime'],
  fields: RelationSchema.extend({ type: z.literal('relate') }),
  decide: (decision, { type: _type, ...relation }) => {
    const { from, to } = relation;
    const name = nameOf(decision.state, from, 'from');
    nameOf(decision.state, to, 'to');
    if (from === to) throw new Refusal('same-person', `${name} can’t be related to itself.`, 'to');
    decision.emit(relationKept, { relation }, SECRET);
  },
});

const unrelate = defineCommand({
  type: 'unrelate',
  title: 'Remove relation',
  about: 'Removes what one person or faction is to another.',
  when: ['anytime'],
  fields: RelationSchema.omit({ what: true }).extend({ type: z.literal('unrelate') }),
  decide: (decision, { from, to }) => {
    const name = nameOf(decision.state, from, 'from');
    if (!decision.state.relations.some((one) => one.from === from && one.to === to))
      throw new Refusal(
        'no-relation',
        `${name} has no relation to ${nameOf(decision.state, to, 'to')}.`,
        'to',
      );
    decision.emit(relationRemoved, { from, to }, SECRET);
  },
});

export const factionCommands = [addFaction, changeFaction, removeFaction, relate, unrelate];
