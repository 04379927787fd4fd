import { adopt } from './attachOverlay';

/** An embed stays where the host put it: only its content is ours. */
const embedStyle = ':host{line-height:1.5}';
/** For a link, whose underline would otherwise extend into it. */
const childStyle = `${embedStyle}:host{display:inline-block;inline-size:100%}`;
/** Elements that react to a press themselves. */
const pressable = 'a,button,label,[type=checkbox],[type=radio]';
/** Elements of the page, each with the element we draw into. */
const prepared = new WeakMap<HTMLElement, HTMLElement>();

/**
 * Prepares an element of the page for drawing; what the host wrote into it is hidden, not touched. A cell, a list item, a link or a
 * form cannot have a shadow root, and an element that already has one gets no other: these get a child that can. [LOAD-19]
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
    host.addEventListener('click', guardPress);
  }
  prepared.set(element, host);
  return host;
}

/** A press on a widget's text or field must not follow the surrounding link or submit the surrounding form. */
function guardPress(event: Event): void {
  const [pressed] = event.composedPath();
  if (!(pressed as Element).closest?.(pressable)) event.preventDefault();
}
