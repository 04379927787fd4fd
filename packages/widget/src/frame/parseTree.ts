import type { FrameNode } from '@beckon/contract';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

/** Markup as plain data. */
export function parseTree(markup: string): FrameNode[] {
  return parseFragment(markup).childNodes.flatMap(parseNode);
}

function parseNode(node: DefaultTreeAdapterTypes.ChildNode): FrameNode[] {
  if ('value' in node) return [node.value];
  if (!('tagName' in node)) return [];
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  return [[node.tagName, attributes, ...node.childNodes.flatMap(parseNode)]];
}
