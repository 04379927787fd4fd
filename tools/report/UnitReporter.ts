import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { firstLine, writeReport } from './Report';

/** Writes a report of unit and server tests. A file or a group that couldn't run is a fault too, even if none of its tests failed. */
export class UnitReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], loose: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const passed = tests.filter((test) => test.result().state === 'passed').length;
    const faults = [
      ...modules.flatMap(listFaults),
      ...loose.map((error) => `outside any test: ${firstLine(error)}`),
    ];
    writeReport('unit', passed, faults);
  }
}

function listFaults(module: TestModule): string[] {
  const file = module.relativeModuleId;
  const suites = [...module.children.allSuites()];
  const tests = [...module.children.allTests()];
  return [
    ...module.errors().map((error) => `${file}: ${firstLine(error)}`),
    ...suites.flatMap((suite) =>
      suite.errors().map((error) => `${file} › ${suite.fullName}: ${firstLine(error)}`),
    ),
    ...tests.flatMap((test) => {
      const { state, errors } = test.result();
      return state === 'failed' ? [`${file} › ${test.fullName}: ${firstLine(errors?.[0])}`] : [];
    }),
  ];
}
