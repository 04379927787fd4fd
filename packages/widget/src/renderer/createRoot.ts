import { type ComponentChild, hydrate, options, render } from 'preact';
import { renameAll } from './renameAll';

renameAll();
const { event: previous } = options;
options.event = (event) => Object.assign(previous?.(event) ?? event, { nativeEvent: event });

/** Draws into an element and can remove everything again. */
type Root = { render: (drawing: ComponentChild) => void; unmount: () => void };

/** Replaces the function of `react-dom/client`, for empty elements. */
export function createRoot(place: HTMLElement): Root {
  return {
    render: (drawing) => render(drawing, place),
    unmount: () => render(null, place),
  };
}

/** The same for elements that have already been drawn: they stay. */
export function hydrateRoot(place: HTMLElement, drawing: ComponentChild): Root {
  hydrate(drawing, place);
  return createRoot(place);
}
