const shape = /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/;

/** The name of a landing page in its address: up to 64 lowercase letters, digits and hyphens inside. [OWN-19] */
export function parseSlug(text: string): string | undefined {
  return shape.test(text) ? text : undefined;
}
