const { process } = globalThis as unknown as { process: { env: Record<string, string | undefined> } };

/** How many random visits a test makes; many in a full run (`tools/test/isFullRun` needs types that browser code does without). */
export const visits = process.env['TEST_SCOPE'] === 'full' ? 10_000 : 1000;
