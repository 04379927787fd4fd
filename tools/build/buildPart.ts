import { build, type Plugin, type Rolldown } from 'vite';
import { dropStyleFiles } from './dropStyleFiles';
import { fillTimes } from './fillTimes';
import { foldTypeTable } from './foldTypeTable';
import { gatherTexts } from './gatherTexts';
import { hintCompile } from './hintCompile';
import { mendDriver } from './mendDriver';
import { parallelImports } from './parallelImports';
import { plainImports } from './plainImports';
import { recordSheets } from './recordSheets';
import { shareHelper } from './shareHelper';
import { shortName } from './shortName';
import { simplifyFirst } from './simplifyFirst';
import { trimPreact } from './trimPreact';

/** What to build a script from, and how. */
export type Part = {
  name: string;
  input: string;
  outDir: string;
  format?: 'es' | 'iife';
  alias?: Record<string, string>;
  define?: Record<string, string>;
  forNode?: boolean;
  /** For pages whose size matters little: minified in a tenth of the time. */
  isQuick?: boolean;
  /** For visitors: compiled as a whole when it loads, which pays off if functions stay separate. */
  isHinted?: boolean;
  /** Which shared modules go together into one file; without it, each set of importers gets its own file. */
  groups?: Rolldown.CodeSplittingGroup[];
  /** Packages that are imported as they are, not bundled. */
  external?: RegExp;
  /** For Node, with every package bundled, and this module in place of the controls' style sheets. */
  recorder?: string;
};

/** The script itself, and every file that was written with it. */
export type Built = {
  entry: string;
  files: string[];
  /** For each module: the files that it needs, besides the script itself. */
  lateFiles: Record<string, string[]>;
};

/** Builds one script with what it loads later, and returns the names of the files. */
export async function buildPart({
  name,
  input,
  outDir,
  format = 'es',
  alias = {},
  define = {},
  forNode = false,
  isQuick = false,
  isHinted = false,
  groups,
  external,
  recorder,
}: Part): Promise<Built> {
  // The runtime lists 28 files; for each, 36 bits of its content are enough.
  const hashed = `assets/[name]-[hash${isHinted ? ':6' : ''}].js`;
  const fileNames = forNode ? '[name].js' : hashed;
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    resolve: { alias },
    define: { ...(forNode ? {} : { 'process.env.NODE_ENV': '"production"' }), ...define },
    css: { modules: { generateScopedName: shortName(process.cwd()) } },
    plugins: forNode
      ? [mendDriver(), fillTimes(), ...(recorder ? [recordSheets(recorder)] : [])]
      : browserPlugins(isHinted),
    ...(forNode ? { ssr: { noExternal: recorder ? true : [/^@beckon\//, 'postgres'] } } : {}),
    build: {
      ssr: forNode,
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: forNode ? 'node20' : 'es2022',
      // 4% smaller than with Vite's default, and the runtime's budget is tight.
      minify: forNode ? false : isQuick || process.env['QUICK_BUILD'] === '1' || 'terser',
      cssMinify: true,
      terserOptions: {
        ecma: 2020,
        // Vite's default works around bugs of Safari 10, which can't read this code anyway.
        safari10: false,
        // Functions that are called once stay functions: a large one is compiled again wherever it is inlined.
        compress: {
          ecma: 2020,
          passes: 3,
          unsafe_arrows: true,
          keep_fargs: false,
          ...(isHinted && { reduce_funcs: false, inline: 1 }),
        },
        format: { comments: false },
      },
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { [name]: input },
        ...(external ? { external } : {}),
        // Some packages mark parts for server components, which we don't have.
        checks: { moduleLevelDirective: false },
        preserveEntrySignatures: format === 'es' ? 'allow-extension' : false,
        output: {
          format,
          ...(groups && { codeSplitting: { groups, includeDependenciesRecursively: false } }),
          entryFileNames: fileNames,
          chunkFileNames: fileNames,
        },
      },
    },
  });
  const [{ output }] = [result].flat() as [Rolldown.RolldownOutput];
  const entry = output[0].fileName;
  const chunks = output.filter((file) => file.type === 'chunk');
  const importsOf = (file: string): string[] =>
    chunks.find(({ fileName }) => fileName === file)?.imports ?? [];
  const late = chunks.flatMap(({ moduleIds, fileName, imports }) => {
    const files = [...new Set([fileName, ...imports, ...imports.flatMap(importsOf)])];
    const own = files.filter((file) => file !== entry);
    return moduleIds.map((id) => [id, own] as const);
  });
  return { entry, files: output.map(({ fileName }) => fileName), lateFiles: Object.fromEntries(late) };
}

function browserPlugins(isHinted: boolean): Plugin[] {
  return [
    foldTypeTable(),
    trimPreact(),
    dropStyleFiles(),
    fillTimes(),
    plainImports(),
    shareHelper(),
    parallelImports(),
    ...(isHinted ? [simplifyFirst(), gatherTexts(), hintCompile()] : []),
  ];
}
