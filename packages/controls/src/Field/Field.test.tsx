import { describe, expect, it } from 'vitest';
import { mount } from '../testing/mount';
import { Field, type FieldProps } from './Field';

const draw = (props: Partial<FieldProps> = {}) => (
  <Field label="Name" {...props}>
    {(input) => <input {...input} />}
  </Field>
);

describe('Field', () => {
  it('C-TXT-01 counts as required and carries no marker', () => {
    const { find, unmount } = mount(draw());
    expect(find<HTMLInputElement>('input').required).toBe(true);
    expect(find('label').parentElement?.textContent).toBe('Name');
    unmount();
  });

  it('C-TXT-01 a field that is not required carries the Optional marker', () => {
    const { find, unmount } = mount(draw({ required: false }));
    expect(find<HTMLInputElement>('input').required).toBe(false);
    expect(find('label').parentElement?.textContent).toBe('NameOptional');
    unmount();
  });

  it('ties the label to the input', () => {
    const { find, unmount } = mount(draw());
    expect(find('label').getAttribute('for')).toBe(find('input').id);
    unmount();
  });

  it('SMS-05 an error appears in the waiting alert and describes the input before the hint', () => {
    const { root, find, rerender, unmount } = mount(draw({ hint: 'As on your card' }));
    const alert = find('[role=alert]');
    const describedBy = () =>
      find('input')
        .getAttribute('aria-describedby')
        ?.split(' ')
        .map((id) => root.getElementById(id)?.textContent);
    expect([alert.textContent, find('input').getAttribute('aria-invalid')]).toEqual(['', null]);
    expect(describedBy()).toEqual(['As on your card']);

    rerender(draw({ hint: 'As on your card', error: 'Too short' }));
    expect(find('[role=alert]')).toBe(alert);
    expect([alert.textContent, find('input').getAttribute('aria-invalid')]).toEqual(['Too short', 'true']);
    expect(describedBy()).toEqual(['Too short', 'As on your card']);
    unmount();
  });

  it('two fields in one root never share an id', () => {
    const { root, unmount } = mount([<div key="a">{draw()}</div>, <div key="b">{draw()}</div>]);
    const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    unmount();
  });
});
