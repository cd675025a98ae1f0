import { expect, it } from 'vitest';
import { fieldsOf, type HexwatchEvent } from '../../shared/campaign/event.ts';
import { Sandbox, type Tried } from '../../src-main/forecast/sandbox.ts';
import { rewindingDice, seededDice } from '../../shared/dice/sources.ts';
import { cairn } from '../../shared/systems/cairn/index.ts';
import { systems } from '../../shared/systems/registry.ts';
import { filled } from '../helpers/autoplay.ts';
import { openedSample, play, rulebookOf } from '../helpers/play.ts';

const STEPS = 60;

const factsOf = (events: readonly HexwatchEvent[]): unknown[] =>
  events.map((event) => [event.seq, event.type, event.at, event.rolls, fieldsOf(event)]);

it.each(systems.map((system) => [system.name, system] as const))(
  'plays %s in a sandbox to the same facts by the same dice, without words',
  (_name, system) => {
    const rulebook = rulebookOf(system);
    const sample = openedSample(system);
    const start = JSON.stringify(sample.state);
    const table = rewindingDice(7);
    const game = play(system, { from: sample.state, dice: table.dice });
    const tried = new Sandbox(rulebook, sample.state, rewindingDice(7));
    const block = system.statBlocks[0]?.name ?? '';
    const choices = seededDice(3);
    for (let step = 0; step < STEPS; step += 1) {
      const offers = game.offers;
      const offer = offers[choices(1000) % Math.max(1, offers.length)];
      const command =
        step === 0 || !offer ? { type: 'meet', statBlock: block, count: 3 } : filled(offer, step);
      const known = game.events.length;
      const before = table.mark();
      const refused = game.attempt(command) !== undefined;
      if (refused) table.rewind(before);
      const answer = tried.give(command);
      expect(answer.ok).toBe(!refused);
      expect(factsOf(answer.ok ? answer.events : [])).toEqual(factsOf(game.events.slice(known)));
      expect(tried.campaign).toEqual(game.state);
    }
    expect(game.events.length).toBeGreaterThan(10);
    expect(answersWithFactsAlone(tried)).toBe(true);
    expect(JSON.stringify(sample.state)).toBe(start);
  },
);

it('makes of events that nobody reads only what they change', () => {
  const { state } = openedSample(cairn);
  const read = new Sandbox(rulebookOf(cairn), state, rewindingDice(7));
  const unread = new Sandbox(rulebookOf(cairn), state, rewindingDice(7), new Set(['time-passed']));
  for (const command of [
    { type: 'pass-time', scale: 'day' },
    { type: 'meet', statBlock: 'Guard', count: 3 },
  ]) {
    const [all, some] = [read.give(command), unread.give(command)];
    expect(all.ok && all.events.length).toBeGreaterThan(1);
    expect(kindsOf(some)).toEqual(kindsOf(all).filter((type) => type === 'time-passed'));
    expect(unread.campaign).toEqual(read.campaign);
  }
});

const kindsOf = (tried: Tried): string[] => (tried.ok ? tried.events.map(({ type }) => type) : []);

const answersWithFactsAlone = (sandbox: Sandbox): boolean => {
  const answer = sandbox.give({ type: 'set-weather', name: 'fog' });
  return answer.ok && answer.events.every((event) => event.text === undefined && event.rules === undefined);
};
