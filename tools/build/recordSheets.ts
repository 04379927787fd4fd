import type { Plugin } from 'vite';

const replaced = /\/controls\/src\/sheet\/(?:createSheet|useSheet)\.ts$/;

/** Replaces the style sheets of the controls with a module. */
export function recordSheets(recorder: string): Plugin {
  return {
    name: 'record-sheets',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!/\/(?:createSheet|useSheet)$/.test(source)) return undefined;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && replaced.test(found.id) ? recorder : undefined;
    },
  };
}
