import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createScanner } from './createScanner';
import { watchElements } from './watchElements';

const [report, redraw] = [vi.fn(), vi.fn()];
const hosts = new Map<string, HTMLElement>();
let look: () => void;
beforeEach(() => {
  document.body.innerHTML = '<main></main>';
  report.mockClear();
  redraw.mockClear();
  hosts.clear();
  look = watchElements(document, { scanner: createScanner(document), hosts, report, redraw });
});

/** Lets the page change, and looks at it. */
function change(html: string): void {
  document.body.firstElementChild?.insertAdjacentHTML('beforeend', html);
  look();
}
const embed = '<div class="mcwidget-embed" data-widget-id="5"></div>';

describe('watchElements', () => {
  it('LOAD-10 an embed that a single-page application draws late is told, once', () => {
    change(embed);
    look();
    expect(report).toHaveBeenCalledOnce();
  });
  it('LOAD-21 so is one that goes, and one put in the place of another', () => {
    change(embed);
    document.querySelector('.mcwidget-embed')?.replaceWith(document.createElement('p'));
    look();
    expect(report).toHaveBeenCalledTimes(2);
  });
  it('LOAD-10 so is one that asks for another widget than before', () => {
    change(embed);
    document.querySelector('.mcwidget-embed')?.setAttribute('data-widget-id', '6');
    look();
    expect(report).toHaveBeenCalledTimes(2);
  });
  it('LOAD-10 what does not ask for a widget is nobody’s business', () => {
    change('<p>news</p><div class="mcwidget-embed">without id</div>');
    expect([report.mock.calls, redraw.mock.calls]).toEqual([[], []]);
  });
  it('LOAD-16 an overlay that the page takes away is told', () => {
    const host = document.createElement('span');
    hosts.set('i0', host);
    document.body.append(host);
    look();
    expect(redraw).not.toHaveBeenCalled();
    host.remove();
    look();
    expect(redraw).toHaveBeenCalledOnce();
  });
  it('LOAD-16 a body that is put in the place of another is told once', () => {
    document.documentElement.replaceChild(document.createElement('body'), document.body);
    look();
    change('<p>more</p>');
    expect(redraw).toHaveBeenCalledOnce();
  });
});
