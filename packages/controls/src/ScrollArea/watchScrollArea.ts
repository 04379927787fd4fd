import { controls } from '@beckon/contract';
import { createAxis } from './createAxis';

/** The elements of a scroll area and the callback that reports whether it scrolls. */
export interface ScrollAreaParts {
  readonly area: HTMLElement;
  readonly view: HTMLElement;
  readonly content: HTMLElement;
  readonly bars: readonly [down: HTMLElement, across: HTMLElement];
  readonly onOverflow: (overflows: boolean) => void;
}

/** Keeps the bars of a scroll area in step with its native scrolling, and hides them at rest. [C-SCR-02, C-SCR-03, CONST-09] */
export function watchScrollArea({ area, view, content, bars, onOverflow }: ScrollAreaParts): () => void {
  const axes = bars.map((bar, at) => createAxis({ view, bar, across: at === 1 }));
  let timer: ReturnType<typeof setTimeout> | undefined;

  const draw = () => onOverflow(axes.map(({ draw: drawAxis }) => drawAxis()).includes(true));
  const rest = () => {
    // A bar under a pointer or being dragged is not at rest.
    if (bars.some((bar) => bar.matches('[data-held], :hover'))) show();
    else area.removeAttribute('data-shown');
  };
  const show = () => {
    area.setAttribute('data-shown', '');
    clearTimeout(timer);
    timer = setTimeout(rest, controls.scrollHideMs);
  };

  const ending = new AbortController();
  const { signal } = ending;
  view.addEventListener('scroll', () => [draw(), show()], { signal });
  area.addEventListener('pointermove', show, { signal });
  for (const [at, bar] of bars.entries())
    bar.addEventListener('pointerdown', (event) => axes[at]?.grab(event), { signal });
  const sizes = new ResizeObserver(draw);
  for (const element of [view, content]) sizes.observe(element);
  draw();

  return () => {
    ending.abort();
    sizes.disconnect();
    clearTimeout(timer);
  };
}
