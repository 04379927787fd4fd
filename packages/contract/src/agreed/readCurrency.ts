import { defaultCurrency } from '../eventNames';

/** The currency of a money event in capitals, or the default; what is no text stays as it is, and is refused. [PIX-20, NET-08] */
export function readCurrency(raw: unknown): unknown {
  return typeof raw === 'string' && raw ? raw.trim().toUpperCase() : raw || defaultCurrency;
}
