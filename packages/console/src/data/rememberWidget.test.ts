import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { Api } from './Api';
import { rememberWidget } from './rememberWidget';
import { widgetKey, widgetsKey } from './useWidgets';

it('OWN-06 OWN-09 updates the saved widget in the list and nothing else', () => {
  const client = new QueryClient();
  const entry = (widgetId: number, revision: number) => ({ widgetId, revision, hasDraft: false });
  client.setQueryData(widgetsKey, [entry(5, 1), entry(6, 1)]);
  const widget = {
    ...entry(5, 2),
    hasDraft: true,
    smsKeyword: '',
    data: {},
    warnings: [],
  } as unknown as Api['widget'];
  rememberWidget(client, widget);
  expect(client.getQueryData(widgetKey(5))).toBe(widget);
  expect(client.getQueryData(widgetsKey)).toEqual([{ ...entry(5, 2), hasDraft: true }, entry(6, 1)]);
  const empty = new QueryClient();
  rememberWidget(empty, widget);
  expect(empty.getQueryData(widgetsKey)).toBeUndefined();
});
