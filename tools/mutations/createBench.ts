import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { makeCopy } from './makeCopy';
import { type BrowserReport, parseBrowserReport } from './parseBrowserReport';
import { parseUnitReport, type UnitReport } from './parseUnitReport';
import { type Ended, runProcess } from './runProcess';

type UnitOrder = { files: readonly string[]; projects: readonly string[]; grep: string; testMs: number };
type SpecOrder = { specs: readonly string[]; project: string; grep: string; testMs: number };

/** A private copy of the working tree, and the ways to test it. */
export type Bench = {
  readonly dir: string;
  /** The Vitest project of each test file; files that no project runs are missing. */
  listProjects: (files: readonly string[]) => Promise<Map<string, string>>;
  runUnit: (order: UnitOrder, limitMs: number) => Promise<Ended & { report: UnitReport }>;
  /** Builds what these specs load. Everything else comes from `dist`, the build without any fault. */
  build: (specs: readonly string[], dist?: string) => Promise<Ended>;
  runSpecs: (order: SpecOrder, limitMs: number) => Promise<Ended & { report: BrowserReport }>;
};

const buildMs = 300_000;
const listMs = 120_000;

/** Makes a copy in a new folder. */
export function createBench(root: string, place: string): Bench {
  const dir = join(place, 'tree');
  const tmp = join(place, 'tmp');
  for (const folder of [dir, tmp]) mkdirSync(folder, { recursive: true });
  makeCopy(root, dir);

  const vitest = join(dir, 'node_modules/vitest/vitest.mjs');
  const playwright = createRequire(join(dir, 'package.json')).resolve('@playwright/test/cli');
  const output = join(place, 'report.json');
  // Both copies would use the same outside database, and the long tests are for `test:full`.
  const env = { TMPDIR: tmp, TEST_DATABASE_URL: '', TEST_SCOPE: '' };
  const start = async (words: readonly string[], limitMs: number, more = {}): Promise<[Ended, unknown]> => {
    rmSync(output, { force: true });
    const ended = await runProcess(words, { cwd: dir, env: { ...env, ...more }, limitMs });
    return [ended, existsSync(output) ? JSON.parse(readFileSync(output, 'utf8')) : undefined];
  };

  return {
    dir,
    async listProjects(files) {
      const words = [vitest, 'list', '--filesOnly', `--json=${output}`, ...files];
      const [{ output: said }, raw] = await start(words, listMs);
      if (!raw) throw new Error(`Vitest could not list its test files:\n${said}`);
      const found = raw as { file: string; projectName: string }[];
      return new Map(found.map(({ file, projectName }) => [relative(dir, file), projectName]));
    },
    async runUnit({ files, projects, grep, testMs }, limitMs) {
      const chosen = [
        ...files,
        ...projects.map((name) => `--project=${name}`),
        ...(grep ? ['-t', grep] : []),
      ];
      const limits = ['--bail=1', '--maxWorkers=1', `--testTimeout=${Math.round(testMs)}`];
      const report = ['--reporter=json', `--outputFile=${output}`];
      const [ended, raw] = await start([vitest, 'run', ...chosen, ...limits, ...report], limitMs);
      return { ...ended, report: parseUnitReport(raw) };
    },
    async build(specs, dist) {
      if (dist !== undefined) {
        rmSync(join(dir, 'dist'), { recursive: true, force: true });
        cpSync(dist, join(dir, 'dist'), { recursive: true });
      }
      const isGallery = dist !== undefined && specs.every((spec) => usesGallery(join(dir, spec)));
      const script = isGallery ? 'tools/mutations/buildGallery.ts' : 'tools/build.ts';
      const [ended] = await start(['--import', 'tsx', script], buildMs, { QUICK_BUILD: '1' });
      return ended;
    },
    async runSpecs({ specs, project, grep, testMs }, limitMs) {
      const limits = ['--workers=1', '--retries=0', '--max-failures=1', `--timeout=${Math.round(testMs)}`];
      const words = [playwright, 'test', ...specs, `--project=${project}`, '-g', grep, ...limits];
      const more = { PLAYWRIGHT_JSON_OUTPUT_NAME: output };
      const [ended, raw] = await start([...words, '--reporter=json'], limitMs, more);
      return { ...ended, report: parseBrowserReport(raw) };
    },
  };
}

/** Tests on a stage load the gallery of controls and nothing else that is built for browsers. */
function usesGallery(spec: string): boolean {
  return readFileSync(spec, 'utf8').includes('./support/stageTest');
}
