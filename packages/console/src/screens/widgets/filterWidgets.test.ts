import { describe, expect, it } from 'vitest';
import type { Api } from '../../data/Api';
import { filterWidgets } from './filterWidgets';

const entry = (widgetId: number, given: Partial<Api['entry']>): Api['entry'] => ({
  widgetId,
  type: 'modal',
  name: '',
  channel: 'sms',
  status: 'active',
  version: 1,
  revision: 1,
  hasDraft: false,
  createdAt: '',
  updatedAt: '',
  publishedAt: null,
  deletedAt: null,
  ...given,
});
const widgets = [
  entry(1, { name: 'Welcome offer' }),
  entry(2, { name: 'Café news', type: 'bar', status: 'paused' }),
  entry(3, { name: 'Help', type: 'omnichat', channel: 'omni', status: 'draft' }),
];
const none = { search: '', status: '', type: '' };

describe('filterWidgets', () => {
  it.each([
    [none, [1, 2, 3]],
    [{ ...none, search: 'welcome' }, [1]],
    [{ ...none, search: 'cafe BAR' }, [2]],
    [{ ...none, search: 'chat bubble' }, [3]],
    [{ ...none, search: 'text message' }, [1, 2]],
    [{ ...none, search: '  ' }, [1, 2, 3]],
    [{ ...none, status: 'paused' }, [2]],
    [{ ...none, type: 'omnichat' }, [3]],
    [{ search: 'news', status: 'active', type: '' }, []],
  ])('OWN-06 %j leaves %j', (filter, ids) => {
    expect(filterWidgets(widgets, filter).map(({ widgetId }) => widgetId)).toEqual(ids);
  });
});
