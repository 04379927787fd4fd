import { type FormFrame, texts } from '@beckon/contract';
import { flagOf } from '@beckon/contract/data/flagOf';
import { canDrawFlags } from '@beckon/controls/PhoneInput/canDrawFlags';
import { containKeys } from '../ui/containKeys';
import { stepDownText } from '../ui/layouts/stepDownText';
import type { setUpBar } from './setUpBar';
import type { setUpDialog } from './setUpDialog';

type Country = { code: string; dial: string };

/** What only some layouts need: files with first frames have it for those that they draw. */
export type LayoutSetup = { setUpBar?: typeof setUpBar; setUpDialog?: typeof setUpDialog };

/** The events with which a visitor may close a frame. */
const closing = ['click', 'keydown'];

/**
 * Completes the first frame of a widget with a phone form: the visitor's country, keys that stay inside, and the place that a bar takes on the
 * page. A visitor who closes it no longer sees it; the runtime then repeats that. Returns how to undo what only the frame needs.
 * [LOAD-21, C-PHONE-01, BAR-05, OPEN-13]
 */
export function setUpForm(
  shadow: ShadowRoot,
  { flag, push }: FormFrame,
  country: Country | undefined,
  { setUpBar, setUpDialog }: LayoutSetup,
): () => void {
  const host = shadow.host as HTMLElement;
  const picker = shadow.querySelector('[aria-haspopup]');
  if (picker && country) fillCountry(picker, country, flag ?? '');
  const undos = [containKeys(host)];
  const [bar, dialog] = [shadow.querySelector('section'), shadow.querySelector('dialog')];
  if (push && bar && setUpBar) undos.push(setUpBar(bar, push));
  if (dialog && setUpDialog) undos.push(setUpDialog(dialog));
  if (shadow.querySelector('[aria-modal]')) undos.push(stepDown(host.ownerDocument));
  const undo = (): void => {
    for (const one of undos.splice(0)) one();
  };
  const show = hideOnClose(shadow, undo);
  forwardEvents(shadow);
  return () => {
    undo();
    show();
  };
}

/** Hides a frame once its visitor closes it. Returns a function that stops it, and shows the element again. */
function hideOnClose(shadow: ShadowRoot, onHide: () => void): () => void {
  const button = shadow.querySelector(`[aria-label="${texts.close}"]`);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':host{display:none!important}');
  const handle = (event: Event): void => {
    const { key, isComposing } = event as KeyboardEvent;
    // A bar without this button ignores Escape, too.
    if (!button || !(key ? key === 'Escape' && !isComposing : event.composedPath().includes(button))) return;
    onHide();
    shadow.adoptedStyleSheets.push(sheet);
  };
  for (const name of closing) shadow.addEventListener(name, handle, true);
  return () => {
    for (const name of closing) shadow.removeEventListener(name, handle, true);
    shadow.adoptedStyleSheets = shadow.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

/** What has been closed isn't taken over: once it's drawn anew, its elements pass on what is repeated on them. */
function forwardEvents(shadow: ShadowRoot): void {
  const list = (): Element[] => [...shadow.querySelectorAll('*')];
  const drawn = list();
  const [root] = drawn;
  const forward = (event: Event): void => {
    if (shadow.contains(root as Node)) return;
    const target = list()[drawn.indexOf(event.target as Element)];
    target?.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
  };
  for (const name of closing) root?.addEventListener(name, forward, true);
}

/** While a slide-in is open, bars and bubbles are a layer below, as the slide-in itself demands. */
function stepDown(page: Document): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(stepDownText);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

/** As the picker's button draws it, attribute by attribute: what takes over the elements looks only at their text. */
function fillCountry(picker: Element, { code, dial }: Country, flag: string): void {
  picker.setAttribute('aria-label', `${texts.phoneCountry}: ${code} +${dial}`);
  const [sign, shown] = picker.children;
  if (shown) shown.textContent = `+${dial}`;
  if (!sign) return;
  if (canDrawFlags()) {
    sign.className = flag;
    sign.removeAttribute('data-code');
    sign.textContent = flagOf(code);
  } else sign.setAttribute('data-code', code);
}
