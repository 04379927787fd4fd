/** Whether this test is a browser spec. All others run in Vitest. */
export const isSpec = (test: string): boolean => test.endsWith('.spec.ts');
