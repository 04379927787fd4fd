import { adopt } from './attachOverlay';

/** An embed stays where the host has put it: only its inside is ours. */
const embedStyle = ':host{line-height:1.5}';
/** In a link, whose underline would go through all of it otherwise. */
const childStyle = `${embedStyle}:host{display:inline-block;inline-size:100%}`;
/** What a press of its own does something to. */
const pressable = 'a,button,label,[type=checkbox],[type=radio]';
/** Elements of the page, each with the element that is drawn into. */
const prepared = new WeakMap<HTMLElement, HTMLElement>();

/**
 * Makes an element of the page ready to be drawn into; what the host wrote into it is hidden, not touched. A cell, a list item, a link or a
 * form cannot have a shadow root, nor can what has one of its own: these get a child that can. [LOAD-19]
 */
export function prepareHost(element: HTMLElement): HTMLElement {
  const known = prepared.get(element);
  if (known) return known;
  let host = element;
  try {
    adopt(element, embedStyle);
  } catch {
    host = element.appendChild(Document.prototype.createElement.call(element.ownerDocument, 'div'));
    adopt(host, childStyle);
    host.addEventListener('click', keepPress);
  }
  prepared.set(element, host);
  return host;
}

/** A press on the words or the field of a widget must not follow the link, or send the form, that it stands in. */
function keepPress(event: Event): void {
  const [pressed] = event.composedPath();
  if (!(pressed as Element).closest?.(pressable)) event.preventDefault();
}
