import type { Action, Declared } from '../fight/combatant.ts';

/** An action in a few words: "attack with the axe"; `thing` is the name of the weapon or of the item that is fetched. */
export function actionInWords({ action, technique, task }: Declared, thing: string | undefined): string {
  const called = thing?.toLowerCase();
  const words: Record<Action, string> = {
    attack: called ? `attack with the ${called}` : 'attack with bare hands',
    technique: `use ${technique ?? 'a technique'}`,
    defend: 'defend',
    help: task ? `help with ${task}` : 'help',
    run: 'run',
    retrieve: `fetch the ${called ?? 'item'}`,
    other: task ?? 'do something else',
  };
  return words[action];
}
