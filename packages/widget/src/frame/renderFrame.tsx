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
import { tokensSheet } from '@beckon/controls/theme/tokensSheet';
import { renderToString } from 'react-dom/server';
import type { Browser } from '../core/State';
import type { View } from '../core/view/View';
import { SmsForm } from '../ui/forms/SmsForm';
import { SmsLink } from '../ui/forms/SmsLink';
import { Bar } from '../ui/layouts/Bar';
import { Omnichat } from '../ui/layouts/Omnichat';
import type { Parts } from '../ui/loadParts';
import { schemeText } from '../ui/schemeText';
import { themeOf } from '../ui/themeOf';
import { themeText } from '../ui/themeText';
import { Widget as Drawing } from '../ui/Widget';
import { drainSheets } from './drainSheets';
import { openFor } from './openFor';
import { parseTree } from './parseTree';
import { trimRules } from './trimRules';
import { trimTokens } from './trimTokens';

/** What can be drawn before the runtime loads; decision 0018 explains why nothing else is. */
const parts: Parts = {
  layouts: { omnichat: Omnichat, bar: Bar },
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
    const [drawn, other] = visitors.map((browser) => draw(openFor(browser, account, widget)));
    return drawn && drawn.markup === other?.markup ? drawn : undefined;
  };
  const frameOf = ({ view, markup, sheets }: Drawn, ...more: FrameNode[]): Frame => {
    const css = [tokensSheet, ...sheets, schemeText(themeOf(view).scheme), themeText(view)].join('');
    const tree = parseTree(markup);
    return { title: widget.data.main.title, css: trimTokens(trimRules(css, [...tree, ...more])), tree };
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
  // Where a bar is that scrolls away must be measured.
  if (push?.sticks === false) return undefined;
  return {
    form: { ...frameOf(form, ['i', { class: flagClass }]), flag: flagClass, push },
    ios: { ...frameOf(ios), push },
  };
}

function pushOf(view: View): FormFrame['push'] {
  if (view.layout !== 'bar') return undefined;
  const { edge, pushesPage, sticks } = view;
  return { edge, pushesPage, sticks };
}

function draw(view: View | undefined): Drawn | undefined {
  if (!view || !(view.layout in parts.layouts)) return undefined;
  drainSheets();
  const markup = renderToString(<Drawing view={view} open parts={parts} send={() => {}} />);
  // Where frames are built, a sheet is its text.
  return { view, markup, sheets: drainSheets() };
}
