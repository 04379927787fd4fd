import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Each takes longer than everything that could run next to it at the end, and a fresh clone knows no durations. */
const longest = /(?:main\.faults|main|ledger|matrixAllowed|DateRange|findDue)\.test\.tsx?$/;

/** Vitest's order, with the longest files of each project in front, so that no worker ends up with one at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      const isLong = ({ moduleId }: TestSpecification): boolean => longest.test(moduleId);
      return [...own.filter(isLong), ...own.filter((file) => !isLong(file))];
    });
  }
}
