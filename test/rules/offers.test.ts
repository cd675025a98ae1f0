import { describe, expect, it } from 'vitest';
import type { Field, Offer } from '../../shared/campaign/offer.ts';
import { kindsOf } from '../../shared/campaign/kinds.ts';
import { systems } from '../../shared/systems/registry.ts';
import { blankCampaign } from '../../shared/campaign/blankCampaign.ts';
import { decide } from '../../shared/campaign/decide.ts';
import { seededDice } from '../../shared/dice/sources.ts';
import type { Campaign } from '../../shared/campaign/state.ts';
import type { System } from '../../shared/systems/contract.ts';
import { keysOf } from '../../src-renderer/keys/acts.ts';
import { TABLE_KEYS } from '../../src-renderer/keys/keymap.ts';
import { filledIn, type Value } from '../../shared/page/blanks.ts';
import { chartOf } from '../../src-main/game/chart.machine.ts';

/** A sample campaign taken to a moment by commands, through chart and rules, with the same dice every time. */
function reach(system: System, commands: readonly { type: string; [field: string]: unknown }[]) {
  const kinds = kindsOf(system);
  const chart = chartOf(system, kinds);
  const dice = seededDice(5);
  const give = (at: Campaign, command: { type: string }): Campaign => {
    const kind = kinds.commands.get(command.type);
    if (!kind || !chart.allows(at.mode, command.type)) throw new Error(`${command.type} is not allowed.`);
    const decided = decide(at, system, kind, command, dice, 1);
    if (!decided.ok) throw new Error(`${JSON.stringify(command)}: ${decided.error.message}`);
    return decided.state;
  };
  const at = [...system.sample(), ...commands].reduce(give, blankCampaign(system));
  const offers = [...kinds.commands.values()]
    .filter((kind) => chart.allows(at.mode, kind.type))
    .flatMap((kind) => kind.offers?.(at, system) ?? []);
  return { at, offers, give };
}

const filled = ({ name, kind, value, choices = [], many, optional }: Field): [string, Value][] => {
  if (value !== undefined) return [[name, value]];
  if (optional) return [];
  const first = choices[0]?.value ?? null;
  return [
    [
      name,
      kind === 'choice'
        ? many
          ? first === null
            ? []
            : [first]
          : first
        : kind === 'number'
          ? 1
          : kind === 'check'
            ? false
            : 'something',
    ],
  ];
};
const commandOf = (offer: Offer): { type: string } =>
  filledIn(offer, Object.fromEntries((offer.needs ?? []).flatMap(filled)));

describe.each(systems.map((system) => [system.name, system] as const))('what %s offers', (_, system) => {
  const open = [{ type: 'open-session' }];
  const met = [...open, { type: 'meet', statBlock: system.statBlocks[0]?.name, count: 3 }];
  const site = Object.entries(reach(system, open).at.land.sites)[0];
  const MOMENTS: Record<string, readonly { type: string }[]> = {
    closed: [],
    world: open,
    night: [...open, { type: 'pass-time', scale: 'hour', count: 13 } as { type: string }],
    site: [
      ...open,
      { type: 'place-party', hex: site?.[1].hex } as { type: string },
      { type: 'enter-site', site: site?.[0] } as { type: string },
    ],
    notice: met,
    meeting: [...met, { type: 'react' }],
    fight: [...met, { type: 'start-fight' }],
    downtime: [...open, { type: 'begin-downtime' }],
  };

  it.each(Object.keys(MOMENTS))('in %s is accepted when its blanks are filled as suggested', (moment) => {
    const { at, offers, give } = reach(system, MOMENTS[moment] ?? []);
    expect(offers.length).toBeGreaterThan(0);
    const refused = offers.flatMap((offer) => {
      try {
        give(at, commandOf(offer));
        return [];
      } catch (thrown) {
        return [`${offer.label}: ${String(thrown)}`];
      }
    });
    expect(refused).toEqual([]);
  });

  it.each(Object.keys(MOMENTS))('in %s leaves the keys of the table itself alone', (moment) => {
    const ofTheTable = TABLE_KEYS.map(({ key }) => key.toLowerCase());
    const { offers } = reach(system, MOMENTS[moment] ?? []);
    expect([...keysOf(offers).values()].filter((key) => ofTheTable.includes(key))).toEqual([]);
  });

  it.each(Object.keys(MOMENTS))('in %s walks by Q W E A S D or does nothing', (moment) => {
    const walks = [...keysOf(reach(system, MOMENTS[moment] ?? []).offers)].filter(([, key]) =>
      'qweasd'.includes(key),
    );
    expect(walks.filter(([{ command }]) => command.type !== 'travel')).toEqual([]);
  });
});
