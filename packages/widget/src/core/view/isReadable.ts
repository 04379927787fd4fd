import { lightOf } from './lightOf';

const glare = 0.05;
const leastContrast = 4.5;

/** Whether text of this color is readable on this background. Colors we can't parse pass. [SMS-11] */
export function isReadable(text: string | undefined, ground: string | undefined): boolean {
  const [one, other] = [lightOf(text), lightOf(ground)];
  if (one === undefined || other === undefined) return true;
  return (Math.max(one, other) + glare) / (Math.min(one, other) + glare) >= leastContrast;
}
