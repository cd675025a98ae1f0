import { describe, expect, it } from 'vitest';
import type { Game } from '../../../src-main/game/game.ts';
import { gameView } from '../../../src-main/queries/view/gameView.ts';
import { carryOut, newGame } from '../../helpers/campaigns.ts';
import { systemContract } from '../../systemContract.ts';
import { fighting, fightOf } from './atFight.ts';

/** A fight of the sample’s party against two, begun while the first of the party lay there. */
async function begunWithOneDown(system: string, statBlock: string): Promise<Game> {
  const table = await newGame({ system, sample: true });
  const [fallen] = table.state.campaign.party.members;
  await carryOut(
    table,
    { type: 'open-session' },
    { type: 'set-status', creature: fallen, status: 'down' },
    { type: 'meet', statBlock, count: 2 },
    { type: 'start-fight' },
  );
  return table;
}

systemContract('who lies there when a fight begins in $name', ({ id }, { foes }) => {
  it('has a lane as everybody has, under the number of their place in the party', async () => {
    const table = await begunWithOneDown(id, foes.weak);
    const [fallen, second] = table.state.campaign.party.members;
    const { slots, beside } = fightOf(table);
    const lanes = [...slots.flatMap(({ who }) => who), ...beside];
    expect(lanes.filter(({ id }) => id === fallen)).toMatchObject([
      { side: 'party', number: 1, status: 'down' },
    ]);
    expect(lanes.find(({ id }) => id === second)?.number).toBe(2);
    await table.close();
  });

  it('can join it once they stand again', async () => {
    const table = await begunWithOneDown(id, foes.weak);
    const [fallen] = table.state.campaign.party.members;
    await carryOut(table, { type: 'set-status', creature: fallen, status: 'up' });
    for (const { command } of table.offers().filter((one) => one.command.type === 'join-fight'))
      await carryOut(table, command);
    expect(table.state.campaign.fight?.combatants).toHaveProperty(String(fallen));
    expect(fightOf(table).beside).toEqual([]);
    await table.close();
  });
});

describe('a fight that was put aside', () => {
  it('shows its own blows once it is taken up, and none of the fight between', async () => {
    const table = await fighting('nightsong', 'Bandit', 2);
    const [actor] = table.state.campaign.party.members;
    const strike = { type: 'attack', actor, target: 'bandit-1', faces: [1] };
    await carryOut(
      table,
      strike,
      { type: 'set-aside' },
      { type: 'meet', statBlock: 'Knight', count: 1 },
      { type: 'start-fight', surprised: 'others' },
    );
    expect(fightOf(table).blows).toEqual([]);
    await carryOut(table, { ...strike, target: 'knight' }, { type: 'set-aside' });
    await carryOut(table, { type: 'take-up', shelf: gameView(table).shelf[0]?.id });
    expect(fightOf(table).blows.map(({ target }) => target)).toEqual(['bandit-1']);
    await table.close();
  });

  it('rolls no wear for what another fight has broken since', async () => {
    const table = await fighting('nightsong', 'Bandit', 1);
    const [actor] = table.state.campaign.party.members;
    await carryOut(table, { type: 'attack', actor, target: 'bandit', faces: [1] }, { type: 'end-fight' });
    const [line] = fightOf(table).aftermath;
    const [creature, item] = String(line?.id).split('/');
    await carryOut(table, { type: 'set-item', creature, item, die: 0 }, { type: 'settle' });
    expect(table.state.campaign.fight).toBe(null);
    await table.close();
  });
});

describe('what falls due in a fight', () => {
  it.each(['fivey', 'cairn'])(
    'is counted in its rounds, whether these take time or not, in %s',
    async (system) => {
      const table = await newGame({ system, sample: true });
      await carryOut(
        table,
        { type: 'open-session' },
        { type: 'meet', statBlock: 'Goblin', count: 2 },
        { type: 'start-fight' },
        { type: 'start-timer', name: 'Bridge burns', kind: 'countdown', scale: 'round', count: 2 },
      );
      const left = (): string | undefined =>
        gameView(table).due.find(({ label }) => label === 'Bridge burns')?.when;
      const round = (): number => fightOf(table).round;
      const seen = [left()];
      for (const before = round(); round() < before + 2;) {
        const now = round();
        await carryOut(table, { type: 'end-turn' });
        if (round() > now) seen.push(left());
      }
      expect(seen).toEqual(['2 rounds', '1 round', undefined]);
      await table.close();
    },
  );

  it('stands in the rail soonest first, in rounds where a round takes time; who is due to die is never left out', async () => {
    const table = await fighting('cairn', 'Goblin', 2);
    const [victim] = table.state.campaign.party.members;
    const timer = (name: string, scale: string, count: number) => ({
      type: 'start-timer',
      name,
      kind: 'countdown',
      scale,
      count,
    });
    await carryOut(
      table,
      { type: 'adjust-hit-points', creature: victim, by: -8, faces: [20] },
      timer('Bridge burns', 'round', 3),
      ...Array.from({ length: 14 }, (_, index) => timer(`Bell ${index + 1}`, 'round', 30 + index)),
    );
    const { due } = gameView(table);
    expect(due[0]).toMatchObject({ label: 'Bridge burns', when: '3 rounds' });
    const moments = due.flatMap(({ at }) => at ?? []);
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
    expect(due.filter(({ dies }) => dies)).toHaveLength(1);
    await table.close();
  });
});
