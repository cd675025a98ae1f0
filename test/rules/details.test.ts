import { describe, expect, it } from 'vitest';
import { detailsSchema, misfitIn } from '../../shared/campaign/details.ts';
import { systems } from '../../shared/systems/registry.ts';
import { commandsSchema, keptBy, listedCommands } from '../../src-main/hosts/cli/commandsSchema.ts';
import { openedSample, play } from '../helpers/play.ts';

const KINDS = ['item', 'condition', 'combatant', 'timer'] as const;
const nonsense = { nonsense: true };

describe.each(systems)('details in $name', (system) => {
  const kinds = KINDS.filter((kind) => system.detailsOf?.[kind]);
  const sample = openedSample(system);
  const [creature = ''] = sample.state.party.members;
  const at = (command: { type: string; [field: string]: unknown }) => {
    const { code, path } = play(system, { from: sample.state }).refused(command);
    return [code, path];
  };

  it('has a schema of each kind that it keeps, and an example that fits it', () => {
    for (const kind of kinds) {
      const schema = detailsSchema(system, kind);
      expect(schema?.safeParse(system.detailsOf?.[kind]?.example).error).toBeUndefined();
      expect(schema?.safeParse(nonsense).success).toBe(false);
    }
  });

  it('takes a thing as the example has it, and refuses another with the place', () => {
    const item = { name: 'Odd thing', slots: 0, details: system.detailsOf?.item?.example };
    const game = play(system, { from: sample.state });
    expect(game.attempt({ type: 'add-item', creature, item })).toBeUndefined();
    expect(misfitIn(system, game.state)).toBeUndefined();
    if (!kinds.includes('item')) return;
    const wrong = { name: 'Odd thing', slots: 0, details: nonsense };
    expect(at({ type: 'add-item', creature, item: wrong })).toEqual(['bad-field', 'item.details.nonsense']);
    const person = { type: 'add-person', name: 'Odd', statBlock: system.statBlocks[0]?.name };
    expect(at({ ...person, items: [wrong] })[1]).toMatch(/^items\.\d+\.details\.nonsense$/);
  });

  it('refuses a clock with details of another kind, where clocks have some', () => {
    const timer = {
      id: 'some-other',
      name: 'Some Other',
      kind: 'progress',
      filled: 0,
      segments: 4,
      details: nonsense,
    };
    const game = play(system, { from: sample.state });
    const refused = game.attempt({ type: 'restart-timer', timer });
    expect([refused?.code, refused?.path]).toEqual(
      kinds.includes('timer') ? ['bad-field', 'timer.details.nonsense'] : [undefined, undefined],
    );
  });

  it('takes figures of a sheet as the example has them, in one command with a person or by hand', () => {
    const sheet = system.sheetExample;
    const person = {
      type: 'add-person',
      id: 'some-other',
      name: 'Some Other',
      statBlock: system.statBlocks[0]?.name,
    };
    const game = play(system, { from: sample.state });
    game.given({ ...person, sheet }, { type: 'set-sheet', creature, to: sheet });
    expect(game.state.creatures['some-other']?.sheet).toMatchObject(sheet);
    expect(game.state.creatures[creature]?.sheet).toMatchObject(sheet);
  });

  it('throws no dice for a person whose hit points are given', () => {
    const person = {
      type: 'add-person',
      id: 'some-other',
      name: 'Some Other',
      statBlock: system.statBlocks[0]?.name,
    };
    const { state, events } = play(system, { from: sample.state }).when(
      { ...person, hitPoints: { max: 7 } },
      [],
    );
    expect(state.creatures['some-other']?.hitPoints).toEqual({ now: 7, max: 7 });
    expect(events.flatMap(({ rolls = [] }) => rolls)).toEqual([]);
  });

  it('describes them where commands take them', () => {
    const schema = commandsSchema(listedCommands([system]), [system]);
    const { $defs } = schema as { $defs: Record<string, { examples: unknown[] }> };
    expect(Object.keys($defs)).toEqual(
      expect.arrayContaining([...kinds, 'sheet'].map((kind) => `${system.id}.${kind}`)),
    );
    for (const { kind, example } of keptBy(system))
      expect($defs[`${system.id}.${kind}`]?.examples).toEqual([example]);
    for (const kind of ['item', 'timer', 'sheet'].filter((one) => `${system.id}.${one}` in $defs))
      expect(JSON.stringify(schema)).toContain(`"#/$defs/${system.id}.${kind}"`);
  });
});

it('a condition takes no details that its system does not keep', () => {
  const [system] = systems.filter(({ id }) => id === 'cairn');
  if (!system) throw new Error('Cairn is missing.');
  const { state } = openedSample(system);
  const [creature = ''] = state.party.members;
  const command = { type: 'gain-condition', creature, condition: 'Odd' };
  expect(play(system, { from: state }).refused({ ...command, details: { helpless: 'very' } })).toMatchObject({
    code: 'bad-field',
    path: 'details.helpless',
  });
  const { conditions } =
    play(system, { from: state }).given({ ...command, details: { helpless: true } }).state.creatures[
      creature
    ] ?? {};
  expect(conditions?.at(-1)).toMatchObject({ name: 'Odd', details: { helpless: true } });
});
