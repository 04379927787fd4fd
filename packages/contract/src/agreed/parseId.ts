/** The form of an id created by a page, for a session or a visitor. [PIX-02, REF-01] */
export const idForm = /^[A-Za-z0-9-]{8,128}$/;

/** The id, if it is valid. */
export function parseId(raw: unknown): string | undefined {
  return typeof raw === 'string' && idForm.test(raw) ? raw : undefined;
}
