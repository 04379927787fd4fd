import { lightOf } from './lightOf';

const glare = 0.05;
const leastContrast = 4.5;

/** Can text of this colour be read on this ground? Colours that cannot be judged are believed. [SMS-11] */
export function isReadable(text: string | undefined, ground: string | undefined): boolean {
  const [one, other] = [lightOf(text), lightOf(ground)];
  if (one === undefined || other === undefined) return true;
  return (Math.max(one, other) + glare) / (Math.min(one, other) + glare) >= leastContrast;
}
