import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** The chart of modes as a Mermaid state diagram, read off the machine itself. */
export function drawChart(machine: AnyStateMachine): string {
  const lines = ['stateDiagram-v2', `  [*] --> ${initialOf(machine.root)}`];
  for (const child of statesOf(machine.root)) lines.push(...drawState(child, '  '));
  lines.push(...ways(machine.root));
  return `${lines.join('\n')}\n`;
}

/** For each state, the commands that may be given in it and nowhere further out. */
export function commandsByMode(machine: AnyStateMachine): [mode: string, commands: string[]][] {
  const nodes = [machine.root, ...descendants(machine.root)];
  return nodes
    .map((node): [string, string[]] => [nameOf(node), given(node)])
    .filter(([, commands]) => commands.length > 0);
}

const nameOf = (node: AnyStateNode): string => (node.parent ? node.key : 'anytime');
const initialOf = (node: AnyStateNode): string => node.initial.target?.[0]?.key ?? '';
const statesOf = (node: AnyStateNode): AnyStateNode[] =>
  Object.values(node.states as Record<string, AnyStateNode>);
const descendants = (node: AnyStateNode): AnyStateNode[] =>
  statesOf(node).flatMap((child) => [child, ...descendants(child)]);

function drawState(node: AnyStateNode, indent: string): string[] {
  const children = statesOf(node);
  if (children.length === 0) return [`${indent}state ${node.key}`];
  return [
    `${indent}state ${node.key} {`,
    `${indent}  [*] --> ${initialOf(node)}`,
    ...children.flatMap((child) => drawState(child, `${indent}  `)),
    `${indent}}`,
  ];
}

/** Every way on, labelled with the event that leads there. */
function ways(root: AnyStateNode): string[] {
  const drawn = descendants(root).flatMap((node) =>
    transitionsOf(node).flatMap(({ eventType, target }) =>
      (target ?? []).map((to: AnyStateNode) => `  ${node.key} --> ${to.key} : ${eventType}`),
    ),
  );
  return [...new Set(drawn)];
}

const transitionsOf = (node: AnyStateNode): { eventType: string; target?: readonly AnyStateNode[] }[] =>
  [
    ...(node.transitions as Map<string, { eventType: string; target?: readonly AnyStateNode[] }[]>).values(),
  ].flat();

const given = (node: AnyStateNode): string[] => [...node.tags].sort();

/** The page docs/statechart.md: for each system its drawing and what may be given where. */
export function statechartMarkdown(charts: readonly { name: string; machine: AnyStateMachine }[]): string {
  const chapters = charts.flatMap(({ name, machine }) => [
    `## ${name}`,
    `\`\`\`mermaid\n${drawChart(machine)}\`\`\``,
    ['| mode | commands that may be given there |', '|---|---|']
      .concat(commandsByMode(machine).map(([mode, commands]) => `| ${mode} | ${commands.join(', ')} |`))
      .join('\n'),
  ]);
  const opening =
    'Drawn from the machine in `src-main/game/chart.machine.ts` by `npm run docs`. A mode allows its own commands and those of the modes around it.';
  return `${['# The chart of modes', opening, ...chapters].join('\n\n')}\n`;
}
