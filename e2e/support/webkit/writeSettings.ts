import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The toolbar by itself is wider than a phone (447 px against 390): this removes all its space. */
const style = `window * { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px;
  -gtk-icon-transform: scale(0); }`;

/** Writes the desktop settings that WebKit's small browser reads; returns their folder. */
export async function writeSettings(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'beckon-webkit-'));
  await mkdir(join(folder, 'gtk-3.0'));
  await writeFile(join(folder, 'gtk-3.0', 'gtk.css'), style);
  return folder;
}
