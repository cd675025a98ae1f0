import { expect, it } from 'vitest';
import { z } from 'zod';
import { decide } from '../../../shared/campaign/decide.ts';
import { duesOf } from '../../../shared/campaign/dues.ts';
import type { HexwatchEvent } from '../../../shared/campaign/event.ts';
import type { Campaign } from '../../../shared/campaign/state.ts';
import { weatherOddsHere } from '../../../shared/campaign/tables/weather.ts';
import { givenDice } from '../../../shared/dice/sources.ts';
import { hexAt, type Region } from '../../../shared/hex/land.ts';
import { defineCommand, type System } from '../../../shared/systems/contract.ts';
import { VALE } from '../../shared/reckoning/vale.ts';
import { openedSample } from '../../helpers/play.ts';
import { systemContract } from '../../systemContract.ts';

const DAMP = [
  { name: 'fair', hard: false, chance: 40 },
  { name: 'fog', hard: false, chance: 45 },
  { name: 'gale', hard: true, chance: 15 },
];
const DRY = [{ name: 'dry', hard: false, chance: 100 }];

/** The sample with this weather in the party’s region, and with no other. */
function sampleWith(system: System, weather: Region['weather']): Campaign {
  const game = openedSample(system);
  const { land, party } = game.state;
  const region = hexAt(land, party.hex ?? '')?.region;
  for (const id of Object.keys(land.regions))
    game.attempt({ type: 'keep-region', region: id, weather: id === region ? weather : [] });
  return game.state;
}

/** What the next daybreak brings with these faces of the dice, all of which must be thrown. */
function daybreak(system: System, campaign: Campaign, faces: readonly number[]): HexwatchEvent[] {
  const due = duesOf(campaign, system).find(({ id }) => id === 'daybreak')!;
  const kind = defineCommand({
    type: 'let-day-break',
    title: '',
    about: '',
    when: ['anytime'],
    fields: z.strictObject({ type: z.literal('let-day-break') }),
    decide: (decision) => due.fire(decision),
  });
  const { dice, used } = givenDice([...faces]);
  const decided = decide({ ...campaign, clock: due.at }, system, kind, { type: 'let-day-break' }, dice, 1);
  if (!decided.ok) throw new Error(decided.error.message);
  expect(used()).toBe(faces.length);
  return decided.events.filter(({ type }) => type === 'weather-changed');
}

/** A system whose year has this season only. */
const inSeason = (system: System, season: string): System => ({
  ...system,
  calendar: { ...system.calendar, seasonOf: () => season },
});

systemContract('weather of a region in $name', (system) => {
  it('goes by the seasons of a custom calendar, and by their weather where the region has none', () => {
    const seasons = VALE.seasons.map((season) =>
      season.name === 'Summer' ? { ...season, weather: DRY } : season,
    );
    const calendar = { ...VALE, seasons };
    const summer = [{ season: 'Summer', odds: DAMP }];
    expect(weatherOddsHere({ ...sampleWith(system, summer), calendar }, system)).toEqual(DAMP);
    const winter = [{ season: 'Winter', odds: DAMP }];
    expect(weatherOddsHere({ ...sampleWith(system, winter), calendar }, system)).toEqual(DRY);
    expect(weatherOddsHere(sampleWith(system, winter), system)).toBeUndefined();
  });

  it.each([
    [1, 'fair', false],
    [40, 'fair', false],
    [41, 'fog', false],
    [86, 'gale', true],
    [100, 'gale', true],
  ])('breaks with the day by a d100 against its odds, in their order: %i is %s', (face, name, hard) => {
    expect(daybreak(system, sampleWith(system, [{ odds: DAMP }]), [face])).toMatchObject([
      { name, hard, total: face, text: `Weather: ${name} (rolled ${face}).` },
    ]);
  });

  it('is rolled where a house rule leaves it to the referee, too', () => {
    const campaign = sampleWith(system, [{ odds: DAMP }]);
    const options = { ...campaign.options, 'daily-weather': 'referee', 'hard-weather': 0 };
    expect(daybreak(system, { ...campaign, options }, [50])).toMatchObject([{ name: 'fog' }]);
  });

  it('is that of the season of today, else that of the whole year', () => {
    const campaign = sampleWith(system, [{ odds: DAMP }, { season: 'Summer', odds: DRY }]);
    expect(daybreak(inSeason(system, 'summer'), campaign, [90])).toMatchObject([{ name: 'dry' }]);
    expect(daybreak(inSeason(system, 'Winter'), campaign, [90])).toMatchObject([{ name: 'gale' }]);
    expect(daybreak(system, campaign, [90])).toMatchObject([{ name: 'gale' }]);
  });

  it('is the rules’ where it is written for other seasons only, for no region, or the party is nowhere', () => {
    const dry = sampleWith(system, [{ season: 'Summer', odds: DRY }]);
    expect(weatherOddsHere(dry, system)).toBeUndefined();
    expect(weatherOddsHere(dry, inSeason(system, 'Winter'))).toBeUndefined();
    expect(weatherOddsHere(sampleWith(system, []), system)).toBeUndefined();
    const damp = sampleWith(system, [{ odds: DAMP }]);
    expect(weatherOddsHere({ ...damp, party: { ...damp.party, hex: null } }, system)).toBeUndefined();
  });
});
