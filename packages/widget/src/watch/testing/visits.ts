const { process } = globalThis as unknown as { process: { env: Record<string, string | undefined> } };

/** How many random visits a test makes; more in a full run (`tools/test/isFullRun` needs types that browser code doesn't have). */
export const visits = process.env['TEST_SCOPE'] === 'full' ? 10_000 : 1000;
