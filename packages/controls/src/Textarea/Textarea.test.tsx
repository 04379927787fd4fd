import { act, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Field } from '../Field/Field';
import { mount } from '../testing/mount';
import { Textarea, type TextareaProps } from './Textarea';

function start(props: Partial<TextareaProps> = {}, where: 'document' | 'open' | 'closed' = 'closed') {
  const seen: string[] = [];
  function Form() {
    const [value, setValue] = useState(props.value ?? '');
    const change = (next: string) => {
      seen.push(next);
      setValue(next);
    };
    return <Textarea aria-label="Message" {...props} value={value} onChange={change} />;
  }
  const mounted = mount(<Form />, where);
  const area = mounted.find<HTMLTextAreaElement>('textarea');
  const write = (text: string) =>
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text);
      area.dispatchEvent(new Event('input', { bubbles: true }));
    });
  return { ...mounted, seen, area, write };
}

/** A browser without `field-sizing` in which every line of text is 24 pixels tall. */
function measureLines() {
  vi.stubGlobal('CSS', { supports: () => false });
  vi.spyOn(HTMLTextAreaElement.prototype, 'scrollHeight', 'get').mockImplementation(function (
    this: HTMLTextAreaElement,
  ) {
    return this.value.split('\n').length * 24 + 16;
  });
  vi.spyOn(window, 'getComputedStyle').mockReturnValue({
    lineHeight: '24px',
    paddingTop: '8px',
    paddingBottom: '8px',
  } as CSSStyleDeclaration);
}

describe('Textarea', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it.each(['document', 'open', 'closed'] as const)('reports what is typed in the %s root', (where) => {
    const { area, seen, write, unmount } = start({}, where);
    write('Hello');
    expect([seen, area.value]).toEqual([['Hello'], 'Hello']);
    unmount();
  });

  it('C-AREA-01 CONST-09 has 3 rows and tells its style to stop at 12', () => {
    const { area, unmount } = start();
    expect(area.getAttribute('rows')).toBe('3');
    expect(['--mc-rows-min', '--mc-rows-max'].map((name) => area.style.getPropertyValue(name))).toEqual([
      '3',
      '12',
    ]);
    unmount();
  });

  it('C-AREA-01 grows with its text from 3 rows to 12 and back if the browser does not', () => {
    measureLines();
    const { area, write, unmount } = start();
    const heights = [1, 3, 5, 12, 20, 4, 0].map((lines) => {
      write(Array.from({ length: lines }, () => 'x').join('\n'));
      return area.style.blockSize;
    });
    expect(heights).toEqual(['88px', '88px', '136px', '304px', '304px', '112px', '88px']);
    unmount();
  });

  it('C-AREA-01 leaves it to a browser that grows textareas by itself', () => {
    vi.stubGlobal('CSS', { supports: () => true });
    const { area, write, unmount } = start();
    write('a\nb\nc\nd\ne');
    expect(area.style.blockSize).toBe('');
    unmount();
  });

  it('counts against its limit and announces when little room is left', () => {
    const { root, find, write, unmount } = start({ maxLength: 20, counter: true });
    expect([root.querySelector('[dir=ltr]')?.textContent, find('[role=status]').textContent]).toEqual([
      '0/20',
      '',
    ]);
    write('twelve chars');
    expect(find('[role=status]').textContent).toBe('Characters left: 8');
    unmount();
  });

  it('C-TXT-01 inside a field it is named and required', () => {
    const { find, unmount } = mount(
      <Field label="Message">{(field) => <Textarea {...field} value="" onChange={() => {}} />}</Field>,
    );
    expect(find('label').getAttribute('for')).toBe(find('textarea').id);
    expect(find<HTMLTextAreaElement>('textarea').required).toBe(true);
    unmount();
  });
});
