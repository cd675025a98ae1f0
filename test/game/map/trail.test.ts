import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { neighbour } from '../../../shared/hex/coordinates.ts';
import { openedSample } from '../../helpers/play.ts';
import { fivey } from '../../../shared/systems/fivey/index.ts';
import type { System } from '../../../shared/systems/contract.ts';
import type { Game } from '../../../src-main/game/game.ts';
import { playersView } from '../../../src-main/players/playersView.ts';
import { trailSteps } from '../../../src-main/queries/map/trail.ts';
import { gameView } from '../../../src-main/queries/view/gameView.ts';
import { carryOut, newGame } from '../../helpers/campaigns.ts';

let game: Game;
let home: string;
let north: string;
beforeAll(async () => {
  game = await newGame({ sample: true });
  home = game.state.campaign.party.hex ?? '';
  north = neighbour(home, 'n') ?? '';
  await carryOut(game, { type: 'open-session' });
});
afterAll(() => game.close());

/** Walks to a hex, whoever is met. */
async function walk(to: string): Promise<void> {
  await carryOut(game, { type: 'travel', to });
  if (game.state.campaign.encounter) await carryOut(game, { type: 'part' });
  if (game.state.campaign.party.hex !== to) await walk(to);
}
const hexes = async () => (await trailSteps(game)).map(({ hex }) => hex);

describe('the dates of the trail', () => {
  it('begin where the party was placed, before it goes anywhere', async () => {
    expect(await trailSteps(game)).toEqual([
      {
        hex: home,
        dayNumber: 1,
        day: 'Day 1 of the First Tennite',
        shortDay: 'Day 1',
        session: 0,
        hour: expect.stringMatching(/^\d\d:\d\d$/) as string,
      },
    ]);
  });

  it('go on with each hex, at the hour it was entered', async () => {
    await walk(north);
    const steps = await trailSteps(game);
    expect(steps.map(({ hex }) => hex)).toEqual([home, north]);
    expect(steps[1]?.hour).toBe(gameView(game).time.hour);
  });

  it('lose a step that is undone, and have it back when it is redone', async () => {
    const entered = game.state.campaign.party.trail.length;
    let undone = 0;
    while (game.state.campaign.party.trail.length === entered) {
      await carryOut(game, { type: 'undo' });
      undone += 1;
    }
    expect(await hexes()).toEqual([home]);
    for (; undone > 0; undone -= 1) await carryOut(game, { type: 'redo' });
    expect(await hexes()).toEqual([home, north]);
  });

  it('are those of the group in play, with its way before the party split', async () => {
    const [scout] = game.state.campaign.party.members;
    await carryOut(game, { type: 'split-party', members: [scout] });
    await walk(home);
    expect(await hexes()).toEqual([home, north, home]);
    const [group] = game.state.campaign.groups;
    await carryOut(game, { type: 'switch-group', group: group?.id });
    expect(await hexes()).toEqual([home, north]);
    const [other] = game.state.campaign.groups;
    await carryOut(game, { type: 'switch-group', group: other?.id });
    expect(await hexes()).toEqual([home, north, home]);
  });

  it('begin anew where the party is placed', async () => {
    await carryOut(game, { type: 'place-party', hex: north });
    expect(await hexes()).toEqual([north]);
    await carryOut(game, { type: 'undo' });
    expect(await hexes()).toEqual([home, north, home]);
  });

  it('leave out what the log does not tell, and are none where the trail is another', async () => {
    const { state } = game;
    const told = await trailSteps({
      log: game.log,
      calendar: game.calendar,
      state: {
        campaign: { ...state.campaign, party: { ...state.campaign.party, trail: ['0101', north, home] } },
      },
    });
    expect(told.map(({ hex }) => hex)).toEqual([north, home]);
  });
});

describe('the groups on the map', () => {
  it('have their hex and the way they came', () => {
    expect(gameView(game).groups).toMatchObject([{ hex: north, trail: [home, north] }]);
  });

  it('keep their colours while they take turns', async () => {
    const colours = () =>
      Object.fromEntries(gameView(game).groups.map(({ members, colour }) => [members.join(), colour]));
    const [second] = game.state.campaign.party.members;
    await carryOut(game, { type: 'split-party', members: [second] });
    const before = colours();
    expect(new Set(Object.values(before)).size).toBe(2);
    for (let turn = 0; turn < 3; turn += 1) {
      const [next] = game.state.campaign.groups;
      await carryOut(game, { type: 'switch-group', group: next?.id });
      for (const [members, colour] of Object.entries(colours()))
        if (members in before) expect(colour).toBe(before[members]);
    }
  });

  it('are not on the players’ map, nor what the referee keeps in hexes', () => {
    const played = openedSample<System>(fivey);
    const before = playersView({ state: { campaign: played.state }, system: fivey }, null);
    const [scout = ''] = played.state.party.members;
    played.given({ type: 'split-party', members: [scout], called: 'Canaries' });
    played.given({ type: 'mark-hex', hex: played.state.party.hex!, note: 'A canary.' });
    const { game: after } = playersView({ state: { campaign: played.state }, system: fivey }, null);
    expect(Object.keys(after!).sort()).toEqual(Object.keys(before.game!).sort());
    expect(Object.keys(after!)).not.toContain('marks');
    expect(Object.keys(after!.party).sort()).toEqual(Object.keys(before.game!.party).sort());
    expect(JSON.stringify(after)).not.toMatch(/canar/i);
  });
});
