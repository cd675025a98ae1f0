import { beforeEach, describe, expect, it } from 'vitest';
import type { Sentence } from '../../shared/tale/told.ts';
import { textOf } from '../../shared/tale/told.ts';
import type { Game } from '../../src-main/game/game.ts';
import { recaps, tale, tales } from '../../src-main/queries/tale.ts';
import { carryOut, newGame } from '../helpers/campaigns.ts';
import { exportedText } from '../exchange/exported.ts';
import { sentencesIn, textIn } from './told.ts';

let game: Game;
const told = async (form: 'referee' | 'players' = 'referee'): Promise<Sentence[]> =>
  sentencesIn(await tale(game, 1, form));
/** The sentence that holds these words; fails where there is none. */
async function sentence(words: string): Promise<Sentence> {
  const found = (await told()).find((one) => textOf(one).includes(words));
  if (!found) throw new Error(`Nothing tells of “${words}”.`);
  return found;
}
const retell = (from: readonly number[], more: object) => ({
  type: 'retell',
  session: 1,
  of: 'tale',
  from,
  how: 'instead',
  ...more,
});

beforeEach(async () => {
  game = await newGame({ system: 'cairn', sample: true });
  await carryOut(
    game,
    { type: 'open-session' },
    { type: 'note', text: 'The bailiff pays in silver.' },
    { type: 'note', text: 'He pays with what is not his.', secret: true },
    { type: 'meet', statBlock: 'Bandit', count: 2, title: 'Bandits at the ford' },
    { type: 'part' },
  );
});

describe('a sentence of the tale', () => {
  it('is told in the referee’s own words from then on, and again as it happened once that is undone', async () => {
    const { from } = await sentence('bandits at the ford');
    await carryOut(game, retell(from, { text: 'At the ford two thieves looked away.' }));
    expect(textIn(await told())).toContain('At the ford two thieves looked away.');
    expect(textIn(await told())).not.toContain('bandits at the ford');
    await carryOut(game, { type: 'undo' });
    expect(textIn(await told())).toContain('bandits at the ford');
  });

  it('stays a secret in the referee’s own words, and so does what follows it', async () => {
    const { from } = await sentence('not his');
    await carryOut(
      game,
      retell(from, { text: 'The bailiff is a thief!' }),
      retell(from, { text: 'He will hang.', how: 'after' }),
    );
    expect((await sentence('a thief')).isSecret).toBe(true);
    expect((await sentence('will hang')).isSecret).toBe(true);
    expect(textIn(await told('players'))).not.toMatch(/a thief|will hang/);
  });

  it('is left out where there is no text, and comes back when it is told again', async () => {
    const { from } = await sentence('bandits at the ford');
    await carryOut(game, retell(from, { text: '' }));
    expect(textIn(await told())).not.toContain('ford');
    await carryOut(game, { type: 'tell-again', session: 1, of: 'tale', from, how: 'instead' });
    expect(textIn(await told())).toContain('bandits at the ford');
  });

  it('leaves a mark for the referee where it was left out, and none for players, in exports or of what isn’t told', async () => {
    const { from } = await sentence('bandits at the ford');
    const before = await told();
    await carryOut(game, retell(from, { text: '' }), retell([99_999, ...from], { text: '' }));
    const marks = (await told()).map(({ leftOut }) => leftOut);
    expect(marks).toEqual(before.map((one) => (one.from.join() === from.join() ? 1 : undefined)));
    expect((await told('players')).filter(({ leftOut }) => leftOut !== undefined)).toEqual([]);
    const exported: Sentence[] = [];
    for await (const { chapters } of tales(game, await game.past('all'), 'referee', 1))
      exported.push(...sentencesIn(chapters));
    expect(exported).toEqual(before.filter((one) => one.from.join() !== from.join()));
  });

  it('is followed by what the referee adds, and before all of it stands what follows nothing', async () => {
    const { from } = await sentence('bandits at the ford');
    await carryOut(
      game,
      retell(from, { how: 'after', text: 'Nobody trusted them.' }),
      retell([], { how: 'after', text: 'It was a wet spring.' }),
    );
    const all = textIn(await told());
    expect(all).toMatch(/^It was a wet spring\./);
    expect(all).toMatch(/bandits at the ford.*Nobody trusted them\./);
  });

  it('stays in the referee’s words when more happens, and goes with the events that it tells', async () => {
    const { from } = await sentence('bandits at the ford');
    await carryOut(game, retell(from, { text: 'Thieves.' }), { type: 'note', text: 'It rained.' });
    expect(textIn(await told())).toMatch(/Thieves\..*It rained\./);
    await carryOut(game, ...Array.from({ length: 4 }, () => ({ type: 'undo' })));
    expect(textIn(await told())).not.toContain('Thieves');
  });

  it('keeps from players what stands in the place of a secret', async () => {
    const secret = (await told()).find(({ isSecret }) => isSecret);
    await carryOut(game, retell(secret?.from ?? [], { text: 'His purse is stolen.', hidden: true }));
    expect(textIn(await told())).toContain('His purse is stolen.');
    expect(textIn(await told('players'))).not.toContain('stolen');
  });
});

it('a correction is in what is exported, and what is in the place of a secret is not in what players get', async () => {
  const { from } = await sentence('bandits at the ford');
  const secret = (await told()).find(({ isSecret }) => isSecret);
  await carryOut(
    game,
    retell(from, { text: 'Thieves looked away.' }),
    retell(secret?.from ?? [], { text: 'His purse is stolen.', hidden: true }),
  );
  const [referee, players] = await Promise.all(
    [false, true].map((forPlayers) => exportedText(game, { to: 'txt', players: forPlayers })),
  );
  expect(referee).toContain('Thieves looked away.');
  expect(referee).toContain('His purse is stolen.');
  expect(players).toContain('Thieves looked away.');
  expect(players).not.toContain('stolen');
});

it('a sentence of a recap is corrected by itself', async () => {
  const [first] = (await recaps(game, 1)).short;
  await carryOut(game, retell(first?.from ?? [], { of: 'short', text: 'You were promised silver.' }));
  const { long, short } = await recaps(game, 1);
  expect(textIn(short)).toContain('You were promised silver.');
  expect(textIn(long)).toContain('The bailiff pays in silver.');
  await carryOut(game, retell(first?.from ?? [], { of: 'short', text: '' }));
  expect((await recaps(game, 1)).short[0]).toMatchObject({ leftOut: 1, runs: [] });
});

describe('a correction is refused, and changes nothing,', () => {
  it.each([
    ['of a session that has not begun', { session: 2 }, 'unknown-session'],
    ['that adds nothing', { how: 'after', text: ' ' }, 'no-text'],
    ['of more than 2000 letters', { text: 'a'.repeat(2001) }, 'bad-field'],
  ])('%s', async (_, more, code) => {
    const before = await told();
    const answer = await game.dispatch(retell([1], { text: 'No.', ...more }));
    expect(answer).toMatchObject({ ok: false, error: { code } });
    expect(await told()).toEqual(before);
  });

  it('that undoes what was never corrected', async () => {
    const answer = await game.dispatch({
      type: 'tell-again',
      session: 1,
      of: 'tale',
      from: [1],
      how: 'instead',
    });
    expect(answer).toMatchObject({ ok: false, error: { code: 'unknown-sentence' } });
  });
});
