import { type FormFrame, texts } from '@beckon/contract';
import { flagOf } from '@beckon/contract/data/flagOf';
import { canDrawFlags } from '@beckon/controls/PhoneInput/canDrawFlags';
import { containKeys } from '../ui/containKeys';
import { stepDownText } from '../ui/layouts/stepDownText';
import type { dressBar } from './dressBar';
import type { dressDialog } from './dressDialog';

type Country = { code: string; dial: string };

/** What only some layouts need: files with first frames have it for those that they draw. */
export type LayoutDressing = { dressBar?: typeof dressBar; dressDialog?: typeof dressDialog };

/**
 * Completes the first frame of a widget with a phone form: the visitor's country, keys that stay inside, and the place that a bar takes on the
 * page. Returns how to undo what only the frame needs. [LOAD-21, C-PHONE-01, BAR-05]
 */
export function dressForm(
  shadow: ShadowRoot,
  { flag, push }: FormFrame,
  country: Country | undefined,
  { dressBar, dressDialog }: LayoutDressing,
): () => void {
  const { host } = shadow;
  const picker = shadow.querySelector('[aria-haspopup]');
  if (picker && country) fillCountry(picker, country, flag ?? '');
  const release = containKeys(host as HTMLElement);
  const [bar, dialog] = [shadow.querySelector('section'), shadow.querySelector('dialog')];
  const giveBack = push && bar ? dressBar?.(bar, push) : undefined;
  const undress = dialog ? dressDialog?.(dialog) : undefined;
  const rise = shadow.querySelector('[aria-modal]') ? stepDown(host.ownerDocument) : undefined;
  return () => {
    release();
    giveBack?.();
    undress?.();
    rise?.();
  };
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
  const name = new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;
  picker.setAttribute('aria-label', `${texts.phoneCountry}: ${name} +${dial}`);
  const [sign, shown] = picker.children;
  if (shown) shown.textContent = `+${dial}`;
  if (!sign) return;
  if (canDrawFlags()) {
    sign.className = flag;
    sign.removeAttribute('data-code');
    sign.textContent = flagOf(code);
  } else sign.setAttribute('data-code', code);
}
