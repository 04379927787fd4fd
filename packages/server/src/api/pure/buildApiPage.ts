import { apiPrefix } from './apiPrefix';
import type { JsonSchema } from './toJsonSchema';

type Operation = {
  tags: string[];
  summary: string;
  'x-access': string;
  'x-scope'?: string;
  parameters: { name: string; in: string; required: boolean; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: JsonSchema }> }>;
};

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (found) => escapes[found] ?? found);
const show = (schema: JsonSchema) => `<pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`;

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:60rem;margin:2rem auto;padding:0 1rem}
code,pre{font:0.85rem/1.45 ui-monospace,monospace}pre{overflow:auto;padding:.75rem;border:1px solid #8886;border-radius:.4rem}
details{border-top:1px solid #8886;padding:.4rem 0}summary{cursor:pointer}b{display:inline-block;min-width:4rem}small{opacity:.75}
h2{margin-top:2.5rem}h3{font-size:1rem;margin:.75rem 0 .25rem}`;

/** The API documentation as a web page: no script, every route under its section. [OWN-10] */
export function buildApiPage(description: JsonSchema): string {
  const { paths, components } = description as {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, JsonSchema> };
  };
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const tags = [...new Set(all.flatMap(({ operation }) => operation.tags))];
  const parts = tags.map((tag) => {
    const own = all.filter(({ operation }) => operation.tags.includes(tag));
    return `<h2>${escapeHtml(tag)}</h2>${own.map(buildEntry).join('')}`;
  });
  const shapes = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<details id="${name}"><summary><code>${name}</code></summary>${show(schema)}</details>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Beckon API</title><style>${style}</style></head><body><main><h1>Beckon API</h1>
<p>All paths start with <code>${apiPrefix}</code>. OpenAPI: <a href="${apiPrefix}/openapi.json">openapi.json</a>.
Programs send <code>Authorization: Bearer bk_…</code>; the console uses the session cookie.</p>
${parts.join('')}<h2>Schemas</h2>${shapes.join('')}</main></body></html>`;
}

function buildEntry({
  path,
  method,
  operation,
}: {
  path: string;
  method: string;
  operation: Operation;
}): string {
  const { summary, parameters, requestBody, responses } = operation;
  const access = [operation['x-access'], operation['x-scope'] && `key: ${operation['x-scope']}`]
    .filter(Boolean)
    .join(', ');
  const body = requestBody?.content['application/json']?.schema;
  const [status = '', answer] = Object.entries(responses)[0] ?? [];
  const sent = answer?.content?.['application/json']?.schema;
  const lines = parameters.map(
    ({ name, in: place, required, schema }) =>
      `<li><code>${name}</code> (${place}${required ? '' : ', optional'}) <code>${escapeHtml(JSON.stringify(schema))}</code></li>`,
  );
  return `<details><summary><b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code> <small>${access}</small><br>${escapeHtml(summary)}</summary>
${lines.length > 0 ? `<h3>Parameters</h3><ul>${lines.join('')}</ul>` : ''}${body ? `<h3>Body</h3>${show(body)}` : ''}
<h3>Response ${status}</h3>${sent ? show(sent) : `<p>${escapeHtml(answer?.description ?? '')}</p>`}</details>`;
}
