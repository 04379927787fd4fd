import { expect, test } from './support/test';

/** A part of a control, and its measurements: of every match, in document order. */
interface Measured {
  readonly rules: string;
  readonly control: string;
  readonly state: string;
  readonly css: string;
  /** What to press first, if the part isn't there before. */
  readonly opener?: string;
  readonly side: 'width' | 'height';
  readonly px: readonly number[];
}

const textareaLinePx = 24;
const textareaPaddingPx = 16;
const rows = (count: number): number => count * textareaLinePx + textareaPaddingPx;

const table: readonly Measured[] = [
  {
    rules: 'C-BTN-01 CONST-09',
    control: 'ButtonIcon',
    state: 'sizes',
    css: 'svg',
    side: 'width',
    px: [16, 20, 24],
  },
  { rules: 'C-BTN-06 CONST-09', control: 'Spinner', state: 'usual', css: 'svg', side: 'width', px: [40] },
  {
    rules: 'C-CAL-08 CONST-08',
    control: 'Calendar',
    state: 'chosen',
    css: '[role=grid]',
    side: 'height',
    px: [308],
  },
  {
    rules: 'C-TXT-02 CONST-09',
    control: 'HintTip',
    state: 'closed',
    opener: 'button',
    css: '[popover]',
    side: 'width',
    px: [200],
  },
  {
    rules: 'C-PHONE-07 CONST-08',
    control: 'PhoneInput',
    state: 'empty',
    opener: 'button',
    css: '[role=listbox]',
    side: 'height',
    px: [300],
  },
  { rules: 'CONST-08', control: 'Modal', state: 'open', css: 'dialog', side: 'width', px: [640] },
  {
    rules: 'C-CONF-03 CONST-09',
    control: 'Confirm',
    state: 'question',
    css: 'dialog',
    side: 'width',
    px: [525],
  },
  {
    rules: 'C-LIST-05 CONST-09',
    control: 'SelectList',
    state: 'many-options',
    css: '[role=listbox]',
    side: 'height',
    px: [275],
  },
  {
    rules: 'C-AREA-01 CONST-09',
    control: 'Textarea',
    state: 'empty',
    css: 'textarea',
    side: 'height',
    px: [rows(3)],
  },
  {
    rules: 'C-AREA-01',
    control: 'Textarea',
    state: 'seven-lines',
    css: 'textarea',
    side: 'height',
    px: [rows(7)],
  },
  {
    rules: 'C-AREA-01 CONST-09',
    control: 'Textarea',
    state: 'more-than-fit',
    css: 'textarea',
    side: 'height',
    px: [rows(12)],
  },
  {
    rules: 'C-TIME-04 CONST-09',
    control: 'TimePicker',
    state: 'filled',
    opener: 'button',
    css: '[role=option][aria-selected=true]',
    side: 'height',
    px: [28, 28],
  },
  {
    rules: 'C-SCR-01 CONST-09',
    control: 'ScrollArea',
    state: 'very-long',
    css: '[role=region] + [aria-hidden] > *',
    side: 'height',
    px: [30],
  },
];

/** Runs in the page: the layout size of the visible matches, whatever is moving them. */
const measure = ({ css, side }: Pick<Measured, 'css' | 'side'>): number[] =>
  [...(window.galleryRoot?.querySelectorAll<HTMLElement | SVGElement>(css) ?? [])]
    .map((one) => Math.round(Number.parseFloat(getComputedStyle(one)[side])))
    .filter((sizePx) => sizePx > 0);

for (const { rules, control, state, opener, css, side, px } of table)
  test(`${rules} ${control}, ${state}: the ${side} is ${px.join(', ')} px`, async ({ stage }) => {
    await stage.show({ control, state, root: 'closed' });
    if (opener) await stage.click(opener);
    await expect.poll(() => stage.visitor.evaluate(measure, { css, side })).toEqual(px);
  });

/** Runs in the page: where the open picker and its lower part end, and how many days of the month can be pressed. */
const readPicker = () => {
  const root = window.galleryRoot as ShadowRoot;
  const picker = root.querySelector('[role=dialog]');
  const box = picker?.getBoundingClientRect();
  const foot = [...(picker?.querySelectorAll('button') ?? [])].at(-1)?.parentElement;
  const isReached = (day: Element): boolean => {
    const { left, top, width, height } = day.getBoundingClientRect();
    const hit = root.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && day.contains(hit);
  };
  return {
    isStill: picker?.getAnimations().every(({ playState }) => playState === 'finished'),
    widthPx: box?.width,
    endsPx: Math.round(box?.bottom ?? 0),
    // Only its border may come after the buttons.
    underFootPx: Math.round((box?.bottom ?? 0) - (foot?.getBoundingClientRect().bottom ?? 0)),
    days: [...root.querySelectorAll('[data-day^="2026-11"]')].filter(isReached).length,
  };
};

test('C-POP-01 C-RANGE-03 DateRange on a phone: the whole month is reachable, and nothing shows under the buttons', async ({
  stage,
}) => {
  const [widthPx, heightPx] = [390, 664];
  await stage.visitor.viewport(widthPx, heightPx);
  try {
    await stage.show({ control: 'DateRange', state: 'preset', root: 'closed' });
    await stage.click('button');
    await expect
      .poll(() => stage.visitor.evaluate(readPicker))
      .toEqual({ isStill: true, widthPx, endsPx: heightPx, underFootPx: 1, days: 30 });
  } finally {
    await stage.visitor.viewport(1280, 800);
  }
});
