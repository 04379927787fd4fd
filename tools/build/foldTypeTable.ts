import { isDeepStrictEqual } from 'node:util';
import { type Plugin, runnerImport } from 'vite';

const table = /\/widget\/widgetTypes\.ts$/;
const readsTable = /^import \{[^}]*\} from '[^']*\/widgetTypes';$/m;

/**
 * Keeps the table of widget types out of browsers: a module that imports it is run now, and replaced with the values it exports, of which
 * a page loads those it uses. Decision 0022 says why.
 */
export function foldTypeTable(): Plugin {
  return {
    name: 'fold-type-table',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/ },
      async handler(code, id) {
        if (table.test(id)) throw new Error('Browsers would load the whole table of widget types.');
        if (!readsTable.test(code)) return undefined;
        const { module } = await runnerImport<object>(id, { configFile: false, logLevel: 'warn' });
        const lines = Object.entries(module).map(([name, value]) => fold(name, value, id));
        return { code: lines.join('\n'), map: null };
      },
    },
  };
}

function fold(name: string, value: unknown, id: string): string {
  const text = JSON.stringify(value) as string | undefined;
  if (text === undefined || !isDeepStrictEqual(JSON.parse(text), value))
    throw new Error(
      `${id} reads the table of widget types, so it can only export plain data. Move ${name} to a module of its own.`,
    );
  return `export const ${name} = ${text};`;
}
