import { describe, expect, it } from 'vitest';
import { importBeside } from './importBeside';

describe('importBeside', () => {
  it('requests the files that a part imports together with the part', () => {
    const needs = (address: string) => [address, './card-1.js', './dialog-1.js'];
    expect(importBeside('x=()=>import("./Modal-1.js").then(f)', needs)).toBe(
      'x=()=>Promise.all([import("./Modal-1.js"),import("./card-1.js"),import("./dialog-1.js")]).then(e=>e[0]).then(f)',
    );
  });

  it('leaves alone parts that need nothing more, and addresses that are only known later', () => {
    const code = 'import("./Bar-1.js");import(o+p);reimport("./a.js")';
    expect(importBeside(code, (address) => [address])).toBe(code);
  });
});
