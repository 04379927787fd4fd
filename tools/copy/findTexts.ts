import { parseSync } from 'vite';

type Node = { type: string } & Readonly<Record<string, unknown>>;

/** Attributes whose text isn't shown. */
const silent =
  /^(?:className|style|type|name|id|key|href|src|role|rel|target|autoComplete|inputMode|d|viewBox|data-.*)$/;
/** Declarations without texts to show; of TypeScript's nodes, only those that wrap an expression have some. */
const skipped =
  /^(?:ImportDeclaration|ExportAllDeclaration|ThrowStatement|TS(?!(?:As|Satisfies|NonNull|Instantiation)Expression).*)$/;

/** Two words that are neither markup, a selector nor a user agent, or one word that begins like a sentence. */
const isProse = (text: string): boolean =>
  (/[a-z’,]+ [a-zA-Z“]/.test(text) && !/^(?:<|Mozilla\/)|\[[a-z]+[=\]]/.test(text)) ||
  /^[A-Z][a-z]+[.!?…]?$/.test(text.trim());

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Keys of objects and compared values are never on the screen. */
function isCode(node: Node, parent: Node): boolean {
  if (parent.type === 'MemberExpression') return parent['property'] === node;
  if (parent.type === 'Property') return parent['key'] === node;
  if (parent.type === 'SwitchCase') return parent['test'] === node;
  return parent.type === 'BinaryExpression' && /^[=!]==$/.test(String(parent['operator']));
}

function isSilent({ type, name }: Node): boolean {
  return type === 'JSXAttribute' && isNode(name) && silent.test(String(name['name']));
}

function textOf(node: Node, parent: Node): string | undefined {
  const { type, value } = node;
  if (type === 'JSXText') return /[A-Za-z]{2}/.test(String(value)) ? String(value).trim() : undefined;
  const cooked = type === 'TemplateElement' ? (value as { cooked?: unknown }).cooked : value;
  if (typeof cooked !== 'string' || !/^(?:Literal|TemplateElement)$/.test(type)) return undefined;
  return isProse(cooked) && !isCode(node, parent) ? cooked : undefined;
}

/** The texts in a file of the console that users would see on the screen. Pure. */
export function findTexts(path: string, source: string): string[] {
  const visit = (node: Node, parent: Node): string[] => {
    if (skipped.test(node.type) || isSilent(node)) return [];
    const text = textOf(node, parent);
    const inside = Object.values(node).flat().filter(isNode);
    return [...(text === undefined ? [] : [text]), ...inside.flatMap((child) => visit(child, node))];
  };
  const program = parseSync(path, source).program as unknown as Node;
  return visit(program, program);
}
