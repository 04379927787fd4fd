const range = 0x1_0000_0000;

/** The fractional parts of roots of the first primes, from which the standard takes its constants. */
function rootsOfPrimes(count: number, root: (prime: number) => number): Int32Array {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number += 1)
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  return Int32Array.from(primes, (prime) => Math.floor((root(prime) % 1) * range));
}

const stateWords = 8;
const rounds = 64;

/** The initial values of SHA-256, and the constants it adds in each round. */
export const sha256Constants = {
  begin: rootsOfPrimes(stateWords, Math.sqrt),
  rounds: rootsOfPrimes(rounds, Math.cbrt),
} as const;
