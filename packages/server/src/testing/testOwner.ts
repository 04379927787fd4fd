import { ownerLimits } from '../api/pure/index';
import type { OwnerSettings } from '../createOwnerDeps';

const keyBytes = 32;

/** The owner's API for tests: cheap passwords, no limits, every answer checked against its schema. */
export const testOwner: OwnerSettings & { secretKey: Uint8Array } = {
  secretKey: new Uint8Array(keyBytes).fill(7),
  mail: { provider: 'sandbox' },
  signUp: 'open',
  showsMails: true,
  allowsPrivateWebhooks: false,
  passwordWork: { costBits: 10, blockSize: 8, parallel: 1 },
  limits: {
    ...ownerLimits,
    callsPerMinute: 1_000_000,
    // No fifteen-minute window ends in the middle of a test.
    signInsPerMail: { ...ownerLimits.signInsPerMail, windowS: 864_000 },
    signUpsPerNet: { most: 100_000, windowS: 60 },
    acceptsPerNet: { most: 100_000, windowS: 60 },
    signInsPerNet: { most: 100_000, windowS: 60 },
  },
  checksAnswers: true,
};
