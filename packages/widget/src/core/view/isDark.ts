import { lightOf } from './lightOf';

/** Below this luminance white text reads better than black. */
const darkBelow = 0.18;

/** Whether this background is dark, so that text and fields on it must be light. A color we can't parse counts as light. [LAY-03] */
export function isDark(color: string | undefined): boolean {
  return (lightOf(color) ?? 1) < darkBelow;
}
