import { adoptSheet } from '@beckon/controls/sheet/adoptSheet';
import { createSheet } from '@beckon/controls/sheet/createSheet';

const adopted = new Set<string>();

/** Adopts a style sheet of the console, once, for as long as the page lives: its policy allows no style elements. */
export function adopt(text: string): void {
  if (adopted.has(text)) return;
  adopted.add(text);
  adoptSheet(document, createSheet(text)(document));
}
