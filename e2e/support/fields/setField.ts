import { languageNames } from '@beckon/contract/languages/languageNames';
import type { Page } from '@playwright/test';
import type { EditorField } from '../../../packages/console/src/fields/EditorField';
import { pairKinds } from '../../../packages/console/src/fields/pairKinds';

type Pair = readonly [kind: string, amount: number | null];

/** Sets a field of the editor through its own control, as its owner would. */
export async function setField(tab: Page, { path, control }: EditorField, value: unknown): Promise<void> {
  const place = tab.locator(`[data-field="${path}"]`);
  const pick = async (label: string): Promise<void> => {
    await place.getByRole('combobox').click();
    await tab.getByRole('option', { name: label, exact: true }).click();
  };
  switch (control.kind) {
    case 'toggle':
      return await place.getByRole('switch').setChecked(Boolean(value));
    case 'choice': {
      const [, label = ''] = control.options.find(([option]) => option === value) ?? [];
      const radio = place.locator('label', { has: tab.locator(`input[value="${value}"]`) });
      return (await place.getByRole('combobox').count()) > 0 ? await pick(label) : await radio.click();
    }
    case 'entrance':
    case 'appearance':
    case 'repeat':
    case 'firstSeen':
    case 'delay': {
      const [kind, amount] = value as Pair;
      await pick(pairKinds[control.kind].find((one) => one.kind === kind)?.label ?? '');
      if (amount !== null) await place.getByRole('spinbutton').fill(String(amount));
      return;
    }
    case 'language':
      return await pick(languageNames[value as keyof typeof languageNames]);
    case 'phone':
      return await place.locator('input').first().fill(`+${value}`);
    case 'lines':
      while ((await place.getByRole('button', { name: /^Remove / }).count()) > 0)
        await place
          .getByRole('button', { name: /^Remove / })
          .first()
          .click();
      for (const entry of value as string[]) {
        await place.getByRole('combobox').fill(entry);
        await place.getByRole('combobox').press('Enter');
      }
      return;
    case 'width': {
      const { unit, value: size } = value as { unit: string; value: number };
      await place.getByRole('spinbutton').fill(String(size));
      return await place.locator('label', { has: tab.locator(`input[value="${unit}"]`) }).click();
    }
    default:
      return await place.locator('input, textarea').first().fill(String(value));
  }
}
