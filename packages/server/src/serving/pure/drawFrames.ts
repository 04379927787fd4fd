import {
  type Account,
  type FormFrame,
  type FormFrames,
  type Frame,
  listSureToOpen,
  type Widget,
} from '@beckon/contract';
import { dialCodes } from '@beckon/contract/data/dialCodes';
import { parseDialCodes } from '@beckon/contract/data/parseDialCodes';
import { compileHint, removeHint } from './compileHint';
import { escapeScriptJson } from './escapeScriptJson';
import type { Steps } from './finish';
import type { VisitorBuild } from './VisitorBuild';

/** How widgets first look, by widget: bubbles, which are in the account's script, and widgets with a phone form, in a file of their own. */
export type DrawnFrames = { bubbles: [string, Frame][]; forms: [string, FormFrames][] };

/** Every bubble makes the script larger for all pages, and drawing one takes a while; the runtime draws the others. */
const mostBubbles = 10;
/** A page rarely shows two of these. */
export const mostForms = 5;
/** Countries with many English pages. For a visitor from another one the runtime draws the form. */
const regions =
  'US GB CA AU IN IE NZ ZA SG PH NG KE PK MY HK AE IL DE FR ES IT NL BE AT CH SE NO DK FI PL PT MX BR AR CO CL JP KR ID TH VN TR GR RO CZ HU UA';

/** Where pages are tried out: always allowed. */
const loopback = ['localhost', '127.0.0.1'];

/** Draws the first frames of an account's widgets, one at each step. `withForms`: those of phone forms, too. [OMNI-01, LOAD-21] */
export function* drawFrames(
  served: Record<string, unknown>,
  renderFrame: VisitorBuild['renderFrame'],
  withForms: boolean,
): Steps<DrawnFrames> {
  const widgets = served['widgets'] as readonly Widget[];
  const sure = new Set(withForms ? listSureToOpen(widgets) : []);
  const drawn: DrawnFrames = { bubbles: [], forms: [] };
  for (const widget of widgets) {
    const mayDraw =
      widget.channel === 'sms'
        ? sure.has(widget) && drawn.forms.length < mostForms
        : drawn.bubbles.length < mostBubbles;
    if (!mayDraw) continue;
    const frame = renderFrame(served as unknown as Account, widget);
    if (frame && 'form' in frame) drawn.forms.push([widget.widget_id, frame]);
    else if (frame) drawn.bubbles.push([widget.widget_id, frame]);
    yield;
  }
  return drawn;
}

/** The files with first frames of phone forms, and the code that draws them: for most visitors, and for those on iOS. [LOAD-21, OWN-05] */
export function buildFrameModules(
  served: Record<string, unknown>,
  forms: DrawnFrames['forms'],
  watch: Pick<VisitorBuild['watch'], 'forms' | 'formBars' | 'formDialogs'>,
): { form: string; ios: string } {
  const whitelist = (served['whitelist'] ?? []) as readonly string[];
  const hosts =
    whitelist.length > 0 ? [...loopback, ...whitelist.map((one) => one.replace(/^www\./, ''))] : undefined;
  const wanted = regions.split(' ');
  const countries = parseDialCodes(dialCodes).filter((country) => wanted.includes(country.code));
  const dials = Object.fromEntries(countries.map((country) => [country.code, country.dial]));
  const isAny = (test: (frame: FormFrame) => boolean): boolean => forms.some(([, { form }]) => test(form));
  const code = [
    ...(isAny(({ push }) => push !== undefined) ? [watch.formBars] : []),
    ...(isAny(({ tree }) => tree.some(([tag]) => tag === 'dialog')) ? [watch.formDialogs] : []),
    watch.forms,
  ].map(removeHint);
  const write = (of: [string, FormFrame][], more: object): string => {
    const known = escapeScriptJson({ of: Object.fromEntries(of), hosts, ...more });
    return `${compileHint}\nconst beckon=${known};\n${code.join('\n')}\nexport const createFramer=beckon.createFramer;\n`;
  };
  return {
    form: write(
      forms.map(([id, { form }]) => [id, form]),
      { dials },
    ),
    ios: write(
      forms.map(([id, { ios }]) => [id, ios]),
      {},
    ),
  };
}
