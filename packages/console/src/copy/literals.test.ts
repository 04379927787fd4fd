import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';
import budgets from '../../../../budgets.json';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Folders whose texts have not moved yet. Once one has, it leaves this list. */
const pending = [
  'color',
  'draft',
  'fields',
  'parts',
  'preview',
  'rules',
  'screens/editor',
  'screens/settings',
  'screens/widgets',
  'templates',
];
/** Attributes that nobody reads. */
const silent = /^(?:className|style|type|name|id|key|href|src|role|rel|target|autoComplete|inputMode|d|viewBox|data-.*)$/;
/** Names in `budgets.json`, by which its lines are found. */
const budgetNames: readonly unknown[] = budgets.map((line) => line.page);
/** Two words that aren't markup, or one that begins like a sentence. */
const isProse = (text: string): boolean =>
  (/[a-z’,]+ [a-zA-Z“]/.test(text) && !text.startsWith('<') && !budgetNames.includes(text)) ||
  /^[A-Z][a-z]+[.!?…]?$/.test(text.trim());

/** The texts in a file that somebody would read on the screen. */
function findTexts(path: string): string[] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isThrowStatement(node)) return;
    if (ts.isJsxAttribute(node) && silent.test(node.name.getText())) return;
    if (ts.isJsxText(node) && /[A-Za-z]{2}/.test(node.text) && node.text.trim() !== 'Beckon') found.push(node.text.trim());
    else if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      const { parent } = node;
      // Keys of objects, and values that something is compared with, are never on the screen.
      const isCode =
        ts.isElementAccessExpression(parent) ||
        (ts.isPropertyAssignment(parent) && parent.name === node) ||
        (ts.isBinaryExpression(parent) && /^[=!]==$/.test(parent.operatorToken.getText()));
      if (!isCode && isProse(node.text)) found.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|^copy\/|\/testing\//.test(path));
const isPending = (path: string): boolean => pending.some((one) => path === one || path.startsWith(`${one}/`));

it.each(files.filter((path) => !isPending(path)))('%s has its texts in the copy', (path) => {
  expect(findTexts(root + path)).toEqual([]);
});

it.each(pending)('%s still has texts of its own: it leaves the list once it has none', (one) => {
  const texts = files.filter((path) => path === one || path.startsWith(`${one}/`)).flatMap((path) => findTexts(root + path));
  expect(texts).not.toEqual([]);
});
