import { act, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it } from 'vitest';
import { mount } from '../testing/mount';
import { createSheet } from './createSheet';
import { useSheet } from './useSheet';

const sheet = createSheet('.probe { color: rgb(1 2 3); }');

function Probe() {
  const element = useRef<HTMLDivElement>(null);
  useSheet(element, sheet);
  return <div ref={element} className="probe" />;
}

const sheetsOf = (root: DocumentOrShadowRoot) =>
  root.adoptedStyleSheets.filter((one) => one === sheet(document));

describe('useSheet', () => {
  it.each(['document', 'open', 'closed'] as const)('adopts the sheet into the %s root', (where) => {
    const { root, unmount } = mount(<Probe />, where);
    expect(sheetsOf(root)).toHaveLength(1);
    unmount();
    expect(root.adoptedStyleSheets).toHaveLength(0);
  });

  it('adopts a sheet once for many controls and keeps it until the last one is gone', () => {
    const { root, rerender, unmount } = mount([<Probe key="a" />, <Probe key="b" />]);
    expect(sheetsOf(root)).toHaveLength(1);
    rerender([<Probe key="b" />]);
    expect(sheetsOf(root)).toHaveLength(1);
    rerender([]);
    expect(sheetsOf(root)).toHaveLength(0);
    unmount();
  });

  it('leaves other sheets alone', () => {
    const { root, rerender, unmount } = mount(<Probe />);
    const other = new CSSStyleSheet();
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, other];
    rerender(null);
    expect(root.adoptedStyleSheets).toEqual([other]);
    unmount();
  });

  it('puts the theme before the control, so that a control never outranks it in a layer', () => {
    const { root, unmount } = mount(<Probe />);
    expect(root.adoptedStyleSheets.at(-1)).toBe(sheet(document));
    expect(root.adoptedStyleSheets).toHaveLength(2);
    unmount();
  });

  it('LOAD-26 waits for a drawing that is not yet attached, and leaves the document alone', async () => {
    const [host, box] = [document.createElement('div'), document.createElement('div')];
    const shadow = host.attachShadow({ mode: 'open' });
    const root = createRoot(box);
    act(() => root.render(<Probe />));
    shadow.append(box);
    await Promise.resolve();
    expect([sheetsOf(shadow).length, document.adoptedStyleSheets.length]).toEqual([1, 0]);
    act(() => root.unmount());
    expect(shadow.adoptedStyleSheets).toHaveLength(0);
  });
});
