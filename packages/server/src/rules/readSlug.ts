const shape = /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/;

/** The name of a landing page as its address has it: up to 64 small letters, digits and hyphens inside. [OWN-19] */
export function readSlug(text: string): string | undefined {
  return shape.test(text) ? text : undefined;
}
