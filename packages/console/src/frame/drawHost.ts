import { hooks } from '@beckon/contract';
import { adoptSheet } from '@beckon/controls/sheet/adoptSheet';
import { createSheet } from '@beckon/controls/sheet/createSheet';
import type { FrameOrder } from './FrameOrder';
import text from './frame.css?inline';

const sheet = createSheet(text);

/** The rows of a placeholder page, each with a number of blocks of one kind. */
const rows: readonly [name: string, count: number][] = [
  ['nav', 5],
  ['hero', 3],
  ['cards', 3],
  ['lines', 7],
];

/** Draws a placeholder page, with the element that holds the widget. [OWN-08, A-03] */
export function drawHost(page: Document, { place, scheme, font, order, isStill, isBare }: FrameOrder): void {
  adoptSheet(page, sheet(page));
  page.documentElement.dataset['scheme'] = scheme;
  page.documentElement.dataset['place'] = place;
  if (font) page.documentElement.style.fontFamily = font;
  if (isStill) page.documentElement.dataset['still'] = '';
  if (isBare) page.documentElement.dataset['bare'] = '';
  const host = page.createElement('main');
  host.setAttribute('aria-hidden', String(place === 'overlay'));
  const element = elementFor(page, place, order.widgetId);
  const drawn = rows.map(([name, count]) => drawRow(page, name, count));
  if (isBare || place === 'landing') drawn.splice(0);
  if (element) drawn.splice(Math.min(1, drawn.length), 0, element);
  host.append(...drawn);
  page.body.append(host);
}

function drawRow(page: Document, name: string, count: number): HTMLElement {
  const row = page.createElement('div');
  row.className = name;
  for (let index = 0; index < count; index += 1) row.append(page.createElement('i'));
  return row;
}

function elementFor(page: Document, place: FrameOrder['place'], widgetId: string): HTMLElement | undefined {
  if (place === 'overlay') return undefined;
  const classes = {
    embed: hooks.embedClass,
    checkbox: hooks.checkboxClass,
    landing: hooks.landingClass,
  };
  const element = page.createElement('div');
  element.className = classes[place];
  element.setAttribute(hooks.widgetIdAttribute, widgetId);
  return element;
}
