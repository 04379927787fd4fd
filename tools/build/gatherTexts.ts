import type { Plugin } from 'vite';

/** What the function that returns a text is called in a file. */
const texts = '$texts';
/** Shorter texts, and fewer, cost more than they save. */
const leastCharacters = 150;
const leastTexts = 4;

type Node = { type: string; start: number; end: number };
type Range = readonly [start: number, end: number];

/** Where long texts are in a program: those that any expression may stand for. */
function findTexts(program: unknown): Range[] {
  const found: Range[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, start, end } = node as Node;
    const isText =
      (type === 'Literal' && typeof (node as { value?: unknown }).value === 'string') ||
      (type === 'TemplateLiteral' &&
        (node as unknown as { expressions: unknown[] }).expressions.length === 0);
    if (isText && end - start >= leastCharacters) found.push([start, end]);
    for (const [name, inner] of Object.entries(node)) {
      const isName = name === 'key' && !(node as { computed?: boolean }).computed;
      const isFixed = isName || /^(?:TaggedTemplateExpression|(?:Im|Ex)port.+Declaration)$/.test(type);
      if (!isFixed || name === 'declaration') visit(inner);
    }
  };
  visit(program);
  return found.sort(([one], [other]) => one - other);
}

/** The code with its long texts side by side, at its end. @internal */
export function gatherLongTexts(code: string, parse: (code: string) => unknown): string {
  const found = findTexts(parse(code));
  if (found.length < leastTexts) return code;
  if (code.includes(texts)) throw new Error(`The code already has the name ${texts}.`);
  let at = 0;
  const pieces = found.map(([start, end], place) => {
    const before = code.slice(at, start);
    at = end;
    return `${before}${texts}(${place})`;
  });
  const list = found.map(([start, end]) => code.slice(start, end)).join(',');
  return `${pieces.join('')}${code.slice(at).trimEnd()}\nfunction ${texts}(e){return[${list}][e]}\n`;
}

/**
 * Puts the long texts of a file, which are nearly all style sheets, side by side: gzip looks back 32 kB, so in a large file it finds
 * in one sheet what it knows from another only if they are near. A function, because code that runs before it can already call it.
 */
export function gatherTexts(): Plugin {
  return {
    name: 'gather-texts',
    renderChunk: {
      // After the minifier, and before files are named by their content.
      order: 'post',
      handler(code, _, { format }) {
        return format === 'es'
          ? { code: gatherLongTexts(code, (whole) => this.parse(whole)), map: null }
          : undefined;
      },
    },
  };
}
