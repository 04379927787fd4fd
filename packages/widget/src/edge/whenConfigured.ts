import { hooks } from '@beckon/contract';
import { ownValue } from './ownValue';

/** Proceeds with the page's configuration: now, or when a later script assigns it. Until then it claims nothing. [LOAD-28, A-77] */
export function whenConfigured(page: Window, proceed: (raw: object) => void): void {
  const raw = ownValue(page, hooks.config);
  if (typeof raw === 'object' && raw) {
    proceed(raw);
    return;
  }
  const define = (how: PropertyDescriptor): unknown =>
    Object.defineProperty(page, hooks.config, { configurable: true, enumerable: true, ...how });
  try {
    define({
      get: () => raw,
      set(value: unknown) {
        define({ value, writable: true });
        if (typeof value === 'object' && value) proceed(value);
      },
    });
  } catch {
    // A page that has frozen the name to something else has no configuration for us.
  }
}
