import { describe, expect, it } from 'vitest';
import { CampaignSchema } from '../../../shared/campaign/state.ts';
import { fivey } from '../../../shared/systems/fivey/index.ts';
import { nightsong } from '../../../shared/systems/nightsong/index.ts';
import { fact, facts, openedSample } from '../../helpers/play.ts';

describe('a session', () => {
  it('opens with those who are at the table in any group, and names who is absent', () => {
    const game = openedSample(fivey);
    const [one = '', two = '', three = '', four = ''] = game.state.party.members;
    game.given(
      { type: 'split-party', members: [two] },
      { type: 'set-absent', creature: three },
      { type: 'set-status', creature: four, status: 'dead' },
      { type: 'close-session' },
      { type: 'open-session' },
    );
    expect(facts(game, 'session-opened')[0]).toMatchObject({ present: [one, two, three, four], away: [] });
    expect(facts(game, 'session-opened')[1]).toMatchObject({ present: [one, two], away: [three] });
  });

  it('closes in a hex, at a place and in a site, with those who are present', () => {
    const game = openedSample(fivey);
    const present = game.state.party.members;
    game.given(
      { type: 'place-party', hex: '0608' },
      { type: 'enter-site', site: 'chapel' },
      { type: 'close-session' },
    );
    expect(fact(game, 'session-closed')).toMatchObject({
      hex: '0608',
      place: 'The Drowned Chapel',
      site: 'The Drowned Chapel',
      present,
    });
  });

  it('closes without the name of a secret place', () => {
    const game = openedSample(fivey);
    game.given({ type: 'place-party', hex: '0511' }, { type: 'close-session' });
    expect(fact(game, 'session-closed')).toMatchObject({ hex: '0511' });
    expect(fact(game, 'session-closed')).not.toHaveProperty('place');
  });
});

it('a note may be the hook, a find or the end of the tale', () => {
  const game = openedSample(fivey);
  game.given(
    { type: 'note', text: 'A bell rings under water.', part: 'hook' },
    { type: 'note', text: 'Rain.' },
  );
  expect(facts(game, 'note-written').map(({ part }) => part)).toEqual(['hook', undefined]);
});

describe('a clock', () => {
  it('says its name and all its segments when one is filled, by hand or not', () => {
    const game = openedSample(fivey);
    game.given(
      { type: 'start-timer', name: 'The tide', kind: 'progress', segments: 4 },
      { type: 'advance-timer', timer: 'the-tide' },
      { type: 'set-timer', timer: 'the-tide', filled: 3 },
      { type: 'advance-timer', timer: 'the-tide' },
    );
    const changes = facts(game, 'timer-changed');
    expect(changes.map(({ name, segments }) => [name, segments])).toEqual([
      ['The tide', 4],
      ['The tide', 4],
      ['The tide', 4],
    ]);
    expect(fact(game, 'timer-ended')).toMatchObject({ timer: { name: 'The tide', segments: 4 } });
  });

  it('says its name when its die is rolled or its time is put right', () => {
    const game = openedSample(fivey);
    game.given(
      { type: 'start-timer', name: 'Storm', kind: 'countdown', scale: 'day', count: 2 },
      { type: 'set-timer', timer: 'storm', left: 30 },
      { type: 'start-timer', name: 'Rumour', kind: 'die', die: 20 },
      { type: 'advance-timer', timer: 'rumour' },
    );
    expect(facts(game, 'timer-changed').map(({ name }) => name)).toEqual(['Storm', 'Rumour']);
  });

  it('that is a secret stays one while rounds bring it nearer', () => {
    const game = openedSample(fivey);
    game.given(
      {
        type: 'start-timer',
        name: 'Bridge burns',
        kind: 'countdown',
        scale: 'round',
        count: 9,
        secret: true,
      },
      { type: 'meet', statBlock: 'Goblin' },
      { type: 'start-fight' },
    );
    for (let turn = 0; turn < 9 && facts(game, 'timer-changed').length === 0; turn += 1)
      game.given({ type: 'end-turn' });
    expect(fact(game, 'timer-changed')).toMatchObject({ name: 'Bridge burns', secret: true });
  });

  it('may carry what happens when it is due', () => {
    const game = openedSample(nightsong);
    game.given({
      type: 'start-timer',
      name: 'The Grey',
      kind: 'countdown',
      scale: 'hour',
      ends: ' the Grey rises ',
    });
    expect(game.state.timers['the-grey']?.ends).toBe('the Grey rises');
    game.given({ type: 'pass-time', scale: 'hour', count: 1 });
    expect(facts(game, 'timer-ended').at(-1)).toMatchObject({ timer: { ends: 'the Grey rises' }, due: true });
    expect(
      game.refused({
        type: 'start-timer',
        name: 'Long',
        kind: 'progress',
        segments: 2,
        ends: 'x'.repeat(201),
      }),
    ).toMatchObject({
      code: 'bad-field',
    });
  });
});

describe('somebody', () => {
  it('is made with pronouns and a short name', () => {
    const game = openedSample(fivey);
    game.given({
      type: 'add-person',
      name: 'Old Pell of the Moss',
      short: ' Pell ',
      pronouns: 'they',
      statBlock: 'Commoner',
    });
    expect(game.state.creatures['old-pell-of-the-moss']).toMatchObject({ short: 'Pell', pronouns: 'they' });
  });

  it('gets and loses them by description, characters as well', () => {
    const game = openedSample(fivey);
    game.given({ type: 'describe', creature: 'mae', short: 'M', pronouns: 'she' });
    expect(facts(game, 'described-anew').at(-1)).toMatchObject({ short: 'M', pronouns: 'she' });
    expect(game.state.creatures['mae']).toMatchObject({ short: 'M', pronouns: 'she' });
    game.given({ type: 'describe', creature: 'mae', short: null, pronouns: null });
    expect(game.state.creatures['mae']).not.toHaveProperty('short');
    expect(game.state.creatures['mae']).not.toHaveProperty('pronouns');
    expect(game.refused({ type: 'describe', creature: 'mae', short: 'x'.repeat(41) })).toMatchObject({
      code: 'bad-field',
      path: 'short',
    });
  });

  it('gets them when a stranger is saved as a person', () => {
    const game = openedSample(fivey);
    game.given(
      { type: 'meet', statBlock: 'Goblin' },
      { type: 'keep-person', creature: 'goblin', name: 'Snag the Younger', short: 'Snag', pronouns: 'it' },
    );
    expect(game.state.creatures['goblin']).toMatchObject({ kind: 'person', short: 'Snag', pronouns: 'it' });
  });

  it('is in a campaign that is read back as it was', () => {
    const game = openedSample(fivey);
    game.given({ type: 'describe', creature: 'mae', short: 'M', pronouns: 'she' });
    expect(CampaignSchema.parse(JSON.parse(JSON.stringify(game.state))).creatures['mae']).toEqual(
      game.state.creatures['mae'],
    );
  });
});
