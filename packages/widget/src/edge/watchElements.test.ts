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

/** Changes the page, then checks it. */
function change(html: string): void {
  document.body.firstElementChild?.insertAdjacentHTML('beforeend', html);
  look();
}
const embed = '<div class="mcwidget-embed" data-widget-id="5"></div>';

describe('watchElements', () => {
  it('LOAD-10 reports, once, an embed that a single-page application draws late', () => {
    change(embed);
    look();
    expect(report).toHaveBeenCalledOnce();
  });
  it('LOAD-21 reports an embed that is removed or replaced', () => {
    change(embed);
    document.querySelector('.mcwidget-embed')?.replaceWith(document.createElement('p'));
    look();
    expect(report).toHaveBeenCalledTimes(2);
  });
  it('LOAD-10 reports an embed that asks for a different widget than before', () => {
    change(embed);
    document.querySelector('.mcwidget-embed')?.setAttribute('data-widget-id', '6');
    look();
    expect(report).toHaveBeenCalledTimes(2);
  });
  it("LOAD-10 ignores elements that don't ask for a widget", () => {
    change('<p>news</p><div class="mcwidget-embed">without id</div>');
    expect([report.mock.calls, redraw.mock.calls]).toEqual([[], []]);
  });
  it('LOAD-16 reports an overlay that the page removes', () => {
    const host = document.createElement('span');
    hosts.set('i0', host);
    document.body.append(host);
    look();
    expect(redraw).not.toHaveBeenCalled();
    host.remove();
    look();
    expect(redraw).toHaveBeenCalledOnce();
  });
  it('LOAD-16 reports a replaced body once', () => {
    document.documentElement.replaceChild(document.createElement('body'), document.body);
    look();
    change('<p>more</p>');
    expect(redraw).toHaveBeenCalledOnce();
  });
});
