/** The form of an id that a page has made: of a session, or of a visitor. [PIX-02, REF-01] */
export const idForm = /^[A-Za-z0-9-]{8,128}$/;

/** An id, if that is what it is. */
export function readId(raw: unknown): string | undefined {
  return typeof raw === 'string' && idForm.test(raw) ? raw : undefined;
}
