import type { FullConfig, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';
import { firstLine, writeReport } from './Report';

/** Writes a report of the browser tests. A test that was skipped although it should run is a failure. */
// biome-ignore lint/style/noDefaultExport: Playwright loads it by its file
export default class BrowserReporter implements Reporter {
  readonly #loose: string[] = [];
  #tests: TestCase[] = [];

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#tests = suite.allTests();
  }

  onError(error: TestError): void {
    this.#loose.push(`outside any test: ${firstLine(error)}`);
  }

  onEnd(): void {
    const passed = this.#tests.filter((test) => test.outcome() === 'expected').length;
    const failed = this.#tests.filter((test) => test.outcome() !== 'expected');
    const faults = [
      ...failed.map(
        (test) => `${test.titlePath().filter(Boolean).join(' › ')}: ${firstLine(test.results.at(-1)?.error)}`,
      ),
      ...this.#loose,
    ];
    writeReport('browser', passed, faults);
  }
}
