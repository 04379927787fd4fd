const digits = /^[1-9]\d{0,15}$/;

/** The id of a widget as pages and programs write it; null if invalid. [EVT-01] */
export function parseWidgetId(raw: unknown): number | null {
  const text = typeof raw === 'number' || typeof raw === 'string' ? String(raw) : '';
  return digits.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : null;
}
