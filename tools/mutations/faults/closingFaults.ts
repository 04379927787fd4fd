import type { Fault } from '../Fault';

/** Faults in how accounts and people are deleted. */
export const closingFaults = [
  {
    id: 'server-106',
    file: 'packages/server/src/api/admit.ts',
    find: "if (caller.isClosed && (caller.kind === 'key' || !worksClosed))",
    replace: "if (caller.isClosed && caller.kind === 'key')",
    tests: ['packages/server/src/closing/routes/closingRoutes.test.ts'],
    breaks: 'Members go on working in a deleted account.',
  },
  {
    id: 'server-107',
    file: 'packages/server/src/accounts/loadAccount.ts',
    find: 'if (!account || account.isClosed) return undefined;',
    replace: 'if (!account) return undefined;',
    tests: ['packages/server/src/closing/routes/closingRoutes.test.ts'],
    breaks: 'A deleted account goes on collecting numbers.',
  },
  {
    id: 'server-108',
    file: 'packages/server/src/closing/store/eraseAccounts.ts',
    find: 'closed_at < now() - make_interval',
    replace: 'closed_at < now() + make_interval',
    tests: ['packages/server/src/closing/store/eraseAccounts.test.ts'],
    breaks: 'A deleted account is erased before its owners can restore it.',
  },
  {
    id: 'server-109',
    file: 'packages/server/src/accounts/store/deleteUser.ts',
    find: 'if (isOpen && owners.length === 1 && owners[0]?.userId === userId) alone.push(pageName);',
    replace: 'if (isOpen && owners.length === 0) alone.push(pageName);',
    tests: ['packages/server/src/accounts/routes/meRoutes.test.ts'],
    breaks: 'An account is left without anyone who can delete it.',
  },
  {
    id: 'server-338',
    file: 'packages/server/src/closing/routes/closingRoutes.ts',
    find: '() => tellOwners(call as ApiCall),',
    replace: 'async () => void tellOwners(call as ApiCall),',
    tests: ['packages/server/src/closing/routes/closingRoutes.test.ts'],
    breaks: 'A server that stops loses the email that tells owners of their deleted account.',
  },
] satisfies readonly Fault[];
