import {
  type Account,
  type FormFrame,
  type FormFrames,
  type Frame,
  type FrameNode,
  lists,
  type Widget,
} from '@beckon/contract';
import { dialCodes } from '@beckon/contract/data/dialCodes';
import { parseDialCodes } from '@beckon/contract/data/parseDialCodes';
import { flagClass } from '@beckon/controls/PhoneInput/flagClass';
import { tokensSheet } from '@beckon/controls/sheet/tokensSheet';
import { highestLayer } from '@beckon/controls/theme/highestLayer';
import { renderToString } from 'react-dom/server';
import type { Browser } from '../core/State';
import type { View } from '../core/view/View';
import { SmsForm } from '../ui/forms/SmsForm';
import { SmsLink } from '../ui/forms/SmsLink';
import { Bar } from '../ui/layouts/Bar';
import { Modal } from '../ui/layouts/Modal';
import { Omnichat } from '../ui/layouts/Omnichat';
import { SlideIn } from '../ui/layouts/SlideIn';
import { Takeover } from '../ui/layouts/Takeover';
import type { Parts } from '../ui/loadParts';
import { cardShape } from '../ui/parts/cardShape';
import { schemeText } from '../ui/schemeText';
import { themeOf } from '../ui/themeOf';
import { themeText } from '../ui/themeText';
import { Widget as Drawing } from '../ui/Widget';
import { drainSheets } from './drainSheets';
import { parseTree } from './parseTree';
import { trimLeftovers } from './trimLeftovers';
import { trimOverridden } from './trimOverridden';
import { trimRules } from './trimRules';
import { trimTokens } from './trimTokens';
import { viewWhenOpened } from './viewWhenOpened';

/** What can be drawn before the runtime loads; decision 0018 explains why nothing else is. */
const parts: Parts = {
  layouts: { omnichat: Omnichat, bar: Bar, modal: Modal, slideIn: SlideIn, takeover: Takeover },
  smsForm: { SmsForm, countries: parseDialCodes(dialCodes) },
  smsLink: SmsLink,
};

const visitor = (given: Partial<Browser>): Browser => ({
  hostname: 'localhost',
  userAgent: 'Chrome/1',
  isMobile: false,
  isIos: false,
  // Phone forms begin with its country, which the page fills in.
  language: 'en-US',
  ...given,
});
/** Two visitors with nothing in common. */
const anyone = [
  visitor({}),
  visitor({ userAgent: 'iPhone', isMobile: true, isIos: true, language: 'ar-EG' }),
];
/** With only their country in common, and how they write to us. */
const withForm = [visitor({}), visitor({ userAgent: 'Android', isMobile: true })];
const onIos = [visitor({ isIos: true }), visitor({ userAgent: 'iPhone', isMobile: true, isIos: true })];

/** A dialog that isn't modal yet looks as if it was: above the page, which is dimmed, and a press beside it is one on the dialog. */
const dialogText = `@layer mc-base{dialog{position:fixed;inset-block:0;z-index:${highestLayer}}}dialog{box-shadow:var(--mc-shadow-overlay),0 0 0 200vmax var(--mc-backdrop)}dialog::after{content:"";position:fixed;inset:0;z-index:-1}`;

/** A view as markup, and the sheets that it was drawn with. */
type Drawn = { view: View; markup: string; sheets: readonly string[] };

/**
 * Draws a widget's first look, in English, if it is the same for every visitor, apart from what a page can fill in: a page shows it before
 * the runtime loads. [LOAD-21, OMNI-01, SMS-01, SMS-08]
 */
export function renderFrame(account: Account, widget: Widget): Frame | FormFrames | undefined {
  // Most accounts have far more widgets without a frame than with one.
  if (!(lists.layoutOf[widget.widget_type] in parts.layouts)) return undefined;
  const { language = 'en' } = widget.data.setup;
  if (language !== 'en' || account.own_english) return undefined;
  const drawFor = (visitors: readonly Browser[]): Drawn | undefined => {
    const [drawn, other] = visitors.map((browser) => draw(viewWhenOpened(browser, account, widget)));
    return drawn && drawn.markup === other?.markup ? drawn : undefined;
  };
  const frameOf = ({ view, markup, sheets }: Drawn, ...more: FrameNode[]): Frame => {
    const tree = parseTree(markup).map(openDialog);
    const [scheme, theme] = [schemeText(themeOf(view).scheme), themeText(view)];
    const css = [
      trimOverridden(trimRules([tokensSheet, ...sheets].join(''), [...tree, ...more]), scheme + theme),
      trimOverridden(scheme, theme),
      theme,
      lists.blockingLayouts.includes(view.layout) ? dialogText : '',
    ].join('');
    return { title: widget.data.main.title, css: trimLeftovers(trimTokens(css)), tree };
  };
  if (widget.widget_type === 'omnichat') {
    const drawn = drawFor(anyone);
    return drawn && frameOf(drawn);
  }
  // The box to tick, where European law asks for one, is a part that loads with the form.
  if (widget.channel !== 'sms' || account.is_eu_affected) return undefined;
  const [form, ios] = [drawFor(withForm), drawFor(onIos)];
  if (!form || !ios) return undefined;
  const push = pushOf(form.view);
  if (!isSteady(form.view)) return undefined;
  return {
    form: { ...frameOf(form, ['i', { class: flagClass }]), flag: flagClass, push },
    ios: { ...frameOf(ios), push },
  };
}

/** Whether it looks the same at once as after a moment: nothing of it is measured or arranged by what the page then shows. */
function isSteady(view: View): boolean {
  // A bar that scrolls away is where it has been measured.
  if (view.layout === 'bar') return view.sticks;
  // A picture has its shape once it has loaded, and a video its player.
  if (!('card' in view) || view.card.media || ('background' in view && view.background?.media)) return false;
  // Columns can depend on the writing direction.
  return cardShape(view.card) === cardShape(view.card, true);
}

function pushOf(view: View): FormFrame['push'] {
  if (view.layout !== 'bar') return undefined;
  const { edge, pushesPage, sticks } = view;
  return { edge, pushesPage, sticks };
}

/** The markup of a dialog doesn't say that it is open. */
function openDialog(node: FrameNode): FrameNode {
  if (typeof node === 'string' || node[0] !== 'dialog') return node;
  const [tag, attributes, ...inside] = node;
  return [tag, { ...attributes, open: '' }, ...inside];
}

function draw(view: View | undefined): Drawn | undefined {
  if (!view || !(view.layout in parts.layouts)) return undefined;
  drainSheets();
  const markup = renderToString(<Drawing view={view} open parts={parts} send={() => {}} />);
  // Where frames are built, a sheet is its text.
  return { view, markup, sheets: drainSheets() };
}
