import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchExitIntent } from './watchExitIntent';

const report = vi.fn();
let stop: () => void;
beforeEach(() => {
  report.mockClear();
  stop = watchExitIntent(window, report);
});
afterEach(() => stop());

const leave = (clientY: number, relatedTarget: EventTarget | null = null): void =>
  void document.body.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, clientY, relatedTarget }));
const press = (details: KeyboardEventInit): void =>
  void document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...details }));

describe('watchExitIntent', () => {
  it.each([
    [0, 1],
    [-30, 1],
    [20, 1],
    [21, 0],
    [400, 0],
  ])('DISP-07 CONST-07 the pointer leaves the page at %s px: %s', (clientY, times) => {
    leave(clientY);
    expect(report).toHaveBeenCalledTimes(times);
  });
  it('DISP-07 moving from one element to another is not leaving', () => {
    leave(5, document.documentElement);
    expect(report).not.toHaveBeenCalled();
  });
  it.each([
    ['Cmd+L', { key: 'l', metaKey: true }, 1],
    ['Ctrl+L', { key: 'l', ctrlKey: true }, 1],
    ['Ctrl+Shift+L', { key: 'L', ctrlKey: true }, 1],
    ['L', { key: 'l' }, 0],
    ['Ctrl+K', { key: 'k', ctrlKey: true }, 0],
  ])('DISP-08 A-20 %s', (_, details, times) => {
    press(details);
    expect(report).toHaveBeenCalledTimes(times);
  });
  it('DISP-08 a key event without a key, as sent by form fillers, is not an error', () => {
    const event = new KeyboardEvent('keydown', { bubbles: true, ctrlKey: true });
    Object.defineProperty(event, 'key', { value: undefined });
    document.body.dispatchEvent(event);
    expect(report).not.toHaveBeenCalled();
  });
  it('DISP-07 DISP-08 after its undo it reports nothing', () => {
    stop();
    leave(0);
    press({ key: 'l', metaKey: true });
    expect(report).not.toHaveBeenCalled();
  });
});
