import { photograph } from './photograph';
import type { Visitor } from './Visitor';

/** Where everything in a widget is, and a picture of the page. */
export type Look = { boxes: string; picture: string };

/** At edges and rounded corners of what has moved, engines mix some pixels anew as soon as something else changes. */
const unseen = 16;
/** Of a million: parts of a few letters and corners. */
const mostUnlike = 200;

/** Takes a look at the page. */
export async function takeLook(visitor: Visitor): Promise<Look> {
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

/** Runs in the page: how many pixels of two pictures differ, and the largest difference in one color. */
async function compareColors(pictures: string[]): Promise<{ levels: number; pixels: number }> {
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
  if (!one || !other || one.length !== other.length) return { levels: 255, pixels: 0 };
  let levels = 0;
  const unlike = new Set<number>();
  for (let at = 0; at < one.length; at += 1) {
    const difference = Math.abs((one[at] ?? 0) - (other[at] ?? 0));
    levels = Math.max(levels, difference);
    // Four values are a pixel.
    if (difference > 0) unlike.add(at >> 2);
  }
  return { levels, pixels: unlike.size };
}

/** Says what of a widget looks different now; `same` if nothing does. */
export async function compareLooks(visitor: Visitor, before: Look): Promise<string> {
  const now = await takeLook(visitor);
  if (now.boxes !== before.boxes) return `${before.boxes}\n≠\n${now.boxes}`;
  // Of what has moved, WebKit paints some pixels again as soon as something else changes.
  if (visitor.engine === 'webkit') return 'same';
  const { levels, pixels } = await visitor.evaluate(compareColors, [before.picture, now.picture]);
  return levels <= unseen && pixels <= mostUnlike
    ? 'same'
    : `colors of ${pixels} pixels differ, by up to ${levels} of 255`;
}
