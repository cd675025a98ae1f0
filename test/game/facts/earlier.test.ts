import { expect, it } from 'vitest';
import type { HexwatchEvent } from '../../../shared/campaign/event.ts';
import { fivey } from '../../../shared/systems/fivey/index.ts';
import { openedSample } from '../../helpers/play.ts';

/** What earlier versions did not write into their events. */
const ADDED: Readonly<Record<string, readonly string[]>> = {
  'hex-entered': ['who', 'from', 'place', 'terrain', 'road', 'first', 'took'],
  'road-walked': ['who', 'from', 'place', 'terrain', 'road', 'first'],
  'site-entered': ['name', 'first', 'who'],
  'site-left': ['name'],
  'room-entered': ['name', 'first'],
  'exploration-turn-passed': ['room', 'who', 'actor'],
  'encounter-began': ['cause', 'titled', 'kinds'],
  'encounter-changed': ['kinds'],
  'encounter-set-aside': ['of'],
  'encounter-taken-up': ['of'],
  'encounter-ended': ['encounter'],
  'fight-ended': ['how', 'became'],
  'session-opened': ['present', 'away'],
  'session-closed': ['hex', 'place', 'site', 'present'],
  'note-written': ['part'],
  'timer-changed': ['name', 'segments'],
};

const asBefore = (event: HexwatchEvent): HexwatchEvent => {
  const added = ADDED[event.type] ?? [];
  const { seq, type, at } = event;
  return {
    seq,
    type,
    at,
    ...Object.fromEntries(Object.entries(event).filter(([name]) => !added.includes(name))),
  };
};

it('an evening of an earlier version, without all that tells the tale, comes to the same campaign', () => {
  const game = openedSample(fivey);
  const start = game.state;
  const [goer = ''] = start.party.members;
  const opened = game.events.length;
  game.given(
    { type: 'note', text: 'A bell under water.', part: 'hook' },
    { type: 'start-timer', name: 'The tide', kind: 'progress', segments: 4 },
    { type: 'advance-timer', timer: 'the-tide' },
    { type: 'place-party', hex: '0608' },
    { type: 'enter-site', site: 'chapel' },
    { type: 'explore' },
  );
  if (game.state.encounter) game.given({ type: 'part' });
  game.given(
    { type: 'meet' },
    { type: 'identify', statBlock: 'Goblin', count: 2 },
    { type: 'set-aside' },
    { type: 'take-up', shelf: 'goblin' },
    { type: 'start-fight' },
    { type: 'set-status', creature: goer, status: 'down' },
    { type: 'end-fight' },
  );
  if (game.state.encounter) game.given({ type: 'settle' });
  if (game.state.encounter) game.given({ type: 'settle' });
  game.given({ type: 'leave-site' }, { type: 'travel', to: '0508' }, { type: 'close-session' });
  const evening = game.events.slice(opened);
  const types = new Set(game.events.map(({ type }) => type));
  expect(Object.keys(ADDED).filter((type) => !types.has(type))).toEqual(['road-walked']);
  expect(game.replayed(start, evening.map(asBefore))).toEqual(game.state);
  expect(evening.map(asBefore)).not.toEqual(evening);
});
