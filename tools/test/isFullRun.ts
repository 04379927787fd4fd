/** True in `npm run test:full`: browser tests in all engines, and the long fault and leak tests. */
export const isFullRun = process.env['TEST_SCOPE'] === 'full';
