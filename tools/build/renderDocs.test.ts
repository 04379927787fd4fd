import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { renderDocs } from './renderDocs';

describe('documentation that the product serves', () => {
  it('takes its title from the first heading', () => {
    expect(renderDocs('Intro\n\n# What it costs\n')).toContain('<title>What it costs · Beckon</title>');
    expect(() => renderDocs('## Only a second one')).toThrow('first heading');
  });
  it('lets a wide table scroll by itself, also by keyboard', () => {
    const html = renderDocs('# A\n\n| Page | kB |\n| ---- | -: |\n| Bar  | 10 |\n');
    expect(html).toMatch(/<div class="table" [^>]*tabindex="0"><table>[\s\S]*<\/table><\/div>/);
    expect(html).toContain('<td align="right">10</td>');
  });
  it('leaves out the markers of the bench', () => {
    expect(renderDocs('# A\n\n<!-- bench:page -->\n\nText\n')).not.toContain('bench:page');
  });
  it('links only to what a visitor of the page can reach', () => {
    const text = readFileSync(join(import.meta.dirname, '../../docs/performance.md'), 'utf8');
    const addresses = [...renderDocs(text).matchAll(/<a href="([^"]*)"/g)].map(([, address]) => address);
    expect(addresses.filter((address) => !address?.startsWith('#'))).toEqual([]);
  });
});
