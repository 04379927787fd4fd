import type { Frames } from '../edge/createFramer';
import type { Framer } from '../edge/createFrames';
import { isIosBrowser } from '../edge/isMobileBrowser';

/** Where an account's first frames with a phone form are, and the widgets that have one. */
export type FrameFile = { file: string; ids: readonly string[] };

/** On iOS a link replaces the form: those frames are in a file of their own. [SMS-08] */
const onIos = (file: string): string => file.replace(/js$/, 'ios.js');

/** What an account's script says about first frames. */
export type AccountFrames = Frames & { late?: FrameFile };

/** Exports of that file. */
export type FrameModule = { createFramer: (page: Window) => Framer };

type Late = FrameFile & {
  origin: string;
  /** Draws what the account's script itself includes. */
  before: Framer | undefined;
};

const loadModule = (url: string): Promise<FrameModule> => import(/* @vite-ignore */ url);

/**
 * Requests the file with the first frames once one of its widgets is due, just before the runtime, which doesn't wait for it. Whatever fails,
 * the runtime draws the widget. [LOAD-21, LOAD-26]
 */
export function createLateFramer(
  page: Window,
  { origin, file, ids, before }: Late,
  load = loadModule,
): Framer {
  let framer: Framer | undefined;
  let loading: Promise<void> | undefined;
  return {
    draw(due, hosts, call) {
      const others = due.filter(([id]) => !ids.includes(id));
      if (others.length < due.length) {
        const own = isIosBrowser(page.navigator) ? onIos(file) : file;
        loading ??= load(`${origin}/${own}`).then(({ createFramer }) => {
          framer = createFramer(page);
        });
        loading.then(() => framer?.draw(due, hosts, call)).catch(() => {});
        call();
      }
      if (before) before.draw(others, hosts, call);
      else call();
    },
    finish(host) {
      before?.finish(host);
      framer?.finish(host);
    },
    drop(host) {
      before?.drop(host);
      framer?.drop(host);
    },
  };
}
