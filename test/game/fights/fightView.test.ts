import { describe, expect, it } from 'vitest';
import type { Game } from '../../../src-main/game/game.ts';
import { membersOf } from '../../../shared/campaign/fight.ts';
import { gameView } from '../../../src-main/queries/view/gameView.ts';
import { carryOut, newGame } from '../../helpers/campaigns.ts';
import { systemContract } from '../../systemContract.ts';
import { fighting, fightOf } from './atFight.ts';

const others = (table: Game) =>
  fightOf(table)
    .slots.flatMap(({ who }) => who)
    .filter(({ side }) => side === 'others');

systemContract('the view of a fight in $name', ({ id }, { foes, arms }) => {
  it('says what a foe strikes with and what guards it', async () => {
    const table = await fighting(id, foes.weak, 1);
    expect(others(table).map((one) => one.arms)).toEqual([arms]);
    await table.close();
  });
});

describe('the view of a fight', () => {
  it('keeps both sides in their order when the saved campaign has them by id', async () => {
    const table = await fighting('cairn', 'Goblin', 12);
    const { campaign } = table.state;
    const { fight, party, encounter } = campaign;
    if (!fight) throw new Error('There is no fight.');
    const byId = Object.entries(fight.combatants).sort(([a], [b]) => (a < b ? -1 : 1));
    const saved = { ...campaign, fight: { ...fight, combatants: Object.fromEntries(byId) } };
    expect(membersOf(saved, 'party').map(({ id }) => id)).toEqual(party.members);
    expect(membersOf(saved, 'others').map(({ id }) => id)).toEqual(encounter?.creatures);
    await table.close();
  });

  it('numbers the others as they joined, whoever falls', async () => {
    const table = await fighting('cairn', 'Goblin', 4);
    await carryOut(table, { type: 'set-status', creature: 'goblin-1', status: 'dead' });
    expect(others(table).find(({ id }) => id === 'goblin-3')?.number).toBe(3);
    await table.close();
  });

  it('tells who has decided from who has acted, and whose turn goes on without an action', async () => {
    const cairn = await fighting('cairn', 'Goblin', 1);
    const [first = ''] = cairn.state.campaign.party.members;
    const who = (table: Game, id: string) =>
      fightOf(table)
        .slots.flatMap((slot) => slot.who)
        .find((one) => one.id === id);
    await carryOut(cairn, { type: 'attack', actor: first, targets: ['goblin'] });
    expect(who(cairn, first)).toMatchObject({ acted: true, waits: true });
    await cairn.close();
    const fivey = await fighting('fivey', 'Goblin', 1);
    const acting = fightOf(fivey)
      .slots.flatMap((slot) => slot.who)
      .find(({ now }) => now)!;
    expect(acting).toMatchObject({ spent: false, waits: false });
    const move = { type: 'move', actor: acting.id };
    await carryOut(fivey, move, move);
    expect(who(fivey, acting.id)).toMatchObject({ spent: true });
    await fivey.close();
  });

  it('says at how many losses morale is next checked, by the system’s own reasons', async () => {
    const table = await fighting('cairn', 'Goblin', 8);
    const why = (): string | undefined => fightOf(table).steps.find(({ id }) => id === 'morale')?.why;
    expect(why()).toBe('at 1 lost, 0 so far');
    await carryOut(
      table,
      { type: 'set-status', creature: 'goblin-1', status: 'dead' },
      { type: 'check-morale', word: 'hold' },
    );
    expect(why()).toBe('at 4 lost, 1 so far');
    await table.close();
  });

  it('shows the phases before the one in which morale is checked as done, and that one as still to come', async () => {
    const table = await fighting('cairn', 'Goblin', 8);
    await carryOut(table, { type: 'set-status', creature: 'goblin-1', status: 'dead' });
    const { steps } = fightOf(table);
    expect(steps[0]).toMatchObject({ state: 'done' });
    expect(steps.filter(({ state }) => state === 'now').map(({ id }) => id)).toEqual(['morale']);
    await table.close();
  });

  it('keeps the figures of a blow by several: the dice of each, armour, hit points before and after', async () => {
    const table = await fighting('cairn', 'Goblin', 3);
    const { members } = table.state.campaign.party;
    for (const actor of members) await carryOut(table, { type: 'attack', actor, targets: ['goblin-1'] });
    const [blow] = fightOf(table).blows;
    expect(blow).toMatchObject({ target: 'goblin-1', from: 4, hit: true, last: true });
    expect(blow?.strikers.map(({ id }) => id)).toEqual(members);
    expect(blow?.strikers.every(({ rolls }) => rolls.length > 0)).toBe(true);
    await table.close();
  });
});

describe('somebody of the party in Cairn', () => {
  it('is marked for as long as they are too slow for the first round', async () => {
    const table = await newGame({ system: 'cairn', sample: true });
    await carryOut(table, { type: 'open-session' }, { type: 'meet', statBlock: 'Goblin', count: 2 });
    const [slow, ...ready] = table.state.campaign.party.members;
    await carryOut(table, { type: 'start-fight', ready, faces: [20] });
    const marks = (): string[] | undefined => gameView(table).characters.find(({ id }) => id === slow)?.marks;
    expect(marks()).toContain('too slow for round 1');
    await carryOut(table, { type: 'end-turn' });
    while (fightOf(table).round < 2) await carryOut(table, { type: 'take-turn' });
    expect(marks()).not.toContain('too slow for round 1');
    await table.close();
  });

  it('is no longer told beside the blow what followed it, once something else befell them', async () => {
    const table = await fighting('cairn', 'Goblin', 1);
    const [victim] = table.state.campaign.party.members;
    const then = (): string | undefined => fightOf(table).blows.find(({ target }) => target === victim)?.then;
    await carryOut(
      table,
      {
        type: 'adjust-hit-points',
        creature: victim,
        by: -table.state.campaign.creatures[String(victim)]!.hitPoints.now,
      },
      { type: 'end-turn' },
      { type: 'attack', actor: 'goblin', targets: [victim], faces: [6, 20] },
    );
    expect(then()).toBeTruthy();
    await carryOut(table, { type: 'adjust-hit-points', creature: victim, by: 1 });
    expect(then()).toBe('');
    await table.close();
  });
});

describe('somebody who is dying', () => {
  it('has the rounds left in view, stands first in what is due, and is helped by whoever may act', async () => {
    const table = await fighting('nightsong', 'Bandit', 2);
    const [helper, victim] = table.state.campaign.party.members;
    await carryOut(table, { type: 'adjust-hit-points', creature: victim, by: -30, faces: [3] });
    const { dying, due } = gameView(table);
    expect(dying).toMatchObject([{ id: victim, left: { unit: expect.stringContaining('round') as string } }]);
    expect(due[0]).toMatchObject({ id: `dying-${victim}`, dies: true });
    expect(dying[0]?.help.map(({ command }) => command)).toContainEqual({
      type: 'rescue',
      actor: helper,
      target: victim,
    });
    await table.close();
  });

  it('is helped by Cure Wounds in Cairn', async () => {
    const table = await newGame({ system: 'cairn', sample: true });
    const [victim, helper] = table.state.campaign.party.members;
    await carryOut(table, { type: 'open-session' });
    await carryOut(table, {
      type: 'add-item',
      creature: helper,
      item: { name: 'Spellbook', kind: 'spell', details: { magic: 'book', spell: 20 } },
    });
    await carryOut(table, { type: 'adjust-hit-points', creature: victim, by: -8, faces: [20] });
    expect(gameView(table).dying[0]?.help.map(({ command }) => command)).toContainEqual(
      expect.objectContaining({ type: 'cast', actor: helper, targets: [victim] }),
    );
    await table.close();
  });

  it('is offered no second helper in Cairn while somebody has declared to tend them', async () => {
    const table = await fighting('cairn', 'Goblin', 2);
    const [victim, helper] = table.state.campaign.party.members;
    await carryOut(table, { type: 'adjust-hit-points', creature: victim, by: -8, faces: [20] });
    expect(gameView(table).dying[0]).toMatchObject({ coming: [] });
    expect(gameView(table).dying[0]?.help.length).toBeGreaterThan(0);
    await carryOut(table, { type: 'aid', actor: helper, target: victim });
    const { creatures } = table.state.campaign;
    expect(gameView(table).dying[0]).toMatchObject({
      help: [],
      cannot: [],
      coming: [creatures[String(helper)]?.name],
    });
    await table.close();
  });

  it('is helped in Vogt by what stops the bleeding', async () => {
    const table = await newGame({ system: 'vogt', sample: true });
    const [victim] = table.state.campaign.party.members;
    await carryOut(table, { type: 'open-session' });
    for (const _ of [1, 2, 3]) await carryOut(table, { type: 'exhaust', creature: victim });
    await carryOut(table, { type: 'give-status', creature: victim, status: 'bleeding' });
    expect(gameView(table).dying[0]?.help.map(({ command }) => command)).toEqual([
      { type: 'end-status', creature: victim, status: 'bleeding' },
    ]);
    await table.close();
  });

  it('has an hour in Cairn until somebody tends them', async () => {
    const table = await newGame({ system: 'cairn', sample: true });
    const [victim] = table.state.campaign.party.members;
    await carryOut(table, { type: 'open-session' });
    // Past the hit points: what is left comes off STR, and a 20 fails the Save.
    await carryOut(table, { type: 'adjust-hit-points', creature: victim, by: -8, faces: [20] });
    const [one] = gameView(table).dying;
    expect(one).toMatchObject({ id: victim, left: { count: 60, unit: 'minutes left' } });
    expect(gameView(table).due.find(({ id }) => id === one?.timer)?.dies).toBe(true);
    await table.close();
  });
});
