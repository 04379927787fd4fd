import { lightOf } from './lightOf';

/** Below this light white text reads better than black. */
const darkBelow = 0.18;

/** Is this ground dark, so that text and fields on it must be light? A colour that cannot be judged counts as light. [LAY-03] */
export function isDark(color: string | undefined): boolean {
  return (lightOf(color) ?? 1) < darkBelow;
}
