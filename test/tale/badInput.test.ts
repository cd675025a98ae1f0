import { describe, expect, it } from 'vitest';
import type { Seen } from '../../shared/tale/seen.ts';
import { openedSample } from '../helpers/play.ts';
import { carryOut, newGame } from '../helpers/campaigns.ts';
import { seenFrom, systemById, toldFrom } from './random.ts';
import { faultsIn, sentencesIn, textIn, toldOf } from './told.ts';

const cairn = systemById('cairn');

/** What commands of a sample’s party brought. */
function seenOf(...commands: readonly { type: string; [field: string]: unknown }[]): Seen[] {
  const game = openedSample(cairn);
  return commands.flatMap((command, entry) => {
    const [before, first] = [game.state, game.events.length];
    const refusal = game.attempt(command);
    if (refusal) throw new Error(refusal.message);
    return seenFrom(game, before, entry, command, first);
  });
}

const met = [
  { type: 'note', text: 'The bailiff pays in silver.' },
  { type: 'meet', statBlock: 'Bandit', count: 2, title: 'Bandits at the ford' },
];

describe('a tale of events that nobody knows', () => {
  it('is silent about a kind of a later version, and tells the rest', () => {
    const seen = seenOf(...met);
    const [first] = seen;
    if (!first) throw new Error('Nothing happened.');
    const dreamt = {
      ...first,
      event: {
        ...first.event,
        seq: 9999,
        type: 'dream-dreamt',
        text: 'Bryn dreams of 3 goblins (rolled 4).',
      },
    };
    expect(toldFrom(cairn, [...seen, dreamt]).tale).toEqual(toldFrom(cairn, seen).tale);
  });

  it('is silent about a known kind whose fields it does not understand', () => {
    const seen = seenOf(...met).map((one) =>
      one.event.type === 'encounter-began'
        ? { ...one, event: { ...one.event, encounter: { later: ['form'] } } }
        : one,
    );
    const told = toldFrom(cairn, seen);
    expect(textIn(sentencesIn(told.tale))).not.toContain('ford');
    expect(faultsIn(told)).toEqual([]);
  });

  it('is the same with fields that a later version added', () => {
    const seen = seenOf(...met);
    const later = seen.map((one) => ({ ...one, event: { ...one.event, whim: { is: ['grim'] } } }));
    expect(toldFrom(cairn, later).tale).toEqual(toldFrom(cairn, seen).tale);
  });
});

describe('a tale that has little to tell', () => {
  it('is empty where nothing happened', () => {
    expect(toldFrom(cairn, [])).toMatchObject({ tale: [], players: [], recaps: { long: [], short: [] } });
  });

  it('has the day and the notes and not a word more', () => {
    const { tale } = toldFrom(cairn, seenOf({ type: 'note', text: 'It rained.' }));
    expect(tale.map(({ heading }) => heading)).toEqual(['Day 1 of the First Week']);
    expect(textIn(sentencesIn(tale))).toBe('It rained.');
  });
});

describe('a tale of names that people wrote', () => {
  it.each([
    ['of 200 letters', 'ж'.repeat(200)],
    ['with markup', '<b>Bryn</b> *the* [bold](x) \uE000odd\uE001'],
    ['from right to left', '\u05D1\u05E8\u05D9\u05DF \u05D4\u05D0\u05DE\u05D9\u05E5'],
  ])('keeps names %s as they are, in the referee’s italics or outside of them', (_, name) => {
    const seen = seenOf(
      { type: 'describe', creature: 'bryn', name },
      { type: 'note', text: `${name} came.` },
      { type: 'save', actors: ['bryn'], attribute: 'dex', why: 'climbs the wall' },
    );
    const told = toldFrom(cairn, seen);
    const notes = sentencesIn(told.tale).flatMap(({ runs }) => runs.filter(({ isNote }) => isNote));
    expect(notes).toHaveLength(1);
    expect(textIn(sentencesIn(told.tale))).not.toMatch(/[\uE000\uE001\n]/);
    expect(textIn(sentencesIn(told.tale))).toContain(name.replace(/[\uE000\uE001]/g, '').split(/\s/)[0]);
  });
});

it('undo across a scene leaves the tale as if the scene had never been', async () => {
  const game = await newGame({ system: 'cairn', sample: true });
  await carryOut(game, { type: 'open-session' }, { type: 'note', text: 'It rained.' });
  const before = (await toldOf(game)).tale;
  await carryOut(
    game,
    ...met.slice(1),
    { type: 'react' },
    { type: 'start-fight' },
    ...Array.from({ length: 3 }, () => ({ type: 'undo' })),
  );
  expect((await toldOf(game)).tale).toEqual(before);
  await game.close();
});

it('a party that splits is told by its groups, each by name', () => {
  const told = toldFrom(
    cairn,
    seenOf(
      { type: 'split-party', members: ['osric', 'maud'] },
      { type: 'meet', statBlock: 'Bandit', count: 1, title: 'A lone bandit' },
      { type: 'part' },
      {
        type: 'switch-group',
        group: openedSample(cairn).given({ type: 'split-party', members: ['osric', 'maud'] }).state.groups[0]
          ?.id,
      },
      { type: 'meet', statBlock: 'Bandit', count: 2, title: 'Bandits at the ford' },
    ),
  );
  const text = textIn(sentencesIn(told.tale));
  expect(text).toMatch(/Osric and Maud went their own way, while the tale stayed with Bryn and Linnet/);
  expect(text).toMatch(/The tale turns to Osric and Maud/);
  expect(faultsIn(told)).toEqual([]);
});

it('a missed check changes no sentence', () => {
  const seen = seenOf(...met);
  const [first] = seen;
  if (!first) throw new Error('Nothing happened.');
  const check = {
    seq: 9998,
    type: 'encounter-checked',
    at: first.event.at,
    met: false,
    total: 5,
    against: 1,
  };
  const more = [first, { ...first, entry: 99, event: check, beside: [check] }, ...seen.slice(1)];
  expect(toldFrom(cairn, more).tale).toEqual(toldFrom(cairn, seen).tale);
});
