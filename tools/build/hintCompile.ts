import type { Plugin } from 'vite';

/** Chromium reads it as: compile the whole file when it is loaded, beside the main thread, and not function by function when each is called. */
export const compileHint = '//# allFunctionsCalledOnLoad\n';

/** Puts the hint in the first line of every script. Nearly all of what visitors load runs at once. */
export function hintCompile(): Plugin {
  return {
    name: 'hint-compile',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = compileHint + file.code;
    },
  };
}
