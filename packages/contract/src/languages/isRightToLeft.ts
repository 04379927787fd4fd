const scripts: ReadonlySet<string> = new Set(['ar', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** Whether the language of a tag such as `ar-EG` is written from right to left. [LAY-05] */
export function isRightToLeft(tag: string): boolean {
  return scripts.has(tag.slice(0, 2).toLowerCase());
}
