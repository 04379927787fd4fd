import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { captionRoot } from './captionRoot';

const texts = { Close: 'Schließen', Country: 'Land', 'Phone number': 'Telefonnummer', toString: 'nie' };
let host: HTMLElement;
let shadow: ShadowRoot;
beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'));
  shadow = host.attachShadow({ mode: 'open' });
});
afterEach(() => host.remove());

const settle = () => new Promise<void>((resolve) => queueMicrotask(resolve));
const draw = (html: string): void => {
  shadow.innerHTML = html;
};

describe('captions', () => {
  it('LAY-05 put texts and labels into the language, whether drawn before or after', async () => {
    draw('<label>Phone number</label>');
    captionRoot(host, { language: 'de', texts });
    expect(shadow.textContent).toBe('Telefonnummer');
    shadow.append(document.createElement('button'));
    shadow.lastElementChild?.setAttribute('aria-label', 'Close');
    shadow.lastElementChild?.append('Close');
    await settle();
    expect(shadow.lastElementChild?.outerHTML).toBe('<button aria-label="Schließen">Schließen</button>');
  });

  it('LAY-05 follow a text that is drawn again in English', async () => {
    draw('<p>Anything</p>');
    captionRoot(host, { language: 'de', texts });
    const text = shadow.firstElementChild?.firstChild as Text;
    text.data = 'Close';
    await settle();
    expect(text.data).toBe('Schließen');
  });

  it('C-PHONE-01 translate the words before the country in the label of a dial code, and leave texts of owners as they are', () => {
    draw('<button aria-label="Country: DE +49">Country: DE +49</button><p>toString</p><p>close</p>');
    captionRoot(host, { language: 'de', texts: { ...texts } });
    expect(shadow.querySelector('button')?.getAttribute('aria-label')).toBe('Land: DE +49');
    expect(shadow.querySelector('button')?.textContent).toBe('Country: DE +49');
    expect(shadow.querySelector('p:last-child')?.textContent).toBe('close');
  });

  it('LAY-05 end, even if a text is replaced by another built-in one', async () => {
    captionRoot(host, { language: 'de', texts: { Close: 'Back', Back: 'Close' } });
    draw('<p>Close</p><p>Back</p>');
    await settle();
    await settle();
    expect(shadow.textContent).toBe('BackClose');
  });

  it('LOAD-22 an element that a page reuses has the texts of its new widget, and its own language without one', async () => {
    host.lang = 'fr';
    captionRoot(host, { language: 'de', texts });
    captionRoot(host, { language: 'ar', texts: { Close: 'إغلاق' } });
    draw('<p>Close</p>');
    await settle();
    expect([shadow.textContent, host.lang, host.dir]).toEqual(['إغلاق', 'ar', 'rtl']);
    captionRoot(host, undefined);
    draw('<p>Close</p>');
    await settle();
    expect([shadow.textContent, host.lang, host.hasAttribute('dir')]).toEqual(['Close', 'fr', false]);
  });

  it.each([
    ['de', 'ltr'],
    ['ar', 'rtl'],
  ] as const)('LAY-05 tell the browser that the widget is in %s, written %s', (language, direction) => {
    captionRoot(host, { language, texts });
    expect([host.lang, host.dir]).toEqual([language, direction]);
  });
});
