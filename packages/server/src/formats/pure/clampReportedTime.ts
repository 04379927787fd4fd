import { msPerDay } from './msPerDay';

/**
 * When something was said, according to the platform. A future time is a wrong clock, and we use the time of arrival:
 * otherwise a STOP could not be lifted before that time, or, beyond the range of dates, not even be stored. [OWN-13]
 */
export function clampReportedTime(reportedMs: number, nowMs: number): number {
  // Two machines' clocks always differ a little; among events the reported order is the better one.
  return reportedMs > nowMs + msPerDay ? nowMs : reportedMs;
}
