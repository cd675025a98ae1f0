import { describe, expect, it } from 'vitest';
import { blockDodgeParry } from '../../../shared/systems/block-dodge-parry/index.ts';
import { cairn } from '../../../shared/systems/cairn/index.ts';
import { fivey } from '../../../shared/systems/fivey/index.ts';
import { nightsong } from '../../../shared/systems/nightsong/index.ts';
import { vogt } from '../../../shared/systems/vogt/index.ts';
import { fact, facts, openedSample } from '../../helpers/play.ts';

describe('a hex that is entered', () => {
  it('says who walked, from where, over what terrain, and whether by road', () => {
    const game = openedSample(vogt);
    const { members } = game.state.party;
    game.given({ type: 'travel', to: '0404' });
    expect(fact(game, 'hex-entered')).toMatchObject({
      who: members,
      from: '0505',
      terrain: 'farmland',
      road: true,
      first: false,
      took: 14_400,
    });
    game.given({ type: 'travel', to: '0304' });
    expect(facts(game, 'hex-entered')[1]).not.toHaveProperty('road');
  });

  it('names what stands there, unless it is a secret', () => {
    const game = openedSample(vogt);
    game.given(
      { type: 'mark-hex', hex: '0304', feature: { kind: 'ruin', name: 'The Hush', secret: true } },
      { type: 'travel', to: '0404' },
      { type: 'travel', to: '0403' },
      { type: 'travel', to: '0404' },
      { type: 'travel', to: '0304' },
    );
    const places = facts(game, 'hex-entered').map(({ place }) => place);
    expect(places).toEqual([undefined, 'Netmend', undefined, undefined]);
  });

  it('was new to the party where the players’ map did not have it', () => {
    const game = openedSample(vogt);
    game.given(...['0404', '0403', '0303', '0403', '0303'].map((to) => ({ type: 'travel' as const, to })));
    expect(facts(game, 'hex-entered').map(({ first }) => first)).toEqual([false, false, true, false, false]);
  });

  it('leaves out the dead and those who wait with another group', () => {
    const game = openedSample(vogt);
    game.given(
      { type: 'split-party', members: ['toma'] },
      { type: 'set-status', creature: 'wren', status: 'dead' },
      { type: 'travel', to: '0404' },
    );
    expect(fact(game, 'hex-entered')['who']).toEqual(['hask', 'ilse']);
  });
});

it('a way that takes days says on each where it leads, and at its end what it took in all', () => {
  const game = openedSample(blockDodgeParry);
  game.given(
    { type: 'place-party', hex: '0404' },
    { type: 'mark-hex', hex: '0403', feature: { kind: 'ruin', name: 'Old Fold' } },
  );
  for (let day = 0; day < 9 && game.state.party.hex === '0404'; day += 1) {
    game.given({ type: 'travel', to: '0403' });
    if (game.state.encounter) game.given({ type: 'part' });
  }
  const [entered, ...more] = facts(game, 'hex-entered');
  const walked = facts(game, 'road-walked');
  expect(more).toEqual([]);
  expect(walked.length).toBeGreaterThan(0);
  for (const day of [...walked, entered])
    expect(day).toMatchObject({
      from: '0404',
      place: 'Old Fold',
      terrain: 'hills',
      first: true,
      who: game.state.party.members,
    });
  const days = [...walked, entered].map((day) => Number(day?.['seconds']));
  expect(entered?.['took']).toBe(days.reduce((sum, one) => sum + one, 0));
});

describe('a site', () => {
  const chapel = () => openedSample(fivey).given({ type: 'place-party', hex: '0608' });

  it('is entered by its name, by those who are there, and for the first time until a room was seen', () => {
    const game = chapel();
    game.given(
      { type: 'enter-site', site: 'chapel' },
      { type: 'leave-site' },
      { type: 'enter-site', site: 'chapel' },
    );
    const [one, two] = facts(game, 'site-entered');
    expect(one).toMatchObject({ name: 'The Drowned Chapel', first: true, who: game.state.party.members });
    expect(two).toMatchObject({ first: false });
  });

  it('without a plan does not say whether anybody was there before', () => {
    const game = chapel();
    game.given(
      { type: 'keep-site', name: 'Bare Cave', hex: '0608' },
      { type: 'enter-site', site: 'bare-cave' },
    );
    expect(fact(game, 'site-entered')).toMatchObject({ name: 'Bare Cave' });
    expect(fact(game, 'site-entered')).not.toHaveProperty('first');
  });

  it('is left by its name, on foot or because the referee places the party elsewhere', () => {
    const game = chapel();
    game.given(
      { type: 'enter-site', site: 'chapel' },
      { type: 'leave-site' },
      { type: 'enter-site', site: 'chapel' },
      { type: 'close-session' },
      { type: 'place-party', hex: '0509' },
    );
    expect(facts(game, 'site-left').map((one) => one['name'])).toEqual([
      'The Drowned Chapel',
      'The Drowned Chapel',
    ]);
  });

  it('has rooms that are entered by their names, the first time and again', () => {
    const game = chapel();
    game.given(
      { type: 'enter-site', site: 'chapel' },
      { type: 'go-to-room', room: 'room-2', anyway: true, turn: false },
      { type: 'go-to-room', room: 'room-1', anyway: true, turn: false },
    );
    expect(facts(game, 'room-entered').map((one) => [one['name'], one['first']])).toEqual([
      ['The Lychgate', true],
      ['The Nave', true],
      ['The Lychgate', false],
    ]);
  });
});

describe('a turn in a site', () => {
  it('says in which room, and who was there', () => {
    const game = openedSample(cairn);
    game.given(
      { type: 'place-party', hex: '0303' },
      { type: 'enter-site', site: 'root-court' },
      { type: 'explore' },
    );
    expect(fact(game, 'exploration-turn-passed')).toMatchObject({
      room: 'room-1',
      who: game.state.party.members,
    });
  });

  it('says who spent it, where one of them did', () => {
    const game = openedSample(nightsong);
    game.given(
      { type: 'place-party', hex: '1009' },
      { type: 'enter-site', site: 'barrow' },
      {
        type: 'add-item',
        creature: 'mae',
        item: { id: 'salve', name: 'Salve', kind: 'remedy', die: 6 },
      },
      { type: 'use-remedy', actor: 'mae', item: 'salve', target: 'tobin' },
    );
    expect(fact(game, 'exploration-turn-passed')).toMatchObject({ room: 'room-1', actor: 'mae' });
  });
});
