import { type ESTree, parseSync, Visitor } from 'vite';

const testWords = new Set(['it', 'test', 'describe']);
const modifiers = new Set([
  ...['each', 'for', 'only', 'concurrent', 'sequential', 'skipIf', 'runIf'],
  ...['describe', 'serial', 'parallel'],
]);
const notRun = new Set(['skip', 'todo', 'fixme', 'fails', 'fail']);

/** The names in a call: `it.each(rows)(…)` gives `['it', 'each']`. */
function namesOf(callee: ESTree.Expression): string[] {
  if (callee.type === 'Identifier') return [callee.name];
  if (callee.type === 'CallExpression') return namesOf(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return namesOf(callee.tag);
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return [];
  return [...namesOf(callee.object), callee.property.name];
}

/** The text of a title before any value is inserted; `undefined` if it doesn't begin with a text. */
function textOf(title: ESTree.Argument | undefined): string | undefined {
  if (title?.type === 'Literal' && typeof title.value === 'string') return title.value;
  if (title?.type === 'TemplateLiteral') return title.quasis.map(({ value }) => value.cooked).join('…');
  if (title?.type !== 'BinaryExpression' || title.left.type === 'PrivateIdentifier') return undefined;
  const beginning = textOf(title.left);
  return beginning === undefined ? undefined : beginning + (textOf(title.right) ?? '…');
}

const isSwitchedOff = ([first = '', ...rest]: string[]): boolean =>
  testWords.has(first) && rest.some((name) => notRun.has(name));

const isTest = ([first = '', ...rest]: string[]): boolean =>
  testWords.has(first) && rest.every((name) => modifiers.has(name));

/**
 * The titles of all tests and groups in a test file, tables included. Skipped tests prove nothing, so neither
 * their titles nor what is inside them is read.
 */
export function parseTitles(path: string, source: string): string[] {
  const { program, errors } = parseSync(path, source);
  if (errors[0]) throw new SyntaxError(`${errors[0].message}. Correct the syntax of this file.`);

  const titles: string[] = [];
  let switchedOff = 0;

  new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      const names = namesOf(callee);
      if (isSwitchedOff(names)) switchedOff += 1;
      const text = textOf(title);
      if (switchedOff === 0 && isTest(names) && text !== undefined) titles.push(text);
    },
    'CallExpression:exit'({ callee }) {
      if (isSwitchedOff(namesOf(callee))) switchedOff -= 1;
    },
  }).visit(program);
  return titles;
}
