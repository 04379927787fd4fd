import { type Account, type Frame, lists, type Widget } from '@beckon/contract';
import { tokensSheet } from '@beckon/controls/theme/tokensSheet';
import { renderToString } from 'react-dom/server';
import type { View } from '../core/view/View';
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
const parts: Parts = { layouts: { omnichat: Omnichat } };

/** Two visitors with nothing in common. */
const visitors = [
  { hostname: 'localhost', userAgent: 'Chrome/1', isMobile: false, isIos: false, language: 'en-US' },
  { hostname: 'localhost', userAgent: 'iPhone', isMobile: true, isIos: true, language: 'ar-EG' },
] as const;

/**
 * Draws a widget's first look, in English, if it is the same for every visitor: an account script contains it and shows it before the
 * runtime loads. [LOAD-21, OMNI-01]
 */
export function renderFrame(account: Account, widget: Widget): Frame | undefined {
  // Most accounts have far more widgets without a frame than with one.
  if (!(lists.layoutOf[widget.widget_type] in parts.layouts)) return undefined;
  const { language = 'en' } = widget.data.setup;
  if (language !== 'en' || account.own_english) return undefined;
  const [frame, other] = visitors.map((browser) => {
    const view = openFor(browser, account, widget);
    return view && view.layout in parts.layouts ? draw(view, widget.data.main.title) : undefined;
  });
  return frame && JSON.stringify(frame) === JSON.stringify(other) ? frame : undefined;
}

function draw(view: View, title: string): Frame {
  drainSheets();
  const markup = renderToString(<Drawing view={view} open parts={parts} send={() => {}} />);
  // Where frames are built, a sheet is its text.
  const css = [tokensSheet, ...drainSheets(), schemeText(themeOf(view).scheme), themeText(view)].join('');
  const tree = parseTree(markup);
  return { title, css: trimTokens(trimRules(css, tree)), tree };
}
