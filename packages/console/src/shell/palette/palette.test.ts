import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { listCommands } from './listCommands';
import { rankCommands } from './rankCommands';

const account = { accountId: 1, pageName: 'Corner Shop' };
const other = { accountId: 2, pageName: 'Night Garden' };
const widget = (widgetId: number, name: string) => ({
  widgetId,
  name,
  type: 'modal' as const,
  status: 'active' as const,
  hasDraft: false,
});
const widgets = [widget(7, 'Spring offer'), widget(8, 'Résumé'), widget(9, 'Settle in')];

function open(role: 'owner' | 'editor' | 'viewer' = 'owner') {
  const handlers = {
    go: vi.fn(),
    paint: vi.fn(),
    showKeys: vi.fn(),
    openSandbox: vi.fn(),
    change: vi.fn(),
    leave: vi.fn(),
  };
  const session = { account, accounts: [account, other], role } as never;
  return { handlers, commands: listCommands({ session, widgets, hasSandbox: true }, handlers) };
}

const ask = (query: string, recent: readonly string[] = []) =>
  rankCommands(open().commands, { query, recent, here: '/widgets' }).map(({ label }) => label);

describe('listCommands', () => {
  it('OWN-23 lists every screen, widget and action once, and each does what it says', () => {
    const { handlers, commands } = open();
    expect(new Set(commands.map(({ id }) => id)).size).toBe(commands.length);
    for (const { run } of commands) run();
    expect(handlers.go.mock.calls.flat()).toEqual(
      expect.arrayContaining(['/widgets', '/settings/log', '/new', '/settings/team#invite', '/widgets/8']),
    );
    expect(handlers.paint.mock.calls.flat()).toEqual(['light', 'dark', 'auto']);
    for (const handler of [handlers.showKeys, handlers.openSandbox, handlers.leave])
      expect(handler).toHaveBeenCalledOnce();
    expect(handlers.change.mock.calls).toEqual([[2]]);
  });

  it.each([
    ['owner', ['New widget', 'Invite member', 'Export subscribers', 'Add website']],
    ['editor', ['New widget', 'Export subscribers']],
    ['viewer', []],
  ] as const)('OWN-01 OWN-23 offers an account’s %s what their role allows', (role, wanted) => {
    const guarded = ['New widget', 'Invite member', 'Export subscribers', 'Add website'];
    const labels = open(role).commands.map(({ label }) => label);
    expect(guarded.filter((one) => labels.includes(one))).toEqual(wanted);
  });
});

describe('rankCommands', () => {
  it('OWN-23 puts recently used commands on top, without the current screen', () => {
    const ids = ['/widgets', 'keys', '/results', 'gone'];
    const [first, second, ...rest] = rankCommands(open().commands, {
      query: '',
      recent: ids,
      here: '/widgets',
    });
    expect([first?.label, second?.label]).toEqual(['Keyboard shortcuts', 'Results']);
    expect([first?.group, second?.group, rest[0]?.group]).toEqual(['recent', 'recent', 'goTo']);
    expect(rest.map(({ id }) => id)).not.toContain('keys');
  });

  it.each([
    ['spring', ['Spring offer']],
    ['resume', ['Résumé']],
    ['offer spring', ['Spring offer']],
    ['csv', ['Export subscribers', 'Export results']],
    ['log out', ['Sign out']],
    ['nothing like it', []],
  ])('OWN-23 "%s" finds %s', (query, labels) => expect(ask(query)).toEqual(labels));

  it('OWN-23 ranks names that begin with the query above names that contain it, and recently used ones above both', () => {
    expect(ask('sett')).toEqual(expect.arrayContaining(['Settings', 'Settle in']));
    expect(ask('sett')[0]).toBe('Settings');
    expect(ask('sett', ['/widgets/9'])[0]).toBe('Settle in');
  });

  it('OWN-23 keeps each group together for any query', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 4 }), (query) => {
        const groups = rankCommands(open().commands, { query, recent: ['keys'], here: '/' }).map(
          ({ group }) => group,
        );
        const runs = groups.filter((group, at) => group !== groups[at - 1]);
        expect(new Set(runs).size).toBe(runs.length);
      }),
    );
  });
});
