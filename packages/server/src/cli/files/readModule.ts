import { pathToFileURL } from 'node:url';

/** The default export of a JavaScript or TypeScript module, whatever a package.json nearby says. [OWN-10] */
export async function readModule(file: string): Promise<unknown> {
  const { href } = pathToFileURL(file);
  const found: { default?: unknown } = /\.m?ts$/.test(file) ? await readTypeScript(href) : await import(href);
  const exported = found.default as { __esModule?: boolean; default?: unknown } | undefined;
  // Without "type": "module" nearby, TypeScript is read as CommonJS, and its exports become the default one.
  return exported?.__esModule ? exported.default : exported;
}

async function readTypeScript(href: string): Promise<{ default?: unknown }> {
  const tsx = await import('tsx/esm/api').catch(() => undefined);
  if (tsx) return await tsx.tsImport(href, import.meta.url);
  if ((process.features as { typescript?: unknown }).typescript) return await import(href);
  throw new Error(
    `Node ${process.versions.node} can't read TypeScript. Run npm install tsx, or use Node 22.18 or newer`,
  );
}
