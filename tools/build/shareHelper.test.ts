import { describe, expect, it } from 'vitest';
import { addHelper, importHelper } from './shareHelper';

const helper = '//# allFunctionsCalledOnLoad\nvar e=Object.freeze,r=t=>e({...t});export{r as t};';

describe('addHelper', () => {
  it.each([
    ['renamed', helper, 'var e=Object.freeze,r=t=>e({...t});return r'],
    ['under its own name', 'var t=Object.freeze;export{t};', 'var t=Object.freeze;return t'],
  ])('exports the function from the entry, in a scope of its own: %s', (_, given, inside) => {
    expect(addHelper('var t=1;export{t};\n', given)).toBe(
      `var t=1;export{t};export const $h=(()=>{${inside}})();\n`,
    );
  });
  it('says so if the helper looks different, or its name is taken', () => {
    expect(() => addHelper('', 'export default 1')).toThrow("The bundler's helper has another form");
    expect(() => addHelper('var $h=1;', helper)).toThrow('The entry already has the name $h.');
  });
});

describe('importHelper', () => {
  it('imports it from the entry, under the name that the file uses', () => {
    const code = '//# hint\nimport{t as e}from"./rolldown-runtime-H_PjY6.js";e(t)';
    expect(importHelper(code, 'acting-1.js')).toBe('//# hint\nimport{$h as e}from"./acting-1.js";e(t)');
    expect(importHelper('import{t}from"./rolldown-runtime-1.js";', 'acting-1.js')).toBe(
      'import{$h as t}from"./acting-1.js";',
    );
  });
  it('leaves other files alone', () => {
    const code = 'import{A as t}from"./acting-1.js";import("./rolldown-runtime-1.js")';
    expect(importHelper(code, 'acting-1.js')).toBe(code);
  });
});
