import { setImmediate as breath } from 'node:timers/promises';
import { burning } from '../../shared/campaign/light.ts';
import { Refusal } from '../../shared/campaign/refusal.ts';
import { partyOf } from '../../shared/campaign/groups/party.ts';
import type { Campaign } from '../../shared/campaign/state.ts';
import { rewindingDice } from '../../shared/dice/sources.ts';
import type { SiteForecast } from '../../shared/page/cards/forecastCards.ts';
import type { Policy } from '../../shared/road/policy.ts';
import { counted } from '../../shared/text/words.ts';
import type { Rulebook } from '../game/rulebook.ts';
import { diedSince } from './diary.ts';
import { actInEncounter } from './encountered.ts';
import { lightAhead, shareInWords } from './inWords.ts';
import { shareOf } from './report.ts';
import { Sandbox } from './sandbox.ts';

/** The most turns that are foretold. */
export const MOST_TURNS = 60;
/** So many times they are played; between some of them others have their turn. */
const RUNS = 400;
const AT_ONCE = 20;
/** An encounter that has not ended after so many commands never will. */
const MOST_STEPS = 500;

/** What turns in a site brought: by the turn, whether somebody had come by then, and whether a light burnt at its end. */
interface Turns {
  met: boolean[];
  lit: boolean[];
  who: string[];
  hurt: boolean;
  died: boolean;
}

/** What comes of turns is read from the campaign alone. */
const NOTHING_READ: ReadonlySet<string> = new Set();

const isLit = (campaign: Campaign): boolean =>
  partyOf(campaign, true).some(({ id, items }) =>
    items.some((item) => burning(campaign, id, item.id) !== undefined),
  );

const healthOf = (campaign: Campaign): number =>
  partyOf(campaign, true).reduce((sum, { hitPoints }) => sum + hitPoints.now, 0);

/** The turns of this visit that have passed. */
const turnsPassed = ({ party }: Campaign): number => party.site?.explorationTurns ?? 0;

/** Writes down how it stands at the end of the turns that have passed since: an encounter may have taken some, and one has at least. */
function noted(found: Turns, { since, now, least }: { since: Campaign; now: Campaign; least: number }): void {
  const passed = Math.max(least, turnsPassed(now) - turnsPassed(since));
  const [met, lit] = [found.who.length > 0, isLit(now)];
  for (let turn = Math.min(passed - 1, found.met.length); turn < passed; turn += 1) {
    found.met[turn] = met;
    found.lit[turn] = lit;
  }
}

/** Plays turns in the site where the party is; those who come are met by the policy, and no other light is lit. */
function playTurns(rules: Rulebook, start: Campaign, turns: number, policy: Policy, seed: number): Turns {
  const sandbox = new Sandbox(rules, start, rewindingDice(seed), NOTHING_READ);
  const found: Turns = { met: [], lit: [], who: [], hurt: false, died: false };
  while (found.met.length < turns) {
    const least = found.met.length + 1;
    sandbox.give({ type: 'explore' });
    if (sandbox.campaign.encounter) found.who.push(sandbox.campaign.encounter.title);
    noted(found, { since: start, now: sandbox.campaign, least });
    for (let step = 0; step < MOST_STEPS && sandbox.campaign.encounter; step += 1)
      actInEncounter(rules, sandbox.campaign, policy, (command) => sandbox.give(command).ok);
    noted(found, { since: start, now: sandbox.campaign, least });
  }
  found.hurt = healthOf(sandbox.campaign) < healthOf(start);
  found.died = diedSince(start, sandbox.campaign).length > 0;
  return found;
}

/**
 * What so many more turns in the site are likely to bring, played some hundred times with the seeds from one on; the game goes on
 * meanwhile. Refuses `not-now` outside of a site or in an encounter, and `bad-field` for more turns than ten hours have.
 */
export async function siteAhead(
  rules: Rulebook,
  campaign: Campaign,
  { turns, policy, seed }: { turns: number; policy: Policy; seed: number },
): Promise<SiteForecast> {
  if (campaign.party.site === null) throw new Refusal('not-now', 'The party is not in a site.');
  if (campaign.encounter) throw new Refusal('not-now', 'There is an encounter. End it, then look ahead.');
  if (turns < 1 || turns > MOST_TURNS)
    throw new Refusal('bad-field', `Choose 1 to ${counted(MOST_TURNS, 'turn')}.`, 'turns');
  const all: Turns[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    all.push(playTurns(rules, campaign, turns, policy, seed + run));
    if (run % AT_ONCE === AT_ONCE - 1) await breath();
  }
  return summed(all, turns, campaign);
}

function summed(all: readonly Turns[], turns: number, start: Campaign): SiteForecast {
  const passed = turnsPassed(start);
  const share = (holds: (one: Turns) => boolean): number => all.filter(holds).length / all.length;
  const who = new Map<string, number>();
  for (const title of all.flatMap((one) => one.who)) who.set(title, (who.get(title) ?? 0) + 1 / all.length);
  const byTurn = Array.from({ length: turns }, (_, index) => ({
    turn: passed + index + 1,
    met: share(({ met }) => met[index] === true),
    lit: share(({ lit }) => lit[index] === true),
  }));
  const met = byTurn.at(-1)?.met ?? 0;
  return {
    runs: all.length,
    turns: byTurn,
    who: [...who]
      .map(([title, mean]) => ({ title, mean }))
      .sort((a, b) => b.mean - a.mean || a.title.localeCompare(b.title)),
    hurt: share(({ hurt }) => hurt),
    deaths: share(({ died }) => died),
    metError: shareOf(Math.round(met * all.length), all.length)[1],
    said: inWords(byTurn, isLit(start)),
  };
}

function inWords(turns: SiteForecast['turns'], wasLit: boolean): string {
  const met = turns.at(-1)?.met ?? 0;
  const within = `within ${counted(turns.length, 'more turn')}`;
  const comes =
    met === 0 ? `Nobody comes ${within}.` : `In ${shareInWords(met)} cases someone comes ${within}.`;
  return `${comes} ${wasLit ? lightAhead(turns) : 'No light burns.'}`;
}
