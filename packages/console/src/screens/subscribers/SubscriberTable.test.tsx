import { mount } from '@beckon/controls/testing/mount';
import { expect, it } from 'vitest';
import type { Api } from '../../data/Api';
import { SubscriberTable } from './SubscriberTable';

const subscriber = {
  subscriberId: 'a',
  phone: '+12025550100',
  messengerId: null,
  channel: 'sms',
  stoppedAt: null,
  sourceWidgetId: 7,
  sourceWidgetName: 'Spring',
  pageAddress: null,
  payload: '',
  createdAt: '2026-11-15T12:00:00.000Z',
} as unknown as Api['subscriber'];

it('OWN-12 OWN-23 gives every part of the table its role, for layouts that turn rows into blocks', () => {
  const { root, unmount } = mount(<SubscriberTable subscribers={[subscriber]} />, 'document');
  const roles = [...root.querySelectorAll('table, table :is(thead, tbody, tr, th, td)')].map(
    (part) => `${part.localName} ${part.getAttribute('role')}`,
  );
  expect([...new Set(roles)]).toEqual([
    'table table',
    'thead rowgroup',
    'tr row',
    'th columnheader',
    'tbody rowgroup',
    'td cell',
  ]);
  unmount();
});

it.each([
  ['spring', 'Payload: spring'],
  ['', undefined],
])('OWN-12 labels the payload "%s" as %s', (payload, words) => {
  const { root, unmount } = mount(<SubscriberTable subscribers={[{ ...subscriber, payload }]} />, 'document');
  expect(root.querySelector('tbody td:first-child > span')?.textContent).toBe(words);
  unmount();
});

it.each([
  [{ phone: '+12025550100' }, '+12025550100'],
  [{ phone: null, messengerId: '77', channel: 'fb' }, 'Messenger 77'],
  [{ phone: null, channel: 'sms', stoppedAt: '2020-11-15T12:00:00.000Z' }, 'Number deleted after opt-out'],
  [{ phone: null, channel: 'fb' }, 'Unknown'],
])('OWN-12 names %o "%s"', (some, name) => {
  const { root, unmount } = mount(<SubscriberTable subscribers={[{ ...subscriber, ...some }]} />, 'document');
  expect(root.querySelector('[data-row-link]')?.textContent).toBe(name);
  unmount();
});
