import { describe, expect, it } from 'vitest';
import type { Api } from '../../../data/Api';
import { describeEntry } from './describeEntry';
import { groupEntries } from './groupEntries';

const uuid = '01a1e0f0-a2d3-7000-8aea-4c26e2006dae';
const known = {
  widgets: [{ widgetId: 7, name: 'Spring offer' }],
  hasAllWidgets: true,
  members: [{ userId: uuid, email: 'ada@example.com' }],
  providers: [{ name: 'twilio', label: 'Twilio' }],
};
const settings = {
  fields: ['isEuAffected', 'whitelist', 'smsProvider', 'messengerProvider', 'termsUrl'],
  before: {
    isEuAffected: false,
    whitelist: ['a.example'],
    smsProvider: 'none',
    messengerProvider: 'none',
    termsUrl: null,
  },
  after: {
    isEuAffected: true,
    whitelist: ['a.example', 'b.example'],
    smsProvider: 'twilio',
    messengerProvider: 'sandbox',
    termsUrl: 'https://a.example',
  },
};

describe('describeEntry', () => {
  it.each([
    ['widget.published', '7', { version: 3 }, 'Published a widget · Spring offer · Version 3'],
    ['widget.activated', '7', { before: 'paused', after: 'active' }, 'Resumed a widget · Spring offer'],
    ['widget.deleted', '8', { name: 'Old bar' }, 'Deleted a widget · Old bar'],
    ['widget.discarded', '8', {}, 'Discarded a draft · (deleted widget)'],
    ['widget.changed', '7', { fields: ['name'] }, 'Renamed a widget · Spring offer'],
    ['widget.changed', '7', { fields: ['channel', 'smsKeyword', 'data'] }, 'Edited a widget · Spring offer'],
    ['widget.made', '7', { type: 'modal', copyOf: 8 }, 'Copied a widget · Spring offer'],
    ['widget.addressed', '7', { slug: 'spring' }, 'Set a landing page address · Spring offer · /l/spring'],
    ['member.invited', uuid, { role: 'editor' }, 'Invited a member · ada@example.com · Editor'],
    [
      'member.changed',
      uuid,
      { before: 'viewer', after: 'owner' },
      'Changed a role · ada@example.com · Viewer → Owner',
    ],
    ['member.removed', '01a1e0f0-0000-7000-8aea-4c26e2006dae', {}, 'Removed a member'],
    ['session.ended', uuid, {}, 'Signed out other sessions'],
    ['session.ended', '', { count: 3 }, 'Signed out other sessions · 3 sessions'],
    ['provider.connected', 'twilio', {}, 'Connected a provider · Twilio'],
    ['message.tested', 'sms', {}, 'Sent a test message · Text message'],
    ['message.tested', 'fb', {}, 'Sent a test message · Messenger'],
    [
      'key.made',
      uuid,
      { name: 'Zapier', role: 'viewer', scopes: ['widgets:read', 'figures:read'] },
      'Created an API key · Zapier · View widgets and results',
    ],
    ['webhook.made', uuid, { host: 'crm.example' }, 'Added a webhook · crm.example'],
    ['webhook.changed', uuid, { fields: ['isActive'], after: { isActive: false } }, 'Changed a webhook'],
    ['webhook.removed', uuid, { host: 'crm.example' }, 'Deleted a webhook · crm.example'],
    ['delivery.resent', uuid, { host: 'crm.example' }, 'Resent a webhook · crm.example'],
    ['something.new_here', 'x', { raw_field: 1 }, 'Made a change'],
  ])('OWN-01 describes %s of %s with %j', (action, target, details, words) => {
    const { actionText, to, note } = describeEntry({ action, target, details }, known);
    expect([actionText, to, note].filter(Boolean).join(' · ')).toBe(words);
  });

  it('OWN-01 does not call a widget deleted that has not loaded yet', () => {
    const entry = { action: 'widget.discarded', target: '8', details: {} };
    expect(describeEntry(entry, { ...known, hasAllWidgets: false }).to).toBe('');
  });

  it('OWN-01 OWN-02 shows changed settings by their labels, with the old and new values', () => {
    expect(
      describeEntry({ action: 'settings.changed', target: '', details: settings }, known).note.split(' · '),
    ).toEqual([
      'Text messages: Provider: None → Twilio',
      'Messenger: Provider: None → Sandbox',
      'Websites: a.example → a.example, b.example',
      'Terms URL: empty → https://a.example',
      'European law applies: off → on',
    ]);
  });
});

describe('groupEntries', () => {
  const entry = (given: Partial<Api['audit']>) =>
    ({
      action: 'widget.changed',
      target: '7',
      actorId: uuid,
      createdAt: '2026-11-15T12:00:00Z',
      details: { fields: ['data'] },
      ...given,
    }) as Api['audit'];
  it('OWN-01 groups the saves of one piece of work into one line, and nothing else', () => {
    const told = groupEntries([
      entry({}),
      entry({}),
      entry({ actorId: 'other' }),
      entry({ target: '8' }),
      entry({ action: 'widget.published' }),
      entry({ action: 'widget.published' }),
      entry({ createdAt: '2026-11-10T12:00:00Z' }),
    ]);
    expect(told.map(({ times }) => times)).toEqual([2, 1, 1, 1, 1, 1]);
  });
  it('OWN-01 keeps a rename separate from the saves of the draft', () => {
    const rename = entry({ details: { fields: ['name'] } });
    const told = groupEntries([rename, entry({}), entry({}), rename, rename]);
    expect(told.map(({ times }) => times)).toEqual([1, 2, 2]);
  });
});
