import { type ComponentType, createElement, type VNode } from 'preact';
import { useRef } from 'preact/hooks';

/** Draws a component again only if one of its properties has changed: the same element as before is left as it is. */
export function memo<Props extends object>(drawn: ComponentType<Props>): ComponentType<Props> {
  // biome-ignore lint/correctness/noComponentHookFactories: like React's, it makes a component, once for each module that calls it
  return function Memo(props: Props) {
    const last = useRef<VNode<Props>>(undefined);
    if (!last.current || !isSame(last.current.props, props)) last.current = createElement(drawn, props);
    return last.current;
  };
}

function isSame(one: object, other: object): boolean {
  const [before, after] = [Object.entries(one), Object.entries(other)];
  return before.length === after.length && after.every(([name, value]) => one[name as never] === value);
}
