import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createScanner } from './createScanner';
import { watchElements } from './watchElements';

const [report, redraw] = [vi.fn(), vi.fn()];
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<main></main>';
  report.mockClear();
  stop = watchElements(window, { scanner: createScanner(document), report, redraw });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** Lets the page change, and time pass. */
async function change(html: string, ms = 500): Promise<void> {
  document.body.firstElementChild?.insertAdjacentHTML('beforeend', html);
  await vi.advanceTimersByTimeAsync(ms);
}
const embed = '<div class="mcwidget-embed" data-widget-id="5"></div>';

describe('watchElements', () => {
  it('LOAD-10 an embed that a single-page application draws late is noticed, within half a second', async () => {
    await change(embed, 499);
    expect(report).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(report).toHaveBeenCalledOnce();
  });
  it('LOAD-21 so is one that goes, and one put in the place of another', async () => {
    await change(embed);
    document.querySelector('.mcwidget-embed')?.replaceWith(document.createElement('p'));
    await vi.advanceTimersByTimeAsync(500);
    expect(report).toHaveBeenCalledTimes(2);
  });
  it('LOAD-10 what does not ask for a widget is nobody’s business', async () => {
    await change('<p>news</p><div class="mcwidget-embed">without id</div>');
    expect(report).not.toHaveBeenCalled();
  });
  it('LOAD-16 a body that is put in the place of another is told once', async () => {
    document.documentElement.replaceChild(document.createElement('body'), document.body);
    await vi.advanceTimersByTimeAsync(500);
    await change('<p>more</p>');
    expect(redraw).toHaveBeenCalledOnce();
  });
  it('LOAD-26 after its undo it looks no more', async () => {
    stop();
    await change(embed);
    expect(report).not.toHaveBeenCalled();
  });
});
