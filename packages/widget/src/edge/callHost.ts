type Callback = (mc: unknown) => void;

/**
 * Calls the host's function of this name with the public object: the current one, and every one assigned
 * later, each once. Reading the name returns the function. One that throws stops nothing. Returns a check for a function
 * declared since. [LOAD-04…07, A-01]
 */
export function callHost(page: Window, name: string, mc: unknown): () => void {
  const called = new WeakSet<Callback>();
  const holder = page as unknown as Record<string, unknown>;
  let current = Object.hasOwn(page, name) ? holder[name] : undefined;

  const call = (callback: unknown): void => {
    if (typeof callback !== 'function' || called.has(callback as Callback)) return;
    called.add(callback as Callback);
    try {
      (callback as Callback)(mc);
    } catch (error) {
      console.error(error);
    }
  };
  // A function declared in a later script replaces the property without calling its setter.
  const callNow = (): void => call(Object.getOwnPropertyDescriptor(page, name)?.value);
  for (const moment of ['DOMContentLoaded', 'load']) page.addEventListener(moment, callNow);
  // At once: the event's promise (nothing rendered yet) holds only now.
  call(current);
  try {
    Object.defineProperty(page, name, {
      configurable: true,
      enumerable: true,
      get: () => current,
      set(callback: unknown) {
        current = callback;
        // Code after the assignment runs first.
        queueMicrotask(() => call(callback));
      },
    });
  } catch {
    // A page that has frozen the name gets only this one call.
  }
  return callNow;
}
