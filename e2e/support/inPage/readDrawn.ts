/** The position of something on the screen. */
export interface Spot {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** One visible part of a widget: its text, its colors, and its position. */
export interface Thing {
  tag: string;
  text: string;
  color: string;
  ground: string;
  spot: Spot;
  /** Of a link. */
  href: string;
  /** Of a picture or a frame. */
  src: string;
}

/** What a visitor sees of one widget, as plain data. */
export interface Drawn {
  things: Thing[];
  backdrop: string;
  /** The attributes of the messenger's plugin in it. */
  plugin: Record<string, string>;
  viewWidth: number;
  viewHeight: number;
  rootWidth: number;
  pagePadding: string;
}

/** Runs in the page: everything visible of a widget, once nothing moves anymore; undefined while it is closed or moves. */
export function readDrawn(widgetId: number): Drawn | null {
  const host = document.querySelector<HTMLElement>(`[data-widget-id="${widgetId}"]`);
  const root = host?.shadowRoot;
  if (!host || !root) return null;
  const ends = (one: Animation): boolean => Number(one.effect?.getComputedTiming().endTime) < 60_000;
  const moves = [...root.getAnimations(), ...document.getAnimations()].filter(ends);
  if (moves.some(({ playState }) => playState === 'running')) return null;
  const plugin = host.querySelector('[slot=plugin] [class*="fb-"], [class*="fb-"]');
  const things = [...root.querySelectorAll<HTMLElement>('*')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((one) => {
      const { color, backgroundColor } = getComputedStyle(one);
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const own = [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      const holds = one.matches('a, button');
      return {
        tag: one.localName,
        text: (holds ? one.textContent : own.map((node) => node.textContent).join('')).trim(),
        color,
        ground: backgroundColor,
        spot: { left, top, right, bottom },
        href: one.getAttribute('href') ?? '',
        src: one.getAttribute('src') ?? '',
      };
    });
  const dialog = root.querySelector('dialog[open]');
  const attributes = [...(plugin?.attributes ?? [])].map(({ name, value }) => [name, value] as const);
  const isEmpty = things.length === 0 && attributes.length === 0;
  if (isEmpty) return null;
  return {
    things,
    backdrop: dialog ? getComputedStyle(dialog, '::backdrop').backgroundColor : '',
    plugin: Object.fromEntries(attributes),
    viewWidth: document.documentElement.clientWidth,
    viewHeight: innerHeight,
    rootWidth: host.getBoundingClientRect().width,
    pagePadding: getComputedStyle(document.documentElement).paddingBottom,
  };
}
