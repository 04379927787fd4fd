import type { AccountFacts } from '../account';
import { createLateFramer } from '../createLateFramer';

declare const beckon: AccountFacts;
const drawBubbles = beckon.createFramer;
beckon.createFramer = (page, frames) => {
  const before = drawBubbles?.(page, frames);
  return frames.late ? createLateFramer(page, { ...frames.late, origin: beckon.host, before }) : before;
};
