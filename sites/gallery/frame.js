/* A host page with one widget on it. The server's answers are given here, so that each state is stable. */
import { configFor, types } from './cases.js';

const asked = Object.fromEntries(new URLSearchParams(location.search));
const { type, state, scheme = 'light', dir = 'ltr' } = asked;
const shown = types.find((one) => one.type === type);
const template = shown?.templates[Number(asked.template)];
const root = document.documentElement;
Object.assign(root.dataset, { scheme });
root.dir = dir;
if (dir === 'rtl') root.lang = 'ar';

/** Frames of one site share their storage; each of these must be a separate visitor. */
function keepApart() {
  const memory = () => {
    const kept = new Map();
    return {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, String(value)),
      removeItem: (key) => void kept.delete(key),
    };
  };
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { value: memory() });
}

/** What the server answers in each state; nothing is sent or stored. */
function answer() {
  const say = (body) => Promise.resolve(new Response(JSON.stringify(body)));
  const ask = window.fetch.bind(window);
  window.fetch = (url, init) => {
    const path = new URL(url, location.href).pathname;
    if (path === '/widget/createSubscriberByPhoneNumber') {
      if (state === 'loading') return new Promise(() => {});
      return say(
        state === 'error'
          ? {
              state: false,
              errors: ['This does not look like a phone number. Please check it and include the area code.'],
            }
          : { state: true, errors: [] },
      );
    }
    if (path === '/widget/generateSMSRef') return say({ state: true, ref: 'fern-41' });
    if (path === '/pixel/checkOptin') return say({ has_opted_in: state === 'submitted' });
    return path.startsWith('/pixel/') ? say({}) : ask(url, init);
  };
}

const phones = {
  android: 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
};

/** A narrow frame is a phone; on iOS a link to the messages app replaces a phone form. */
function beDevice() {
  const isIos = state === 'fallback' && template.channel !== 'fb';
  if (!isIos && innerWidth > 512) return;
  Object.defineProperty(navigator, 'userAgent', { value: isIos ? phones.ios : phones.android });
}

/** Widgets without their own colors follow the visitor's preference, which a frame can't change: it is overridden here. */
function forceScheme() {
  const { replaceSync } = CSSStyleSheet.prototype;
  const asked = scheme === 'dark' ? 'all' : 'not all';
  CSSStyleSheet.prototype.replaceSync = function (text) {
    return replaceSync.call(this, text.replaceAll(/\(prefers-color-scheme:\s*dark\)/g, asked));
  };
}

function fillPage() {
  const make = (name, className = '', text = '') =>
    Object.assign(document.createElement(name), { className, textContent: text });
  const { place } = shown;
  const widget = make('div', `mcwidget-${place}`);
  widget.dataset.widgetId = '1';
  if (place === 'landing') return document.body.append(widget);
  const main = make('main');
  main.append(
    make('h1', '', 'House plants that stay alive'),
    make('p', '', 'Grown in our own greenhouse, packed by hand.'),
  );
  if (place !== 'overlay') main.append(widget);
  for (let block = 0; block < 4; block += 1) main.append(make('div', 'block'));
  document.body.append(main);
}

const find = (selector) => {
  for (const host of document.querySelectorAll('[data-widget-id]')) {
    const found = host.shadowRoot?.querySelector(selector);
    if (found?.checkVisibility()) return found;
  }
  return null;
};
const until = (selector) =>
  new Promise((done) => {
    const look = () => (find(selector) ? done(find(selector)) : setTimeout(look, 30));
    look();
  });

const link = 'a[href^="https://m.me/"]';
const signs = {
  open: '[role=dialog] a, nav a, ul a, ul button',
  error: '[role=alert] svg',
  loading: '[aria-busy=true], p[role=status]:not(:empty)',
  submitted: '[role=status] :is(h1, h2, p)',
};

async function fillPhone() {
  const field = await until('input[type=tel]');
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  write?.call(field, state === 'error' ? '12' : '201 555 0123');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  (await until('button[type=submit]')).click();
}

async function followLink() {
  if (template.main.buttonType === 'checkbox' && state !== 'fallback') {
    const box = await until('input[type=checkbox]');
    if (!box.checked) box.click();
  }
  (await until(link)).click();
}

/** Does what a visitor would do to get there. */
async function act() {
  const { channel } = template;
  if (channel === 'omni' && state !== 'initial') {
    (await until('button[aria-expanded]')).click();
    if (state === 'open') return until(signs.open);
    (await until('ul button')).click();
  }
  if (state === 'fallback') return until(channel === 'fb' ? link : 'a[href^="sms:"]');
  if (state === 'initial')
    return until(`input[type=tel], input[type=checkbox], button[aria-expanded], ${link}`);
  await (channel === 'fb' ? followLink() : fillPhone());
  return until(signs[state]);
}

if (template) {
  keepApart();
  answer();
  beDevice();
  forceScheme();
  // Links lead nowhere: the widget gets the press, and the visitor stays.
  addEventListener(
    'click',
    (event) => event.composedPath().some(({ href }) => href) && event.preventDefault(),
  );
  fillPage();
  window.mcwidget = configFor({ type, template, state, dir });
  const script = document.createElement('script');
  script.src = '/widget.js';
  document.head.append(script);
  await act();
  root.dataset.reached = state;
} else {
  document.body.textContent = 'There is no such widget in the gallery.';
}
