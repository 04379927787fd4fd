import type { Page } from '@playwright/test';
import type { Pixels } from './encodePng';

/** The pixels of an image, decoded by a browser. */
export async function readPixels(page: Page, png: Buffer): Promise<Pixels> {
  const context = await page.context().browser()?.newPage();
  if (!context) throw new Error('The browser is gone.');
  const { width, height, data } = await context.evaluate(async (base64) => {
    const bytes = await (await fetch(`data:image/png;base64,${base64}`)).blob();
    const bitmap = await createImageBitmap(bytes);
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const pen = canvas.getContext('2d');
    pen?.drawImage(bitmap, 0, 0);
    const { data: rgba } = pen?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] };
    let text = '';
    for (let at = 0; at < rgba.length; at += 4)
      text += String.fromCharCode(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0);
    return { width: bitmap.width, height: bitmap.height, data: btoa(text) };
  }, png.toString('base64'));
  await context.close();
  const bytes = Buffer.from(data, 'base64');
  const values = Uint32Array.from({ length: width * height }, (_, at) => bytes.readUIntBE(at * 3, 3));
  return { width, height, values };
}
