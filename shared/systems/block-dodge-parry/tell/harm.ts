import { tell, type Teller } from '../../../campaign/event.ts';
import { find } from '../../../campaign/ids.ts';
import { diseaseAt } from '../diseases/data.ts';
import { diseaseCaught, diseaseEnded, sickTended } from '../events/diseases.ts';
import { guardMet, guardTaken } from '../events/fights.ts';
import {
  cureNamed,
  hazardEntered,
  headStruck,
  heldDropped,
  injuryThrown,
  trapStruck,
  woundHealed,
  woundKept,
  woundMerged,
  woundTaken,
} from '../events/wounds.ts';
import { woundName, type Level } from '../wounds/data.ts';

const wound = (type: string, area: string, level: Level): string =>
  woundName({ type, area, level }).toLowerCase();

const READY = {
  block: 'stands ready to block',
  dodge: 'stands ready to dodge',
  neither: 'lets the guard down',
} as const;

const ready = tell(guardTaken, ({ actor, how }, { name }) => `${name(actor)} ${READY[how]}.`);

const met = tell(guardMet, ({ actor, how, impaired, damage, left }, { name }) =>
  impaired
    ? `${name(actor)} ${how}s: the blow is impaired.`
    : `${name(actor)} ${how}s: ${left ?? 0} of ${damage ?? 0} damage is left.`,
);

const trap = tell(
  trapStruck,
  ({ creature, why, thrown, damage }, { name }) =>
    `${name(creature)}, ${why}: ${thrown}, ${damage} damage after Armor.`,
);

const hazard = tell(
  hazardEntered,
  ({ creature, name: called }, { name }) => `${name(creature)} is ${called.replace(/^In/, 'in')}.`,
);

const injury = tell(injuryThrown, ({ creature, total, area, again, keptOff }, { name }) => {
  const limb = again ? ' The same place again: the Warden may take the limb.' : '';
  const off = keptOff ? ` What ${name(creature)} wears keeps it off.` : '';
  return `${name(creature)} is injured: ${total}, ${area}.${limb}${off}`;
});

const HEADS = { fatal: 'fatal', eye: 'an eye is lost', scar: 'a scar to show' } as const;
const head = tell(
  headStruck,
  ({ creature, total, result }, { name }) => `${name(creature)}, head: ${total}, ${HEADS[result]}.`,
);

const dropped = tell(
  heldDropped,
  ({ creature, item, light }, { name, item: thing }) =>
    `${name(creature)} drops the ${thing(creature, item).toLowerCase()}; it lies there${light ? ' and goes out' : ''}.`,
);

const taken = tell(woundTaken, ({ creature, condition, from, worsens, ...now }, { name, campaign }) => {
  const line = `${name(creature)} ${from ? 'is hurt worse' : 'is wounded'}: ${wound(now.wound, now.area, now.level)}.`;
  const older = find(campaign.creatures, creature)?.conditions.find(({ id }) => id === worsens);
  return older && older.id !== condition
    ? `${line} ${name(creature)} has ${older.name.toLowerCase()} already: the player may let that one get worse instead.`
    : line;
});

const kept = tell(woundKept, ({ creature }, { name }) => `${name(creature)} keeps both wounds.`);

const merged = tell(
  woundMerged,
  ({ creature, wound: type, area, to }, { name }) =>
    `${name(creature)} is hurt worse: ${wound(type, area, to)}.`,
);

const healed = tell(woundHealed, ({ creature, wound: type, area, level, by, well }, { name }) => {
  const arm = well ? ` ${name(creature)}’s ${well} is well again.` : '';
  return `${name(creature)}: ${wound(type, area, level)} is healed${by ? ` by ${by}` : ''}.${arm}`;
});

const cure = tell(cureNamed, ({ creature, words }, { name }) => `${name(creature)}’s cure: ${words}`);

const caught = tell(diseaseCaught, ({ creature, disease, days }, { name }) => {
  const { name: called, signs } = diseaseAt(disease);
  const run = days === null ? '' : ` for ${days === 1 ? 'a day' : `${days} days`}`;
  return `${name(creature)} has ${called}${run}: ${signs}.`;
});

const ENDS = { healed: ', healed', 'run-out': '', cured: ': the cure works' } as const;
const ended = tell(
  diseaseEnded,
  ({ creature, disease, how }, { name }) =>
    `${name(creature)} is over ${diseaseAt(disease).name}${ENDS[how]}.`,
);

const tended = tell(sickTended, ({ creature, by }, { name }) =>
  by === 'companions' ? `${name(creature)} is looked after.` : undefined,
);

export const harmTellers: readonly Teller[] = [
  ready,
  met,
  trap,
  hazard,
  injury,
  head,
  dropped,
  taken,
  kept,
  merged,
  healed,
  cure,
  caught,
  ended,
  tended,
];
