import { clampReportedTime } from '../formats/pure/index';

/** The time that a provider gives, never far from ours; undefined if it can't be read. */
export function parseWrittenTime(text: string, nowMs: number): Date | undefined {
  const ms = Date.parse(text);
  return Number.isNaN(ms) ? undefined : new Date(clampReportedTime(ms, nowMs));
}
