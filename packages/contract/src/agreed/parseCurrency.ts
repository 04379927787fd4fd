import { defaultCurrency } from './eventNames';

/** The currency of a money event in capitals, or the default; a value that is not text stays as it is and is rejected. [PIX-20, NET-08] */
export function parseCurrency(raw: unknown): unknown {
  return typeof raw === 'string' && raw ? raw.trim().toUpperCase() : raw || defaultCurrency;
}
