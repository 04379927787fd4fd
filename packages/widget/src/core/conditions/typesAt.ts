import type { FoundElement } from '../Event';

/** Which widget types each kind of element may hold. [LOAD-17, LOAD-19, A-03] */
export const typesAt: Record<FoundElement['place'], readonly string[]> = {
  embed: ['button', 'box'],
  checkbox: ['checkbox'],
  landing: ['landing'],
};
