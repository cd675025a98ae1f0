import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evolve } from '../../shared/campaign/decide.ts';
import { nextPhase, phasesOf, phaseSteps } from '../../shared/campaign/mode/phases.ts';
import { PLACES, type Campaign, type CampaignMode } from '../../shared/campaign/state.ts';
import { seededDice } from '../../shared/dice/sources.ts';
import { systems } from '../../shared/systems/registry.ts';
import { commandsByMode, drawChart } from '../../src-main/game/drawChart.ts';
import { demandWay } from '../../src-main/game/way.ts';
import { filled } from '../helpers/autoplay.ts';
import { play, type Playthrough, rulebookOf } from '../helpers/play.ts';

const mode = (now: CampaignMode['now'], more: Partial<CampaignMode> = {}): CampaignMode => ({
  closed: false,
  now,
  place: 'world',
  ...more,
});

/** Every event of a game followed twice: by the campaign’s mode, and by the chart alone. */
function expectSameWay(game: Playthrough, start: Campaign): void {
  const { chart, kinds } = game.rulebook;
  let before = start;
  for (const event of game.events) {
    const after = evolve(before, kinds.events, event);
    expect([event.type, chart.pathAfter(before.mode, event)]).toEqual([event.type, chart.path(after.mode)]);
    before = after;
  }
}

describe.each(systems.map((system) => [system.name, system] as const))('the chart of %s', (_, system) => {
  const rulebook = rulebookOf(system);
  const { chart, kinds } = rulebook;
  const modes = [
    mode('world', { closed: true }),
    ...PLACES.map((place) => mode(place, { place })),
    ...(['notice', 'meeting', ...phasesOf(system)] as const).map((now) => mode(now)),
  ];

  it.each(modes)('allows in $now (closed: $closed) what is given there, and refuses the rest', (at) => {
    const inside = new Set<string>(['anytime', ...chart.path(at)]);
    for (const kind of kinds.commands.values())
      expect([kind.type, chart.allows(at, kind.type)]).toEqual([
        kind.type,
        kind.when.some((when) => inside.has(when)),
      ]);
    expect([chart.allows(at, 'undo'), chart.allows(at, 'summon-dragon')]).toEqual([true, false]);
  });

  it('leads wherever the mode of the campaign leads, whatever is played', () => {
    const sample = play(system).given(...system.sample());
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.array(fc.nat(10_000), { minLength: 5, maxLength: 40 }),
        (seed, choices) => {
          const game = play(system, { from: sample.state, dice: seededDice(seed) }).given({
            type: 'open-session',
          });
          for (const choice of choices) {
            const { offers } = game;
            const moving = offers.filter(({ command }) => MOVING.has(command.type));
            const from = choice % 3 === 0 && moving.length > 0 ? moving : offers;
            const offer = from[choice % from.length];
            if (offer) game.attempt(filled(offer, choice));
          }
          expectSameWay(game, sample.state);
          const { place, now } = game.state.mode;
          expect(place === 'site').toBe(game.state.party.site !== null);
          expect([game.state.encounter !== null, game.state.fight !== null]).toEqual([
            now !== place,
            now !== place && now !== 'notice' && now !== 'meeting',
          ]);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('takes each step of a fight that its phases give, and no other', () => {
    const steps = phaseSteps(system.fight);
    for (const { from, to } of steps) {
      if (from === undefined || from === to) continue;
      for (const phase of phasesOf(system))
        expect([from, phase, chart.pathAfter(mode(from), event('phase-began', { phase })).at(-1)]).toEqual([
          from,
          phase,
          to,
        ]);
    }
    expect(steps.filter(({ endsRound }) => endsRound).map(({ to }) => to)).toEqual([
      system.fight.round[0]?.id,
    ]);
    expect(() => nextPhase(system.fight, 'aftermath')).toThrow();
  });

  it('is asked about each mode that a decision leads to, and one that it does not reach is a bug', () => {
    const start = play(system).given(...system.sample(), { type: 'open-session' }).state;
    const led = (type: string, fields: object = {}) => {
      const happened = event(type, fields);
      demandWay(rulebook, start, [happened], evolve(start, kinds.events, happened));
    };
    expect(() => led('session-closed', { number: 1 })).not.toThrow();
    expect(() => led('phase-began', { phase: 'aftermath' })).toThrow('“phase-began”');
  });

  it('does not restore a mode that the system does not have', () => {
    const strange = (['declare', 'initiative', 'surprise', 'turns'] as const).filter(
      (phase) => !phasesOf(system).includes(phase),
    );
    for (const now of strange) expect(() => chart.demand(mode(now))).toThrow();
    expect(() => chart.demand(mode('turns', { closed: true }))).not.toThrow();
  });

  it('is drawn with every state and every way', () => {
    const drawing = drawChart(chart.machine);
    for (const { closed, now } of modes) expect(drawing).toContain(`state ${closed ? 'closed' : now}`);
    expect(drawing).toContain('encounter --> site : encounter-ended');
    expect(commandsByMode(chart.machine).map(([name]) => name)).toContain('world');
  });
});

describe('a party that is placed between sessions', () => {
  const [system] = systems;
  const inSite = () => {
    const game = play(system!).given(...system!.sample());
    const [id, site] = Object.entries(game.state.land.sites)[0]!;
    return game.given(
      { type: 'place-party', hex: site!.hex },
      { type: 'open-session' },
      { type: 'enter-site', site: id },
      { type: 'close-session' },
    );
  };

  it('leaves the site when it is placed elsewhere', () => {
    const game = inSite();
    const elsewhere = game.state.party.trail.at(-1) === '0101' ? '0102' : '0101';
    game.given({ type: 'place-party', hex: elsewhere }, { type: 'open-session' });
    expect([game.where, game.state.party.site, game.state.party.hex]).toEqual(['world', null, elsewhere]);
  });

  it('stays in it where it is placed on the same hex', () => {
    const game = inSite();
    game.given({ type: 'place-party', hex: game.state.party.hex }, { type: 'open-session' });
    expect([game.where, game.state.party.site !== null]).toEqual(['site', true]);
  });
});

const event = (type: string, fields: object = {}) => ({ seq: 1, type, at: 0, ...fields });

/** What leads from one mode to another, so that it comes up often enough. */
const MOVING: ReadonlySet<string> = new Set([
  'close-session',
  'open-session',
  'enter-site',
  'leave-site',
  'begin-downtime',
  'end-downtime',
  'meet',
  'react',
  'part',
  'start-fight',
  'check-morale',
  'end-fight',
  'settle',
  'set-aside',
  'take-up',
]);
