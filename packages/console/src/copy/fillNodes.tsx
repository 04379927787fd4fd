import { Fragment, type ReactNode } from 'react';
import type { Values } from './Values';

/** Puts elements, such as links, into a text: `New here? {link}`. Each language decides where its link goes. */
export function fillNodes<const Text extends string>(text: Text, nodes: Values<Text, ReactNode>): ReactNode {
  const all = nodes as Readonly<Record<string, ReactNode>>;
  return text.split(/\{(\w+)\}/).map((piece, place) => {
    const key = `${place} ${piece}`;
    return <Fragment key={key}>{place % 2 === 0 ? piece : all[piece]}</Fragment>;
  });
}
