import type { Field, RulingCard, RulingCards } from '../../shared/api.ts';
import type { RulingKind } from '../../shared/systems/contract.ts';
import type { Game } from '../game/game.ts';

/** The options of the campaign, in the order of their system's list. */
export const rulingCards = ({ state: { campaign }, system }: Game): RulingCard[] =>
  system.rulings.map((kind) => {
    const value = campaign.options[kind.id] ?? kind.value;
    return {
      id: kind.id,
      heading: kind.heading ?? '',
      rule: kind.rule,
      name: kind.name,
      value: typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value),
      usual: value === kind.value,
      standard: kind.value,
      field: { ...blank(kind, value), name: 'value', label: kind.name },
    };
  });

/** What the rules leave open and this table reads in one way, in the order of the rules. */
export const settledCards = ({ system }: Game): RulingCards['settled'] =>
  system.rules.flatMap(({ id, line }) => {
    const why = system.settled[id];
    return why ? [{ rule: id, line, why }] : [];
  });

function blank(
  { choices }: RulingKind,
  value: RulingKind['value'],
): Pick<Field, 'kind' | 'choices' | 'value'> {
  if (choices)
    return {
      kind: 'choice',
      choices: choices.map((one) => ({ value: String(one), label: String(one) })),
      value: String(value),
    };
  return { kind: typeof value === 'boolean' ? 'check' : 'number', value };
}
