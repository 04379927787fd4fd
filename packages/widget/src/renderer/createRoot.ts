import { type ComponentChild, hydrate, options, render } from 'preact';
import { nameProps } from './nameProps';

const { vnode: hear, event: meet } = options;
options.vnode = (vnode) => {
  if (typeof vnode.type === 'string') vnode.props = nameProps(vnode.type, vnode.props) as typeof vnode.props;
  hear?.(vnode);
};
options.event = (event) => Object.assign(meet?.(event) ?? event, { nativeEvent: event });

/** What draws into an element, and takes it all away. */
type Root = { render: (drawing: ComponentChild) => void; unmount: () => void };

/** Stands in for the function of `react-dom/client`, for elements that are empty. */
export function createRoot(place: HTMLElement): Root {
  return {
    render: (drawing) => render(drawing, place),
    unmount: () => render(null, place),
  };
}

/** The same for elements that have been drawn already: they stay. */
export function hydrateRoot(place: HTMLElement, drawing: ComponentChild): Root {
  hydrate(drawing, place);
  return createRoot(place);
}
