import { mayAct, standing } from '../../shared/campaign/fight.ts';
import type { AnyCommand } from '../../shared/campaign/offer.ts';
import { Sandbox, type Tried } from '../../src-main/forecast/sandbox.ts';
import { waiting } from '../../src-main/forecast/traveller.ts';
import type { Campaign, SystemId } from '../../shared/campaign/state.ts';
import { barred } from '../../shared/campaign/travel.ts';
import { rewindingDice, seededDice } from '../../shared/dice/sources.ts';
import { DIRECTIONS, neighbour } from '../../shared/hex/coordinates.ts';
import type { Playthrough } from '../helpers/play.ts';

const MOST_STEPS = 500;
const MOST_DAYS = 200;

type Blow = (actor: string, target: string, campaign: Campaign) => AnyCommand;

const oneTarget: Blow = (actor, target) => ({ type: 'attack', actor, target });

/** The attack command of a system, if it differs from most. */
const BLOWS: Readonly<Partial<Record<SystemId, Blow>>> = {
  vogt: (actor, target, { mode }) =>
    mode.now === 'declare'
      ? { type: 'declare', actor, action: 'attack' }
      : { type: 'attack', actor, targets: [target] },
};

/** Everybody who may act attacks the first foe who stands; what is to be checked or settled is left to the dice. */
function nextOf(campaign: Campaign): AnyCommand {
  const { mode, fight } = campaign;
  if (mode.now === 'morale') return { type: 'check-morale' };
  if (mode.now === 'aftermath') return { type: 'settle' };
  const [actor] = mayAct(campaign);
  if (actor === undefined) return { type: 'end-fight' };
  const foes = fight?.combatants[actor]?.side === 'party' ? 'others' : 'party';
  const [target] = standing(campaign, foes);
  return target ? (BLOWS[campaign.system] ?? oneTarget)(actor, target.id, campaign) : { type: 'end-turn' };
}

/** A sandbox that counts what happens in it. */
class CountingSandbox extends Sandbox {
  events = 0;

  constructor({ rulebook, state }: Playthrough, seed: number) {
    super(rulebook, state, rewindingDice(seed));
  }

  override give(command: AnyCommand): Tried {
    const tried = super.give(command);
    if (tried.ok) this.events += tried.events.length;
    return tried;
  }
}

/** How many commands a game took, and how much happened in it. */
interface Played {
  steps: number;
  events: number;
}

/** A whole fight in a sandbox, played by commands and not by offers. Throws when it does not end. */
export function tryFight(sample: Playthrough, seed: number, statBlock: string, count: number): Played {
  const sandbox = new CountingSandbox(sample, seed);
  sandbox.give({ type: 'meet', statBlock, count });
  sandbox.give({ type: 'start-fight' });
  for (let step = 1; step <= MOST_STEPS; step += 1) {
    const { campaign } = sandbox;
    if (!campaign.fight) return { steps: step, events: sandbox.events };
    const command = nextOf(campaign);
    // Who cannot strike has had their turn; who has no turn to end breaks off.
    const tried = [command, { type: 'end-turn' }, { type: 'end-fight' }].some((one) => sandbox.give(one).ok);
    if (!tried) throw new Error(`${campaign.system}, ${campaign.mode.now}: nothing goes.`);
  }
  throw new Error(`${sample.rulebook.system.id}: a fight did not end in ${MOST_STEPS} steps.`);
}

/**
 * So many hexes of road in a sandbox: those who are met are left alone, and the party waits where it cannot go on.
 */
export function tryJourney(sample: Playthrough, seed: number, hexes: number): Played {
  const sandbox = new CountingSandbox(sample, seed);
  const dice = seededDice(seed);
  const wait = waiting(sample.rulebook.system);
  let walked = 0;
  for (let step = 1; step <= MOST_DAYS; step += 1) {
    const { campaign } = sandbox;
    const { hex } = campaign.party;
    if (campaign.encounter) sandbox.give({ type: 'part' });
    else {
      const ways = DIRECTIONS.map(({ id }) => hex && neighbour(hex, id)).filter(
        (to) => typeof to === 'string' && !barred(campaign, to),
      );
      const to = ways[dice(1000) % Math.max(1, ways.length)];
      if (!to || !sandbox.give({ type: 'travel', to }).ok) sandbox.give(wait);
    }
    if (sandbox.campaign.party.hex !== hex) walked += 1;
    if (walked === hexes) return { steps: step, events: sandbox.events };
  }
  return { steps: MOST_DAYS, events: sandbox.events };
}
