import type { RetryPolicy } from './chooseRetry';

/** For servers that we don't know, such as an owner's webhook or an SMTP server: within two days one that was down is back. [OWN-15] */
export const patientRetry: RetryPolicy = {
  pausesMs: [10_000, 60_000, 300_000, 1_800_000, 7_200_000, 21_600_000, 43_200_000, 86_400_000],
  spread: 0.2,
};
