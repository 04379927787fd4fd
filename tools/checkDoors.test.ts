import { describe, expect, it } from 'vitest';
import { checkImport, checkRows, findCycles, listImports, parseRows } from './checkDoors';

describe('listImports', () => {
  it('reads imports, re-exports and late imports of the server, and no others', () => {
    const text = `import { a } from '../sms/index';
import type { B } from './B';
import 'fastify';
export { c } from './store/c';
import { outside } from '../../../../tools/outside';
const late = () => import('../mail/index');`;
    expect(listImports('optin/acceptPhone.ts', text).map(({ to }) => to)).toEqual([
      'sms/index',
      'optin/B',
      'optin/store/c',
      'mail/index',
    ]);
  });
});

describe('checkImport', () => {
  it.each([
    ['optin/acceptPhone.ts', 'sms/index'],
    ['optin/acceptPhone.ts', 'sms/pure/index'],
    ['optin/acceptPhone.ts', 'optin/store/saveOptIn'],
    ['optin/pure/decideOptIn.ts', 'formats/pure/index'],
    ['optin/acceptPhone.test.ts', 'testing/openTestApp'],
    ['optin/acceptPhone.test.ts', 'createApp'],
    ['createApp.ts', 'sms/index'],
  ])('%s may import %s', (from, to) => {
    expect(checkImport({ from, to })).toEqual([]);
  });
  it.each([
    ['optin/acceptPhone.ts', 'sms/store/insertPending', 'past its door'],
    ['createApp.ts', 'sms/routes/webhooksSms', 'past its door'],
    ['optin/acceptPhone.test.ts', 'sms/store/insertPending', 'past its door'],
    ['sms/queueTexts.ts', 'sms/index', 'its own door'],
    ['optin/pure/decideOptIn.ts', 'sms/index', 'is pure'],
    ['optin/shapes/OptInShape.ts', 'sms/index', 'is pure'],
    ['optin/acceptPhone.ts', 'testing/openTestApp', 'for tests'],
    ['optin/acceptPhone.ts', 'createApp', 'above it'],
  ])('%s may not import %s', (from, to, why) => {
    expect(checkImport({ from, to })).toEqual([expect.stringContaining(why)]);
  });
});

const imports = (...pairs: [string, string][]) =>
  pairs.map(([from, to]) => ({ from: `${from}/a.ts`, to: `${to}/index` }));

describe('findCycles', () => {
  it('finds subjects that import each other, directly or through others', () => {
    expect(findCycles(imports(['sms', 'optin'], ['optin', 'sms'], ['mail', 'sms']))).toEqual([
      'sms depends on itself',
      'optin depends on itself',
    ]);
    expect(findCycles(imports(['sms', 'mail'], ['mail', 'http'], ['http', 'sms']))).toHaveLength(3);
  });
  it('accepts imports that only go down, and those of tests', () => {
    expect(findCycles(imports(['optin', 'sms'], ['sms', 'http'], ['optin', 'http']))).toEqual([]);
    const back = { from: 'http/a.test.ts', to: 'optin/index' };
    expect(findCycles([...imports(['optin', 'http']), back])).toEqual([]);
  });
});

describe('checkRows', () => {
  const page = `# Architecture
\`\`\`
packages/server   the server
\`\`\`
## The server
From the top:
\`\`\`
 main · createApp     start
 sms · optin          texts · opt-ins
 http                 what all share
\`\`\``;
  const rows = parseRows(page);

  it('reads the diagram of the server', () => {
    expect(rows).toEqual([['main', 'createApp'], ['sms', 'optin'], ['http']]);
  });
  it('accepts imports of a lower row, and those of tests', () => {
    const inTest = { from: 'http/a.test.ts', to: 'sms/index' };
    expect(checkRows([...imports(['sms', 'http'], ['optin', 'http']), inTest], rows)).toEqual([]);
  });
  it('rejects imports of the same row and of a higher one, and subjects without a row', () => {
    expect(checkRows(imports(['sms', 'optin'], ['http', 'sms'], ['sms', 'mail']), rows)).toEqual([
      'mail is missing in the diagram in ARCHITECTURE.md',
      "sms imports optin, which isn't below it in ARCHITECTURE.md",
      "http imports sms, which isn't below it in ARCHITECTURE.md",
    ]);
  });
});
