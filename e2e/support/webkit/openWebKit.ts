import { setTimeout as pause } from 'node:timers/promises';
import { type EngineFiles, locateEngines } from '../../../tools/browsers/locateEngines';
import { until } from '../until';
import type { BrowserActions, Message, VisitorOptions } from '../Visitor';
import { type Borrowed, borrowDriver } from './borrowDriver';
import { keyCodes } from './keyCodes';
import type { Call } from './startDriver';

const resizeMs = 50;
const onlyLocale = 'en-US';

/** The arguments of the small browser; the driver accepts a proxy too, and ignores it. */
const wordsFor = ({ proxyPort, userAgent, timezoneId }: VisitorOptions): string[] => [
  '--automation',
  `--proxy=http://127.0.0.1:${proxyPort}`,
  '--ignore-host=127.0.0.1',
  '--ignore-host=localhost',
  '--ignore-tls-errors',
  ...(userAgent ? [`--user-agent=${userAgent}`] : []),
  ...(timezoneId ? [`--time-zone=${timezoneId}`] : []),
];

/** Runs source text in the page; the wrapper waits for promises and brings errors back. */
async function run(call: Call, source: string, given: unknown): Promise<unknown> {
  const args = given === undefined ? [] : [given];
  const script = `const done = arguments[arguments.length - 1]; const given = [...arguments].slice(0, -1);
    Promise.resolve().then(() => (${source})(...given))
      .then((answer) => done({ answer }), (error) => done({ error: String(error?.message ?? error) }));`;
  const outcome = (await call('POST', '/execute/async', { args, script })) as {
    answer?: unknown;
    error?: string;
  };
  if (outcome.error !== undefined) throw new Error(outcome.error);
  return outcome.answer;
}

const arrivalMs = 2000;

/** Runs in the page: the page itself, and how often it was pressed; undefined if a frame would take the press. */
const readPresses = ({ xPx, yPx }: { xPx: number; yPx: number }): string | undefined =>
  window.presses === undefined || document.elementFromPoint(xPx, yPx)?.localName === 'iframe'
    ? undefined
    : `${performance.timeOrigin} ${window.presses}`;

/** On a busy machine the driver sometimes reports a press that no page received: then it is asked again. */
async function arrive(call: Call, xPx: number, yPx: number, act: () => Promise<void>): Promise<void> {
  const ask = () => run(call, String(readPresses), { xPx, yPx });
  const before = await ask();
  await act();
  if (before === undefined) return;
  // A page that is being left cannot answer: it has received the press.
  const isHeard = async () => (await ask().catch(() => undefined)) !== before;
  await until(isHeard, 'the press to arrive', arrivalMs).catch(act);
}

type Inputs = Pick<BrowserActions, 'clickAt' | 'moveTo' | 'press' | 'type'>;

function inputs(call: Call): Inputs {
  const act = (source: object) => call('POST', '/actions', { actions: [source] });
  const move = (xPx: number, yPx: number) => ({
    type: 'pointerMove',
    duration: 0,
    origin: 'viewport',
    x: Math.round(xPx),
    y: Math.round(yPx),
  });
  const pointer = async (...actions: object[]) =>
    void (await act({
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions,
    }));
  const keys = async (values: string[]) => {
    const down = values.map((value) => ({ type: 'keyDown', value }));
    const up = values.toReversed().map((value) => ({ type: 'keyUp', value }));
    await act({ type: 'key', id: 'keyboard', actions: [...down, ...up] });
  };
  return {
    clickAt: (xPx, yPx) =>
      arrive(call, xPx, yPx, () =>
        pointer(move(xPx, yPx), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }),
      ),
    moveTo: (xPx, yPx) => pointer(move(xPx, yPx)),
    press: (chord) => keys(chord.split('+').map((key) => keyCodes[key] ?? key)),
    async type(text) {
      for (const letter of text) await keys([letter]);
    },
  };
}

/** The window has a toolbar: set a size, check, correct. */
async function resize(call: Call, widthPx: number, heightPx: number): Promise<void> {
  const fits = async () => {
    const inner = (await run(call, '() => ({ w: innerWidth, h: innerHeight })', undefined)) as {
      w: number;
      h: number;
    };
    if (inner.w === widthPx && inner.h === heightPx) return true;
    const { width, height } = (await call('GET', '/window/rect')) as {
      width: number;
      height: number;
    };
    await call('POST', '/window/rect', {
      width: width + widthPx - inner.w,
      height: height + heightPx - inner.h,
    });
    await pause(resizeMs);
    return false;
  };
  await until(fits, `the window to be ${widthPx} x ${heightPx}`);
}

/** A session takes two seconds, on a busy machine five. */
const sessionMs = 25_000;
const mostDrivers = 3;

/**
 * Starts the small browser. On a very busy machine it and its driver sometimes fail to connect, and the
 * driver waits forever: then another driver is used. No test has started by then.
 */
async function startSession(
  files: NonNullable<EngineFiles['webkit']>,
  options: VisitorOptions,
): Promise<{ call: Call; driver: Borrowed }> {
  const capabilities = {
    alwaysMatch: {
      acceptInsecureCerts: true,
      'webkitgtk:browserOptions': { binary: files.browser, args: wordsFor(options) },
    },
  };
  for (let left = mostDrivers; ; ) {
    const driver = await borrowDriver(files);
    try {
      const answer = await driver.call('POST', '/session', { capabilities }, sessionMs);
      const { sessionId } = answer as { sessionId: string };
      return {
        call: (method, path, body) => driver.call(method, `/session/${sessionId}${path}`, body),
        driver,
      };
    } catch (error) {
      await driver.stop();
      left -= 1;
      if (left === 0) throw error;
      console.warn('WebKit did not start, so another driver is asked:', error);
    }
  }
}

/** Opens a new WebKit; display and driver may have served others before. */
export async function openWebKit(options: VisitorOptions): Promise<BrowserActions> {
  const files = locateEngines().webkit;
  if (!files) throw new Error('webkit is not installed: `npm run e2e` installs it or says how.');
  const { locale = onlyLocale } = options;
  if (locale !== onlyLocale) throw new Error(`WebKit here speaks ${onlyLocale} alone, not ${locale}.`);
  const { call, driver } = await startSession(files, options);
  try {
    await resize(call, options.widthPx, options.heightPx);
    return actionsOf(call, driver);
  } catch (error) {
    await driver.stop();
    throw error;
  }
}

function actionsOf(call: Call, driver: Borrowed): BrowserActions {
  const messages: Message[] = [];
  /** A page takes its recorded messages with it, so they are read before leaving it. */
  const collect = async () => {
    const said = await run(call, '() => window.recorded?.splice(0) ?? []', undefined).catch(() => []);
    messages.push(...(said as Message[]));
    return messages;
  };
  const leave = async (path: string, body?: unknown) => {
    await collect();
    await call('POST', path, body);
  };
  return {
    engine: 'webkit',
    tab: undefined,
    ...inputs(call),
    goto: (url) => leave('/url', { url }),
    url: async () => (await call('GET', '/url')) as string,
    reload: () => leave('/refresh'),
    run: (source, given) => run(call, source, given),
    screenshot: async () => Buffer.from((await call('GET', '/screenshot')) as string, 'base64'),
    viewport: (widthPx, heightPx) => resize(call, widthPx, heightPx),
    messages: collect,
    async close() {
      // Only a driver that has closed its browser is fit for the next visitor.
      const isEnded = await call('DELETE', '').then(
        () => true,
        () => false,
      );
      if (isEnded) driver.giveBack();
      else await driver.stop();
    },
  };
}
