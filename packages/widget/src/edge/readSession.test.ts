import { createStorage } from '@beckon/platform';
import { describe, expect, it } from 'vitest';
import { readMemories, readSession } from './readSession';

function store(text?: string) {
  const data = new Map<string, string>(text === undefined ? [] : [['widget-session', text]]);
  const shelf = {
    getItem: (key: string) => data.get(key) ?? null,
    setItem: (key: string, value: string) => void data.set(key, value),
    removeItem: (key: string) => void data.delete(key),
  };
  const opened = createStorage(
    () => shelf,
    () => {},
  );
  return { data, store: opened };
}

describe('the widget session', () => {
  it("A-74 the pixel's id is the session id, whatever was stored before", () => {
    const { store: one } = store(undefined);
    readSession(one, undefined);
    expect(readSession(one, 'pixel-session-id').sessionId).toBe('pixel-session-id');
    expect(readSession(one, undefined).sessionId).toBe('pixel-session-id');
  });
  it('REF-01 REF-08 ids are created once and kept', () => {
    const { store: one, data } = store();
    const first = readSession(one, undefined);
    expect([first.userId, first.sessionId]).toEqual([
      expect.stringMatching(/^[0-9a-f]{32}$/),
      expect.stringMatching(/^[0-9a-f]{32}$/),
    ]);
    expect(readSession(one, undefined)).toEqual(first);
    expect(JSON.parse(data.get('widget-session') ?? '')).toEqual(first);
  });
  it('STOR-04 OPEN-08 remembers what was shown and closed', () => {
    const { store: one } = store();
    const session = {
      ...readSession(one, undefined),
      widgets: { '5': { lastImpression: 7, manualClose: true } },
    };
    one.write('widget-session', session);
    expect(readSession(one, undefined)).toEqual(session);
    expect(readMemories(one)).toEqual(session.widgets);
  });
  it.each([
    '{',
    '[]',
    'null',
    '{"userId":7,"sessionId":"<script>","widgets":[1]}',
    '{"widgets":{"5":{"lastImpression":"soon"}}}',
    '{"widgets":{"5":null,"6":"x"}}',
    `{"sessionId":"${'x'.repeat(5000)}"}`,
  ])('STOR-01 a stored text like %s gives a fresh, usable session', (text) => {
    const session = readSession(store(text).store, undefined);
    expect(session.sessionId).toMatch(/^[0-9a-f]{32}$/);
    for (const memory of Object.values(session.widgets)) expect(memory.lastImpression).toBeUndefined();
  });
  it('STOR-01 without stored data there is no memory', () => {
    expect(readMemories(store().store)).toEqual({});
  });
});
