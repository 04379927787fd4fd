import { type Extent, measureThumb } from './measureThumb';
import { scrollFor } from './scrollFor';

/** The elements of one bar; its thumb is the bar's only child. */
export interface AxisParts {
  readonly view: HTMLElement;
  readonly bar: HTMLElement;
  readonly across: boolean;
}

/** One direction of a scroll area. */
export interface Axis {
  /** Draws the thumb; returns whether there is anything to scroll. */
  readonly draw: () => boolean;
  /** Follows a pointer pressed on the bar. */
  readonly grab: (event: PointerEvent) => void;
}

/** Connects a bar to its scrolling direction. [C-SCR-01, C-SCR-03] */
export function createAxis({ view, bar, across }: AxisParts): Axis {
  const thumb = bar.firstElementChild as HTMLElement;
  const [seen, whole, at, length] = across
    ? (['clientWidth', 'scrollWidth', 'scrollLeft', 'width'] as const)
    : (['clientHeight', 'scrollHeight', 'scrollTop', 'height'] as const);
  // In right-to-left text the start is on the right, and browsers count from there with negative numbers.
  const way = () => (across && getComputedStyle(view).direction === 'rtl' ? -1 : 1);
  const read = (): Extent => ({
    viewPx: view[seen],
    contentPx: view[whole],
    barPx: bar[seen],
    scrolledPx: way() * view[at],
  });

  const draw = () => {
    const found = measureThumb(read());
    bar.toggleAttribute('data-idle', !found);
    if (found) {
      thumb.style[length] = `${found.sizePx}px`;
      thumb.style.transform = `translate${across ? 'X' : 'Y'}(${way() * found.atPx}px)`;
    }
    return found !== undefined;
  };

  const placeOf = ({ clientX, clientY }: PointerEvent) => {
    const { top, left, right } = bar.getBoundingClientRect();
    if (!across) return clientY - top;
    return way() < 0 ? right - clientX : clientX - left;
  };

  const grab = (event: PointerEvent) => {
    const found = measureThumb(read());
    if (!found || event.button !== 0) return;
    event.preventDefault();
    // A press next to the thumb moves its middle there; from then on both are dragged alike.
    const within = event.target === thumb ? placeOf(event) - found.atPx : found.sizePx / 2;
    const go = (moved: PointerEvent) => {
      view[at] = way() * scrollFor(read(), placeOf(moved) - within);
    };
    const stop = () => {
      bar.removeEventListener('pointermove', go);
      bar.removeAttribute('data-held');
    };
    bar.setPointerCapture(event.pointerId);
    bar.setAttribute('data-held', '');
    bar.addEventListener('pointermove', go);
    bar.addEventListener('lostpointercapture', stop, { once: true });
    go(event);
  };

  return { draw, grab };
}
