const later = /\bimport\("(\.\/[^"]+)"\)/g;

/** Rewrites each `import()` so that all files it needs are requested at once; `needs` lists them with the file itself. */
export function importBeside(code: string, needs: (address: string) => readonly string[]): string {
  return code.replace(later, (plain, address: string) => {
    const others = needs(address).filter((one) => one !== address);
    if (others.length === 0) return plain;
    const all = [plain, ...others.map((other) => `import("${other}")`)];
    return `Promise.all([${all.join(',')}]).then(e=>e[0])`;
  });
}
