/** The parts of the product that the mutation check covers, in the order of the report. */
export const areas = [
  'contract',
  'core',
  'edge',
  'ui',
  'pixel',
  'platform',
  'controls',
  'server',
  'console',
] as const;
export type Area = (typeof areas)[number];
