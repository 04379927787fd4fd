/** The website a browser says it is on. */
export type Origin = { origin: string; hostname: string };

const shape = /^(https?):\/\/(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::(\d{1,5}))?$/i;

/** Reads an Origin header; missing, `null` and anything that is no website gives nothing. [NET-11] */
export function readOrigin(header: string | undefined): Origin | undefined {
  const [, scheme, hostname, port] = shape.exec(header ?? '') ?? [];
  if (!scheme || !hostname) return undefined;
  const origin = `${scheme}://${hostname}${port ? `:${port}` : ''}`.toLowerCase();
  return { origin, hostname: hostname.toLowerCase() };
}
