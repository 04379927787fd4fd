import type { Ring } from '../core/createRing';

/** Whoever wants the ring before anything happens on it: the preview of the console, and nobody on a visitor's page. [OWN-08] */
export const ringWatch: { meet?: (ring: Ring) => void } = {};
