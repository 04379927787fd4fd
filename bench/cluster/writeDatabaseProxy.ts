import type { PatroniNode } from './openPatroni';

/** HAProxy's part that leads to the primary, whichever node that is. Sessions to a node that no longer is one end at once. */
export const writeDatabaseProxy = (port: number, nodes: readonly PatroniNode[]): string => `
frontend postgres
  mode tcp
  bind 127.0.0.1:${port}
  timeout client 1h
  default_backend primary
backend primary
  mode tcp
  timeout server 1h
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server check inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${nodes
  .map(
    ({ name, postgresPort, restPort }) => `  server ${name} 127.0.0.1:${postgresPort} check port ${restPort}`,
  )
  .join('\n')}
`;
