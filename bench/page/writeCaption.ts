type Run = {
  plain: number;
  slow: number;
  busyShare: number;
  hasCpuTime: boolean;
  version: string;
  cores: number;
  date: Date;
};

/** With other work above this share, wall times shouldn't be quoted. */
const quietShare = 0.1;

/** When, where and how often it was measured, and what limits the figures. */
export function writeCaption({ plain, slow, busyShare, hasCpuTime, version, cores, date }: Run): string[] {
  const format = { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  const day = date.toLocaleDateString('en-US', format);
  const percent = (busyShare * 100).toFixed(0);
  return [
    `Measured on ${day} with Chromium ${version} on ${cores} cores: ${plain} first and repeat visits to each page, ${slow} slow ones.`,
    ...(busyShare > quietShare
      ? [
          '',
          `The machine was busy: other work took ${percent}% of its cores, so the times are upper bounds, and what a page requests before its widget is visible may differ too.`,
        ]
      : []),
    ...(hasCpuTime ? [] : ['', 'This browser does not report CPU time: the script times are wall times.']),
  ];
}
