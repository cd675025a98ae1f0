/** A node of a syntax tree (ESTree), or anything else that is found in one. */
interface Node {
  type: string;
  [part: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const nodesIn = (value: unknown): Node[] =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];

/** What people never read: imports, types, class names, drawings. */
const UNREAD: ReadonlySet<string> = new Set([
  'ImportDeclaration',
  'ExportAllDeclaration',
  'TSLiteralType',
  'TSTypeReference',
  'StyleSheet',
]);
const UNREAD_ATTRIBUTES: ReadonlySet<string> = new Set(
  'class style d viewBox points transform href src type role id name rel for preserveAspectRatio'.split(' '),
);
const COMPARISONS: ReadonlySet<string> = new Set(['===', '!==', 'in']);

/** What has the look of words but is read by machines: drawings, styles, selectors, headers. */
const FOR_MACHINES =
  /^[MC][\d{]|^\[[a-z-]+=|^(input|button|article), |^rgb|^\(prefers|\dpx |^<(svg|rect)|^translate\(|^width=|^Bearer |^noopener |^event: /;

/** Words as people read them: several, or one that begins a line. Names of fields and kinds are none. */
const reads = (text: string): boolean =>
  !FOR_MACHINES.test(text) &&
  /[A-Za-z]{2}/.test(text) &&
  (/\S\s+\S/.test(text.replace(/\{[^}]*\}/g, 'x')) || /^[“\s]*[A-Z][a-z]/.test(text));

const short = (node: Node): string => {
  const { type, name, property, callee, expression, argument, object } = node;
  if (type === 'Identifier') return String(name);
  if (type === 'MemberExpression') return isNode(property) && !node.computed ? short(property) : part(object);
  if (type === 'CallExpression') return part(callee);
  return part(expression ?? argument);
};
const part = (value: unknown): string => (isNode(value) ? short(value) : '…');

/** The parts of what is said, one written after the other; undefined for what is not said in words. */
function written(node: Node): string | undefined {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? node.value : undefined;
    case 'TemplateLiteral':
      return interleaved(node);
    case 'BinaryExpression':
      return node.operator === '+' ? glued(node) : undefined;
    default:
      return undefined;
  }
}

function interleaved({ quasis, expressions }: Node): string {
  const holes = nodesIn(expressions);
  return nodesIn(quasis)
    .map(({ value }, at) => {
      const { cooked } = value as { cooked: string };
      const hole = holes[at];
      return cooked + (hole ? inside(hole) : '');
    })
    .join('');
}

function glued({ left, right }: Node): string | undefined {
  const [first, second] = [left, right].map((side) => (isNode(side) ? written(side) : undefined));
  if (first === undefined && second === undefined) return undefined;
  return (first ?? hole(left)) + (second ?? hole(right));
}

const hole = (value: unknown): string => `{${part(value)}}`;

/** What stands in a sentence: words as they are, choices as `[one|other]`, all else by its name. */
function inside(node: Node): string {
  if (node.type === 'ConditionalExpression') {
    const choices = [node.consequent, node.alternate].map((one) => (isNode(one) ? inside(one) : ''));
    return `[${choices.filter((choice) => choice !== '').join('|')}]`;
  }
  return written(node) ?? hole(node);
}

const attributeUnread = ({ type, name }: Node): boolean =>
  type === 'Attribute' && UNREAD_ATTRIBUTES.has(String(name));
const comparison = ({ type, operator }: Node): boolean =>
  type === 'BinaryExpression' && COMPARISONS.has(String(operator));

/** Everything in a tree that is written to be read by people, in the order of the file. */
export function sayings(tree: unknown): string[] {
  if (Array.isArray(tree)) return tree.flatMap(sayings);
  if (!isNode(tree) || UNREAD.has(tree.type) || attributeUnread(tree) || comparison(tree)) return [];
  const said = tree.type === 'Text' ? String(tree.data) : written(tree);
  if (said !== undefined) return reads(said) ? [tidy(said)] : [];
  return Object.entries(tree).flatMap(([key, value]) =>
    key === 'parent' || (key === 'test' && tree.type === 'SwitchCase') ? [] : sayings(value),
  );
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
