import { describe, expect, it } from 'vitest';
import { blockDodgeParry } from '../../shared/systems/block-dodge-parry/index.ts';
import { cairn } from '../../shared/systems/cairn/index.ts';
import { fivey } from '../../shared/systems/fivey/index.ts';
import { nightsong } from '../../shared/systems/nightsong/index.ts';
import { vogt } from '../../shared/systems/vogt/index.ts';
import * as blocks from '../rules/block-dodge-parry/party.ts';
import * as cairns from '../rules/cairn/party.ts';
import * as fiveys from '../rules/fivey/party.ts';
import * as nightsongs from '../rules/nightsong/party.ts';
import * as vogts from '../rules/vogt/party.ts';
import { toldOf, type Thrown } from './thrown.ts';

describe('a death that nobody brought about is told with its cause in FIVEY', () => {
  const told = (...thrown: readonly Thrown[]): string => {
    const game = fiveys.party();
    for (const creature of ['mae', 'odo', 'ansa'])
      game.given({ type: 'set-hit-points', creature, now: 1, max: 20 });
    return toldOf(fivey, game, ...thrown);
  };
  const falls = (creature: string): Thrown => [{ type: 'fall', creature, feet: 10 }, 6];
  const harmed = (creature: string, damageType: string): Thrown => [
    { type: 'harm', creature, dice: 'd6', damageType },
    6,
  ];

  it('a fall', () => {
    expect(told(falls('mae'))).toBe('Mae died in a fall.');
  });

  it('water, for who swims in armour', () => {
    expect(told([{ type: 'swim', actor: 'odo' }, 1, 4])).toBe(
      'Odo failed at swimming in scale mail and drowned.',
    );
  });

  it.each([
    ['fire', 'Mae burned to death.'],
    ['Cold', 'Mae froze to death.'],
    ['poison', 'Mae died of poison.'],
  ])('%s', (kind, sentence) => {
    expect(told(harmed('mae', kind))).toBe(sentence);
  });

  it('but not with one that the tale has no words for', () => {
    expect(told(harmed('mae', 'bludgeoning'))).toBe('Mae died.');
  });

  it('and hunger at night', () => {
    const game = fiveys.ruled('hungry-toll', 3, fiveys.party(['plain'], false, []));
    game.given({ type: 'set-hit-points', creature: 'odo', now: 1 });
    expect(toldOf(fivey, game, [{ type: 'camp' }])).toContain('Odo died of hunger');
  });

  it('each with its own, however close together', () => {
    const text = told(falls('mae'), harmed('odo', 'fire'), harmed('ansa', 'bludgeoning'));
    expect(text).toBe('Mae died in a fall, Odo burned to death, and Ansa died.');
  });

  it('and in one sentence of a fight as well', () => {
    const game = fiveys.fight('Goblin', 1);
    for (const creature of ['mae', 'odo', 'ansa'])
      game.given({ type: 'set-hit-points', creature, now: 1, max: 20 });
    const text = toldOf(fivey, game, falls('mae'), harmed('odo', 'fire'));
    expect(text).toContain('Mae died in a fall, and Odo burned to death');
  });

  it('nor is the fall said again of whom nobody saves in time', () => {
    const game = fiveys.ruled('dying-minutes', 'turn');
    game.given({ type: 'set-hit-points', creature: 'mae', now: 1 });
    const text = toldOf(fivey, game, falls('mae'), [{ type: 'pass-time', scale: 'turn' }]);
    expect(text).toBe('Mae went down after a fall, with ten minutes to live, and died.');
  });
});

describe('it is so in the other systems, too:', () => {
  it('who falls begins to die, with the Referee’s word for the cause', () => {
    const game = nightsongs.mae().given({ type: 'set-hit-points', creature: 'mae', now: 1 });
    const text = toldOf(nightsong, game, [{ type: 'harm', creature: 'mae', why: 'The fall' }, 4, 2]);
    expect(text).toContain('Mae went down after a fall, with two minutes to live');
  });

  it('a fall that leaves no STR', () => {
    const game = cairns.party({ scores: { str: 5, dex: 9, wil: 9 } });
    const text = toldOf(cairn, game, [{ type: 'harm', creature: 'bryn', source: 'fall' }, 6]);
    expect(text).toContain('Bryn died in a fall.');
  });

  it('a fall and the cold', () => {
    const game = blocks.party();
    for (const creature of ['rook', 'fen'])
      game.given({ type: 'adjust-score', creature, attribute: 'str', by: -11 });
    const text = toldOf(
      blockDodgeParry,
      game,
      [{ type: 'harm', creature: 'rook', hazard: 'fall' }, 6],
      [{ type: 'harm', creature: 'fen', hazard: 'freezing' }],
    );
    expect(text).toContain('Rook died in a fall, and Fen froze to death.');
  });

  it('blood that is lost in a fight', () => {
    const game = vogts.fight().given({ type: 'set-hit-points', creature: 'ada', now: 1 });
    game.given({ type: 'set-sheet', creature: 'ada', to: { exhaustion: 2 } });
    vogts.withStatus(game, 'ada', 'bleeding');
    vogts.round(game, { ada: {}, bo: {} }, []);
    const last = { type: 'declare', actor: 'marauder', action: 'attack' };
    expect(toldOf(vogt, game, [last, 1, 2, 3])).toContain('Ada passed out from loss of blood');
  });
});
