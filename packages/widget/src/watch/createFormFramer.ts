import { type FormFrame, timing } from '@beckon/contract';
import { findUncontested } from '../core/conditions/findUncontested';
import { type Call, createFrames, type Framer } from '../edge/createFrames';
import { isWaiting } from './Handover';

/** A country, as a phone form begins with it. */
export type FormCountry = { code: string; dial: string };

/** What only some layouts need: a file has it for those that it draws. */
export type LayoutSetup = {
  setUpBar?: (bar: HTMLElement, push: NonNullable<FormFrame['push']>) => () => void;
  setUpDialog?: (dialog: HTMLDialogElement) => () => void;
};

/** What a file with first frames says. */
export type FormFrames = {
  of: Readonly<Record<string, FormFrame>>;
  /** The only hosts with frames, without `www.`; on others that the account has, the runtime draws. */
  hosts?: readonly string[] | undefined;
  /** The dial codes of the countries that have frames; a link to the messages app needs none. */
  dials?: Readonly<Record<string, string>> | undefined;
} & LayoutSetup;

/** What the drawing adds, which knows how a form looks. */
export type FormFramerDeps = {
  /** The country that a form begins with in a browser with this language; nothing if it isn't one of these. */
  findCountry: (language: string, dials: Readonly<Record<string, string>>) => FormCountry | undefined;
  /** Completes a frame on its page; returns how to undo what only the frame needs. */
  setUpForm: (
    shadow: ShadowRoot,
    frame: FormFrame,
    country: FormCountry | undefined,
    layouts: LayoutSetup,
  ) => () => void;
  /** Whether what is fixed on this page isn't placed in the window; the runtime then puts it in the top layer. */
  isContainingBlock: (page: Document) => boolean;
};

/**
 * Draws the first frames of widgets with a phone form, unless the runtime was faster. Where several of a kind are due, the runtime decides. A
 * frame that the runtime doesn't take over disappears; one with a number in it stays until the visitor closes it. [LOAD-21, LOAD-26, DISP-20,
 * SMS-01, SMS-08]
 */
export function createFormFramer(
  page: Window,
  { of, hosts: listed, dials, ...layouts }: FormFrames,
  { findCountry, setUpForm, isContainingBlock }: FormFramerDeps,
): Framer {
  const country = dials && findCountry(page.navigator.language ?? '', dials);
  const mayDraw =
    (!listed || listed.includes(page.location.hostname.replace(/^www\./, ''))) && (!dials || country);
  const frames = createFrames(page, mayDraw ? of : {}, (shadow, id) => {
    const undoSetup = setUpForm(shadow, of[id] as FormFrame, country, layouts);
    const timer = page.setInterval(() => dropUntouched(shadow.host as HTMLElement), timing.framePatienceMs);
    return () => {
      page.clearInterval(timer);
      undoSetup();
    };
  });
  const dropUntouched = (host: HTMLElement): void => {
    // What the visitor has closed isn't in the way, and the runtime has yet to learn of it.
    const isTouched =
      host.shadowRoot?.querySelector('input')?.value || getComputedStyle(host).display === 'none';
    if (!isTouched) frames.drop(host);
  };
  let last: unknown;
  return {
    ...frames,
    draw(due, hosts, call) {
      if (!isWaiting(page) || isContainingBlock(page.document)) return;
      const ask: Call = async () => {
        const before = last;
        last = await call();
        // Every try has an error of its own: nobody tries again.
        if (last instanceof Error && last === before) for (const host of hosts.values()) dropUntouched(host);
      };
      frames.draw(findUncontested(due), hosts, ask);
      ask();
    },
  };
}
