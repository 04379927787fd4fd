/**
 * Calls it once, and after a failure again when asked, three times in all: a lost connection must not ruin the whole page, and a blocker isn't
 * asked forever. [LOAD-26, ERR-15]
 */
export function tryThrice<Given, Value>(
  act: (given: Given) => Promise<Value>,
  giveUp?: (error: unknown) => void,
): (given: Given) => Promise<Value> {
  let acting: Promise<Value> | undefined;
  let left = 2;
  return (given) => {
    acting ??= act(given).catch((error) => {
      if (left--) acting = undefined;
      else giveUp?.(error);
      throw error;
    });
    return acting;
  };
}
