import { counted } from '../../../text/words.ts';
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
  block: 'gets ready to block',
  dodge: 'gets ready to dodge',
  neither: 'stops guarding',
} as const;

const ready = tell(guardTaken, ({ actor, how }, { name }) => {
  const [who, says] = [name(actor), READY[how]];
  return { text: `${who} ${says}.`, inParts: { head: 'Declared', who, says } };
});

const met = tell(guardMet, ({ actor, how, impaired, damage = 0, left = 0 }, { name }) => {
  if (impaired) return `${name(actor)} ${how}s: the attack is impaired.`;
  return left < damage ? `${name(actor)} ${how}s: damage ${damage} → ${left}.` : undefined;
});

const trap = tell(trapStruck, ({ creature, why, thrown, armour, damage, left }, { name, before }) => {
  const hitPoints = find(before.creatures, creature)?.hitPoints.now ?? 0;
  const off = armour > 0 ? `, Armor takes off ${armour}` : '';
  const remains = hitPoints > 0 ? `${hitPoints} → ${left} HP` : 'already at 0 HP';
  return `${name(creature)} takes ${damage} damage from ${why} (rolled ${thrown}${off}; ${remains}).`;
});

const hazard = tell(
  hazardEntered,
  ({ creature, name: called }, { name }) => `${name(creature)} is ${called.replace(/^In/, 'in')}.`,
);

const injury = tell(injuryThrown, ({ creature, total, area, again, keptOff }, { name }) => {
  const worse = again ? ' Injured there before: the Warden may make it worse.' : '';
  const off = keptOff ? ` ${name(creature)}’s protective gear prevents it.` : '';
  return `${name(creature)} is injured: ${area} (rolled ${total}).${worse}${off}`;
});

const HEADS = { fatal: 'fatal', eye: 'an eye lost', scar: 'a scar' } as const;
const head = tell(
  headStruck,
  ({ creature, total, result }, { name }) =>
    `${name(creature)}’s head injury: ${HEADS[result]} (rolled ${total}).`,
);

const dropped = tell(
  heldDropped,
  ({ creature, item, light }, { name, item: thing }) =>
    `${name(creature)} drops the ${thing(creature, item).toLowerCase()}${light ? ', which goes out' : ''}.`,
);

const taken = tell(woundTaken, ({ creature, condition, from, worsens, ...now }, { name, campaign }) => {
  const line = `${name(creature)} ${from ? 'has a worse wound' : 'is wounded'}: ${wound(now.wound, now.area, now.level)}.`;
  const older = find(campaign.creatures, creature)?.conditions.find(({ id }) => id === worsens);
  return older && older.id !== condition
    ? `${line} The player may choose to worsen the old wound instead: ${older.name}.`
    : line;
});

const kept = tell(woundKept, ({ creature }, { name }) => `${name(creature)} keeps both wounds.`);

const merged = tell(
  woundMerged,
  ({ creature, wound: type, area, to }, { name }) =>
    `${name(creature)}’s wound gets worse: ${wound(type, area, to)}.`,
);

const healed = tell(woundHealed, ({ creature, wound: type, area, level, remedy, well }, { name }) => {
  const arm = well ? ` ${name(creature)} can use the ${well} again.` : '';
  return `${name(creature)}’s ${wound(type, area, level)} heals${remedy ? ` thanks to ${remedy}` : ''}.${arm}`;
});

const cure = tell(cureNamed, ({ creature, words }, { name }) => `${name(creature)}’s cure needs: ${words}`);

const caught = tell(diseaseCaught, ({ creature, disease, days }, { name }) => {
  const { name: called, signs } = diseaseAt(disease);
  const run = days === null ? '' : ` for ${counted(days, 'day')}`;
  return `${name(creature)} catches ${called}${run}: ${signs}.`;
});

const ENDS = {
  healed: ' (enough Saves passed)',
  'run-out': ' (it has run its course)',
  cured: ' (cured)',
} as const;
const ended = tell(
  diseaseEnded,
  ({ creature, disease, how }, { name }) =>
    `${name(creature)} recovers from ${diseaseAt(disease).name}${ENDS[how]}.`,
);

const tended = tell(sickTended, ({ creature, care }, { name }) =>
  care === 'companions' ? `${name(creature)} gets rest and care.` : undefined,
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
