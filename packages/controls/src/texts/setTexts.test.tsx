import { expect, it } from 'vitest';
import { Field } from '../Field/Field';
import { TextInput } from '../TextInput/TextInput';
import { mount } from '../testing/mount';
import { type ControlTexts, defaultTexts, setTexts } from './setTexts';

it('C-TXT-01 controls use the texts that an application sets for all of them', () => {
  const english = structuredClone(defaultTexts) as ControlTexts;
  setTexts({ ...english, field: { ...english.field, optional: 'Opcional' } });
  const { find } = mount(
    <Field label="Nombre" required={false}>
      {(input) => <TextInput {...input} value="" onChange={() => undefined} />}
    </Field>,
    'open',
  );
  expect(find('label').parentElement?.parentElement?.textContent).toContain('Opcional');
  setTexts(english);
  expect(defaultTexts.field.optional).toBe('Optional');
});
