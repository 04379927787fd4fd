import { type RuntimeType, timing } from '@beckon/contract';
import { compareLooks, type Look, takeLook } from './compareLooks';
import { at, idOf } from './everyType';
import type { HostPage, HostPageOptions } from './openHostPage';
import type { Product } from './openProduct';
import { publish } from './publish';
import type { Visitor } from './Visitor';

type Held = { held: (() => void)[]; waiting: (() => void)[]; blinks: string[]; first: unknown };
type Given = { visitor: Visitor; product: Product; hostPage: HostPage };
/** What a visitor has done with the field, and whether it is the one from before. */
export type Typed = { isSame: boolean; value: string; caret: number | null; hasFocus: boolean };

/**
 * The core opens nothing before the test says so: a form counts as rendered after 100 ms, and nothing else waits as long once the page is parsed.
 * Frames lose their patience then, too.
 */
const hold = `window.held = []; const wait = setTimeout;
window.setTimeout = (act, ms, ...more) => ms === 100 && document.readyState !== 'loading' ? (held.push(act), 0) : wait(act, ms, ...more);
window.waiting = []; const repeat = setInterval;
window.setInterval = (act, ms, ...more) => ms === ${timing.framePatienceMs} ? waiting.push(act) : repeat(act, ms, ...more);`;
const listen = (id: number): string =>
  `window.trail = []; mcAsyncInit = () => ['opened', 'closed'].forEach((name) => MC.getWidget(${id}).on(name, () => trail.push(name)));`;

/** A page with one widget, whose first frame is there long before the core opens the widget. */
export function createFramed({ visitor, product, hostPage }: Given, type: RuntimeType) {
  return {
    ...createFieldVerbs(visitor, type),
    ...createMemoryVerbs(visitor, type),
    ...createPageVerbs(visitor),
    /** Opens a page with this widget in a body, with a script's text before it. */
    async open(
      widget: object,
      { text = '', attributes = '', style = '', nonce = '', known, ...options }: OpenOptions = {},
    ): Promise<string> {
      const pageId = known ?? (await publish(product, widget));
      const tag = `<script nonce="${nonce}" src="${product.url}/${pageId}.js"></script>`;
      const before = `<script nonce="${nonce}">${listen(idOf[type])}${hold}${text}</script>`;
      const head =
        '<meta charset="utf-8"><title>Shop</title><meta name="viewport" content="width=device-width">' +
        (style && `<style>${style}</style>`);
      const body = `${before}<h1>Shop</h1><p>Ferns and <a href="#figs">figs</a></p>${tag}`;
      const html = `<!doctype html><html lang="en" ${attributes}><head>${head}</head><body>${body}</body></html>`;
      await visitor.goto(hostPage.serve(html, options));
      return pageId;
    },
    /** The paths of the frames that the page has requested. */
    asked: (): string[] =>
      product.seen.map(({ path }) => path).filter((path) => path.startsWith('/widget/frames/')),
    /** The runtime is there, and could open it. */
    canOpen: (): Promise<unknown> => visitor.waitFor(() => (window as unknown as Held).held.length > 0),
    letOpen: (): Promise<void> =>
      visitor.evaluate(() => {
        for (const act of (window as unknown as Held).held.splice(0)) act();
      }),
    /** As if the time had passed that a frame waits for the runtime. */
    losePatience: (): Promise<void> =>
      visitor.evaluate(() => {
        for (const act of (window as unknown as Held).waiting) act();
      }),
    /** The runtime has opened it, and drawn it with the sheets of its controls. */
    isTaken: (): Promise<boolean> =>
      visitor.waitFor(() => {
        const { shadowRoot } = document.querySelector('.mcwidget-overlay') ?? {};
        return window.trail.includes('opened') && (shadowRoot?.adoptedStyleSheets.length ?? 0) > 3;
      }),
    /** The calls that submit a number. */
    submitted: (): number =>
      product.seen.filter(({ path, method }) => method === 'POST' && path.includes('createSubscriber'))
        .length,
    look: (): Promise<Look> => takeLook(visitor),
    /** Says what of it looks different now. */
    compare: (before: Look): Promise<string> => compareLooks(visitor, before),
  };
}

/** What a visitor does with the phone field of the widget. */
function createFieldVerbs(visitor: Visitor, type: RuntimeType) {
  const field = `${at(type)} >> input[type=tel]`;
  return {
    field,
    /** Clicks the field once the widget has arrived. */
    async clickField(): Promise<void> {
      await visitor.see(field);
      await comesToRest(visitor);
      await visitor.click(field);
    },
    /** The widget has arrived. */
    comesToRest: (): Promise<boolean> => comesToRest(visitor),
    /** Keeps the field, to be compared later. */
    rememberField: (): Promise<void> =>
      visitor.evaluate(() => {
        const shadow = document.querySelector('.mcwidget-overlay')?.shadowRoot;
        (window as unknown as Held).first = shadow?.querySelector('input');
      }),
    readField: (): Promise<Typed> =>
      visitor.evaluate(() => {
        const shadow = document.querySelector('.mcwidget-overlay')?.shadowRoot;
        const input = shadow?.querySelector('input');
        return {
          isSame: input === (window as unknown as Held).first,
          value: input?.value ?? '',
          caret: input?.selectionStart ?? null,
          hasFocus: shadow?.activeElement === input,
        };
      }),
  };
}

const comesToRest = (visitor: Visitor): Promise<boolean> =>
  visitor.waitFor(
    () => document.querySelector('.mcwidget-overlay')?.shadowRoot?.getAnimations?.().length === 0,
  );

/** What the browser remembers of the widget. */
function createMemoryVerbs(visitor: Visitor, type: RuntimeType) {
  return {
    /** The widgets that the browser remembers as shown. */
    remembered: (): Promise<string[]> =>
      visitor.evaluate(() => {
        const { widgets = {} } = JSON.parse(localStorage.getItem('widget-session') ?? '{}') as {
          widgets?: object;
        };
        return Object.keys(widgets);
      }),
    /** Whether the browser remembers that the visitor has closed it. */
    closed: (): Promise<boolean> =>
      visitor.evaluate((id) => {
        const { widgets } = JSON.parse(localStorage.getItem('widget-session') ?? '{}');
        return widgets?.[id]?.manualClose === true;
      }, idOf[type]),
    /** As if another tab had shown it just now. */
    showElsewhere: (): Promise<void> =>
      visitor.evaluate((id) => {
        const seen = { widgets: { [id]: { lastImpression: Date.now(), manualClose: false } } };
        localStorage.setItem('widget-session', JSON.stringify(seen));
        dispatchEvent(new StorageEvent('storage', { key: 'widget-session' }));
      }, idOf[type]),
  };
}

/** What is on the page. */
function createPageVerbs(visitor: Visitor) {
  return {
    /** From now on, notes whether anything of the widget is drawn, or makes the page inert. */
    noteBlinks: (): Promise<void> => visitor.evaluate(noteBlinks),
    blinks: (): Promise<string[]> => visitor.evaluate(() => (window as unknown as Held).blinks),
    /** Whether the visitor can use the page: a press reaches its link. */
    async pressLink(): Promise<boolean> {
      const [x, y] = await visitor.evaluate(() => {
        const { left, top, width, height } = (
          document.querySelector('a') as HTMLAnchorElement
        ).getBoundingClientRect();
        return [left + width / 2, top + height / 2];
      });
      await visitor.clickAt(x, y);
      return visitor.evaluate(() => location.hash === '#figs');
    },
  };
}

/** Runs in the page. */
function noteBlinks(): void {
  const blinks: string[] = [];
  Object.assign(window, { blinks });
  const { showModal } = HTMLDialogElement.prototype;
  HTMLDialogElement.prototype.showModal = function () {
    blinks.push('modal');
    showModal.call(this);
  };
  const look = (): void => {
    const shadow = document.querySelector('.mcwidget-overlay')?.shadowRoot;
    const drawn = [...(shadow?.querySelectorAll('*') ?? [])].filter((one) =>
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    if (drawn[0]) blinks.push(drawn[0].tagName);
    requestAnimationFrame(look);
  };
  look();
}

type OpenOptions = HostPageOptions & {
  text?: string;
  attributes?: string;
  style?: string;
  nonce?: string;
  /** The account from before, with the same widget. */
  known?: string;
};
