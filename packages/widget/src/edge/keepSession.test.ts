import { createStorage } from '@beckon/platform';
import { describe, expect, it } from 'vitest';
import { keepSession, readSession } from './keepSession';

function store(text?: string) {
  const data = new Map<string, string>(text === undefined ? [] : [['widget-session', text]]);
  const shelf = {
    getItem: (key: string) => data.get(key) ?? null,
    setItem: (key: string, value: string) => void data.set(key, value),
    removeItem: (key: string) => void data.delete(key),
  };
  return {
    data,
    store: createStorage(
      () => shelf,
      () => {},
    ),
  };
}

describe('the widget session', () => {
  it('REF-01 REF-08 ids are made once and kept', () => {
    const { store: one, data } = store();
    const first = readSession(one);
    expect([first.userId, first.sessionId]).toEqual([
      expect.stringMatching(/^[0-9a-f]{32}$/),
      expect.stringMatching(/^[0-9a-f]{32}$/),
    ]);
    expect(readSession(one)).toEqual(first);
    expect(JSON.parse(data.get('widget-session') ?? '')).toEqual(first);
  });
  it('STOR-04 OPEN-08 what was shown and closed is there again', () => {
    const { store: one } = store();
    const session = { ...readSession(one), widgets: { '5': { lastImpression: 7, manualClose: true } } };
    keepSession(one, session);
    expect(readSession(one)).toEqual(session);
  });
  it.each([
    '{',
    '[]',
    'null',
    '{"userId":7,"sessionId":"<script>","widgets":[1]}',
    '{"widgets":{"5":{"lastImpression":"soon"}}}',
    `{"sessionId":"${'x'.repeat(5000)}"}`,
  ])('STOR-01 a stored text like %s gives a fresh, usable session', (text) => {
    const session = readSession(store(text).store);
    expect(session.sessionId).toMatch(/^[0-9a-f]{32}$/);
    for (const memory of Object.values(session.widgets)) expect(memory.lastImpression).toBeUndefined();
  });
});
