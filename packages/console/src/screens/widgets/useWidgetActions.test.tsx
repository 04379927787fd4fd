import { mount } from '@beckon/controls/testing/mount';
import { untilDrawn } from '@beckon/controls/testing/untilDrawn';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode, useMemo, useRef, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Api } from '../../data/Api';
import { useWidgets } from '../../data/useWidgets';
import { Toasts } from '../../shell/Toasts';
import { useCopies } from './useCopies';
import { useWidgetActions } from './useWidgetActions';

const widgets = [1, 2, 3].map((widgetId) => ({ widgetId, name: `Widget ${widgetId}`, status: 'paused' }));
const message = '“FERN” is also used by “Bar”. Only one widget gets the opt-in. Change one.';
let answers: Record<string, () => object>;
let list: object[];
let page: ReturnType<typeof mount>;
const scrolled: (string | undefined)[] = [];
const asked: string[] = [];

const nothing: Api['entry'][] = [];
function List(): ReactNode {
  const rows = useRef<HTMLUListElement>(null);
  const { data = nothing } = useWidgets();
  const [isFiltered, setFiltered] = useState(false);
  const found = useMemo(() => data.filter(({ widgetId }) => !isFiltered || widgetId < 4), [data, isFiltered]);
  const { placed, newest, add } = useCopies(found, rows);
  const doTo = useWidgetActions(add);
  return (
    <>
      <button type="button" id="filter" onClick={() => setFiltered(!isFiltered)} />
      <ul ref={rows}>
        {placed.map((entry: Api['entry']) => (
          <li
            key={entry.widgetId}
            data-widget={entry.widgetId}
            data-new={entry.widgetId === newest || undefined}
          >
            <button type="button" data-act="duplicate" onClick={() => doTo(entry, 'duplicate')} />
            <button type="button" data-act="activate" onClick={() => doTo(entry, 'activate')} />
          </li>
        ))}
      </ul>
    </>
  );
}
const ids = () => [...page.root.querySelectorAll<HTMLElement>('li')].map(({ dataset }) => dataset['widget']);
const press = (widgetId: number, name: string) =>
  act(async () => page.find(`[data-widget="${widgetId}"] [data-act=${name}]`).click());

beforeEach(async () => {
  list = widgets;
  answers = {};
  scrolled.length = 0;
  asked.length = 0;
  vi.stubGlobal('fetch', async (address: string, { method }: { method: string }) => {
    const call = `${method} ${address.replace(/.*\/widgets\/?/, '')}`;
    asked.push(call);
    return Response.json(answers[call]?.() ?? { widgets: list });
  });
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element) {
    scrolled.push((this as HTMLElement).dataset['widget']);
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  page = mount(
    <QueryClientProvider client={client}>
      <List />
      <Toasts />
    </QueryClientProvider>,
    'document',
  );
  await untilDrawn(() => expect(ids()).toEqual(['1', '2', '3']));
});
afterEach(() => {
  for (const button of page.root.querySelectorAll<HTMLElement>('[aria-label="Dismiss"]'))
    act(() => button.click());
  page.unmount();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('OWN-06 a copy appears below its source, is highlighted, and is scrolled to', async () => {
  answers['POST 1/duplicate'] = () => {
    list = [...widgets, { widgetId: 4, name: 'Widget 1 copy', status: 'draft' }];
    return { widgetId: 4, warnings: [] };
  };
  await press(1, 'duplicate');
  await untilDrawn(() => expect(ids()).toEqual(['1', '4', '2', '3']));
  expect(page.find('[data-new]').dataset['widget']).toBe('4');
  expect(scrolled).toEqual(['4']);
  expect(page.find('[role=status]').textContent).toContain('Copied “Widget 1” as a draftEdit copy');
});

it('OWN-06 a copy that a filter hides and shows again is not scrolled to again', async () => {
  const copy = { widgetId: 4, name: 'Widget 1 copy', status: 'draft' };
  answers['POST 1/duplicate'] = () => {
    list = [...widgets, copy];
    return { widgetId: 4, warnings: [] };
  };
  await press(1, 'duplicate');
  await untilDrawn(() => expect(scrolled).toEqual(['4']));
  await act(async () => page.find('#filter').click());
  await untilDrawn(() => expect(ids()).toEqual(['1', '2', '3']));
  await act(async () => page.find('#filter').click());
  await untilDrawn(() => expect(ids()).toEqual(['1', '4', '2', '3']));
  expect(scrolled).toEqual(['4']);
});

it('OWN-10 SMS-10 resuming a widget warns that another live one has its keyword', async () => {
  const widget = { widgetId: 2, type: 'modal', channel: 'sms' };
  answers['POST 2/activate'] = () => ({ ...widget, warnings: [{ path: 'smsKeyword', message }] });
  await press(2, 'activate');
  const words = () => page.find('[role=status]').textContent;
  await untilDrawn(() => expect(words()).toContain(`“Widget 2” is live. ${message}`));
});

it('OWN-06 a widget that shares no keyword goes live without a message', async () => {
  const path = 'data.main.unheard';
  answers['POST 3/activate'] = () => ({ type: 'modal', channel: 'sms', warnings: [{ path, message }] });
  await press(3, 'activate');
  await untilDrawn(() => expect(asked.slice(asked.indexOf('POST 3/activate'))).toContain('GET '));
  expect(page.find('[role=status]').textContent).toBe('');
});
