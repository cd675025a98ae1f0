import { tell, type Teller } from '../../../campaign/event.ts';
import { attackMade, fightEnded } from '../../../campaign/events/fight.ts';
import { deadInWords } from '../../../campaign/tell/fallen.ts';
import { counted, termsInWords, together } from '../../../text/words.ts';
import {
  actionDeclared,
  actionTaken,
  decisionsOpened,
  initiativeRolled,
  itemDrawn,
  moved,
  techniqueUsed,
} from '../events/fight.ts';
import { actionInWords } from './actions.ts';
import { signed } from './signed.ts';

/** The words for fights. */
export const fightTellers: readonly Teller[] = [
  tell(decisionsOpened, ({ caught }, { name }) =>
    caught.length > 0 ? `Surprised: ${caught.map(name).join(', ')}.` : undefined,
  ),
  tell(fightEnded, ({ outcome }, { before }) => {
    const { fight, creatures } = before;
    const lie = Object.keys(fight?.combatants ?? {})
      .flatMap((id) => creatures[id] ?? [])
      .filter(({ status }) => status === 'down')
      .map(({ name }) => name);
    const lying = lie.length > 0 ? ` ${together(lie)} ${lie.length === 1 ? 'lies' : 'lie'} unconscious.` : '';
    return `The fight is over: ${outcome}.${deadInWords(before)}${lying}`;
  }),
  tell(actionDeclared, ({ actor, reevaluated, ...declared }, { name, item }) => {
    const id = declared.weapon ?? declared.item;
    const action = actionInWords(declared, id === undefined ? undefined : item(actor, id));
    const who = name(actor);
    const says = `${action} (${declared.die})`;
    return {
      text: `${who} ${reevaluated ? 'reevaluates and will' : 'will'} ${says}.`,
      inParts: { head: 'Declared', who, says: reevaluated ? `reevaluates, ${says}` : says },
    };
  }),
  tell(initiativeRolled, ({ actor, die, roll, added, total }, { name }) => {
    const [who, says] = [
      name(actor),
      added > 0 ? `${total} (${added} + ${roll} on ${die})` : `${total} (${die})`,
    ];
    return { text: `${who}: initiative ${says}.`, inParts: { head: 'Initiative', who, says } };
  }),
  tell(actionTaken, ({ actor, action, task, item: id }, { name, item }) => {
    const who = name(actor);
    if (action === 'defend') return `${who} defends: AR +2 until their next turn.`;
    if (action === 'run') return `${who} runs: double movement this round.`;
    if (action === 'retrieve') return `${who} fetches the ${item(actor, id ?? '').toLowerCase()}.`;
    if (action !== 'other') return undefined;
    return task ? `${who} takes an action: ${task}.` : `${who} does something else.`;
  }),
  tell(moved, ({ actor, squares, stoodUp }, { name }) =>
    stoodUp ? undefined : `${name(actor)} moves ${counted(squares, 'square')}.`,
  ),
  tell(itemDrawn, ({ actor, item: id, away }, { name, item }) => {
    const thing = item(actor, id).toLowerCase();
    return away ? `${name(actor)} puts away the ${thing}.` : `${name(actor)} draws the ${thing}.`;
  }),
  tell(techniqueUsed, ({ actor, technique, die, left, words }, { name }) => {
    const dice = counted(left, 'technique die', 'technique dice');
    const used = `${name(actor)} spends ${die} on ${technique} (${dice} left)`;
    return words ? `${used}: ${words}.` : `${used}.`;
  }),
  tell(
    attackMade,
    ({ actor, target = '', weapon, hit, total, against, damageType, terms, damage, left }, { name }) => {
      const withWhat = weapon ? ` with ${weapon.toLowerCase()}` : '';
      if (!hit)
        return `${name(actor)} misses ${name(target)}${withWhat} (${total ?? 0} against AR ${against ?? 0}).`;
      const type = damageType ? ` ${damageType}` : '';
      const figures = [
        total === undefined ? '' : `rolled ${total}`,
        termsInWords(terms),
        left === undefined ? '' : `${signed(left + damage)} → ${signed(left)} HP`,
      ].filter(Boolean);
      return `${name(actor)} hits ${name(target)}${withWhat} for ${damage}${type} damage (${figures.join('; ')}).`;
    },
  ),
];
