/** What it costs to open the country list, in milliseconds. */
export interface Opening {
  /** The same number of plain elements, created and painted in one frame. */
  readonly plainMs: number;
  /** From the press until the list is on the screen. */
  readonly firstMs: number;
  /** The same until its last row. */
  readonly wholeMs: number;
  readonly rows: number;
}

/** Runs in the page, so it can't use anything outside itself: opens the country list and closes it again. */
export async function openCountries(): Promise<Opening> {
  const root = (window as unknown as { galleryRoot: Document | ShadowRoot }).galleryRoot;
  const rows = () => root.querySelectorAll('[role=option]').length;
  /** Acts at the beginning of a frame; resolves when that frame has been painted. */
  const inFrame = (act: () => void) =>
    new Promise<number>((done) => {
      requestAnimationFrame(() => {
        const began = performance.now();
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(performance.now() - began);
        act();
        port2.postMessage(0);
      });
    });
  const button = root.querySelector<HTMLButtonElement>('button');
  const began = performance.now();
  const firstMs = await inFrame(() => button?.click());
  if (rows() === 0) throw new Error('The list of countries did not open in the frame of the press.');
  let count: number;
  do {
    count = rows();
    await inFrame(() => {});
    await inFrame(() => {});
  } while (rows() !== count);
  const wholeMs = performance.now() - began;
  button?.click();
  const plain = document.createElement('div');
  const plainMs = await inFrame(() => {
    for (let at = 0; at < count; at += 1)
      plain.append(Object.assign(document.createElement('div'), { textContent: `Row ${at}` }));
    document.body.append(plain);
  });
  plain.remove();
  return { plainMs, firstMs, wholeMs, rows: count };
}
