import { expect, it } from 'vitest';
import { templates } from './templates';
import { widgetFrom } from './widgetFrom';

it.each(templates)('OWN-06 OWN-22 the first text of $id says which shop it is from', (template) => {
  const { id: _, goal: __, pitch: ___, ...rest } = template;
  const made = widgetFrom(template, 'Corner Shop');
  const { sequence } = (template.data['actions'] ?? {}) as { sequence?: string };
  if (template.channel !== 'sms') return expect(made).toEqual(rest);
  expect(sequence).toMatch(/\w/);
  expect(made).toEqual({
    ...rest,
    data: { ...template.data, actions: { sequence: `Corner Shop: ${sequence}` } },
  });
});
