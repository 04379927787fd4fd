import type { RuntimeType } from '@beckon/contract';
import { at, idOf } from './everyType';
import type { HostPage, HostPageOptions } from './openHostPage';
import type { Product } from './openProduct';
import { photograph } from './photograph';
import { publish } from './publish';
import type { Visitor } from './Visitor';

type Held = { held: (() => void)[]; first: unknown };
type Given = { visitor: Visitor; product: Product; hostPage: HostPage };
/** What a visitor has done with the field, and whether it is the one from before. */
export type Typed = { isSame: boolean; value: string; caret: number | null; hasFocus: boolean };

/** The core opens nothing before the test says so: a form counts as rendered after 100 ms, and nothing else waits as long. */
const hold = `window.held = []; const wait = setTimeout;
window.setTimeout = (act, ms, ...more) => ms === 100 ? (held.push(act), 0) : wait(act, ms, ...more);`;
const listen = (id: number): string =>
  `window.trail = []; mcAsyncInit = () => ['opened', 'closed'].forEach((name) => MC.getWidget(${id}).on(name, () => trail.push(name)));`;

/** A page with one widget, whose first frame is there long before the core opens the widget. */
export function createFramed({ visitor, product, hostPage }: Given, type: RuntimeType) {
  return {
    ...createFieldVerbs(visitor, type),
    /** Opens a page with this widget in a body, with a script's text before it. */
    async open(
      widget: object,
      { text = '', attributes = '', nonce = '', ...options }: OpenOptions = {},
    ): Promise<string> {
      const pageId = await publish(product, widget);
      const tag = `<script nonce="${nonce}" src="${product.url}/${pageId}.js"></script>`;
      const before = `<script nonce="${nonce}">${listen(idOf[type])}${hold}${text}</script>`;
      const head =
        '<meta charset="utf-8"><title>Shop</title><meta name="viewport" content="width=device-width">';
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
    /** The runtime has opened it, and drawn it with the sheets of its controls. */
    isTaken: (): Promise<boolean> =>
      visitor.waitFor(() => {
        const { shadowRoot } = document.querySelector('.mcwidget-overlay') ?? {};
        return window.trail.includes('opened') && (shadowRoot?.adoptedStyleSheets.length ?? 0) > 3;
      }),
    /** The widgets that the browser remembers as shown. */
    remembered: (): Promise<string[]> =>
      visitor.evaluate(() => {
        const { widgets = {} } = JSON.parse(localStorage.getItem('widget-session') ?? '{}') as {
          widgets?: object;
        };
        return Object.keys(widgets);
      }),
    /** The calls that submit a number. */
    submitted: (): number =>
      product.seen.filter(({ path, method }) => method === 'POST' && path.includes('createSubscriber'))
        .length,
    look: (): Promise<Look> => takeLook(visitor),
    /** Says what of it looks different now. */
    async compare(before: Look): Promise<string> {
      const now = await takeLook(visitor);
      if (now.boxes !== before.boxes) return `${before.boxes}\n≠\n${now.boxes}`;
      // Of what has moved, WebKit paints some pixels again as soon as something else changes.
      if (visitor.engine === 'webkit') return 'same';
      const levels = await visitor.evaluate(compareColors, [before.picture, now.picture]);
      return levels <= unseen ? 'same' : `colors differ by ${levels} of 255`;
    },
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
      await visitor.waitFor(
        () => document.querySelector('.mcwidget-overlay')?.shadowRoot?.getAnimations?.().length === 0,
      );
      await visitor.click(field);
    },
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

/** Where everything in a widget is, and a picture of the page. */
type Look = { boxes: string; picture: string };

/** At edges and rounded corners of what has moved, engines mix some pixels anew as soon as something else changes. */
const unseen = 16;

async function takeLook(visitor: Visitor): Promise<Look> {
  const picture = (await photograph(visitor)).toString('base64');
  const boxes = await visitor.evaluate(() => {
    const shadow = document.querySelector('.mcwidget-overlay')?.shadowRoot;
    const all = [...(shadow?.querySelectorAll('*') ?? [])].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, borderColor, font } = getComputedStyle(element);
      return [element.tagName, x, y, width, height, color, backgroundColor, borderColor, font].join();
    });
    return all.join('\n');
  });
  return { boxes, picture };
}

/** Runs in the page: the largest difference between two pictures, in one color of one pixel. */
async function compareColors(pictures: string[]): Promise<number> {
  const [one, other] = await Promise.all(
    pictures.map(async (picture) => {
      const image = new Image();
      image.src = `data:image/png;base64,${picture}`;
      await image.decode();
      const { width, height } = image;
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      return context?.getImageData(0, 0, width, height).data ?? [];
    }),
  );
  if (!one || !other || one.length !== other.length) return 255;
  let most = 0;
  for (let at = 0; at < one.length; at += 1)
    most = Math.max(most, Math.abs((one[at] ?? 0) - (other[at] ?? 0)));
  return most;
}

type OpenOptions = HostPageOptions & { text?: string; attributes?: string; nonce?: string };
