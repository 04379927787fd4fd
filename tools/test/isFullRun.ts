/** True in `npm run test:full`: every test in every engine, and the long fault and leak runs. */
export const isFullRun = process.env['TEST_SCOPE'] === 'full';
