import type { Channel } from '@beckon/contract';
import { type EditorField, panels } from '../../../packages/console/src/fields/EditorField';
import { writePath } from '../../../packages/console/src/fields/valueAtPath';
import { expect } from '../expect';
import type { FieldShow, Round } from './FieldShow';
import { askApi, type Garden } from './Garden';
import { setField } from './setField';

/** How fields show, with the addresses of this test filled in. */
export type Shows = (field: Pick<EditorField, 'path'>) => Pick<FieldShow, 'set'> | undefined;
type Place = Pick<Garden, 'tab' | 'visitor' | 'product' | 'widgetId'>;

/** Fields that hold an older setting: they are reset once they have been checked. */
const takenBack: Record<string, Round> = { 'main.buttonBackground': 2, 'main.colors.button': 3 };

/** Chooses the channel as an owner does. */
async function chooseChannel({ tab }: Place, channel: Channel): Promise<void> {
  const link = tab.locator('nav[aria-label=Panels] a[href*="panel=optIn"]');
  if ((await link.count()) === 0) return;
  await link.click();
  const radio = tab.locator(`label:has(> input[value="${channel}"])`);
  if ((await radio.count()) > 0) await radio.click();
}

/** Fields may appear when others are set: each panel is processed until it has nothing new. */
async function fillPanel(
  garden: Place,
  todo: Map<string, { field: EditorField; value: unknown }>,
  done: Record<string, unknown>,
): Promise<void> {
  const { tab } = garden;
  for (;;) {
    const shown = await tab
      .locator('[data-field]')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['field']));
    const next = shown.find((path) => path !== undefined && todo.has(path)) ?? '';
    const found = todo.get(next);
    if (!found) return;
    await setField(tab, found.field, found.value);
    todo.delete(next);
    done[next] = found.value;
  }
}

/** Resets the older setting, so that what replaced it is visible. */
async function resetToDefault({ tab }: Place, round: Round): Promise<void> {
  for (const [path, when] of Object.entries(takenBack)) {
    const back = tab.locator(`[data-field="${path}"] button[aria-label^="Reset to default"]`);
    if (when === round && (await back.count()) > 0) await back.click();
  }
}

interface Edit {
  round: Round;
  channel?: Channel;
  fields: readonly EditorField[];
  shows: Shows;
  /** Fields to set through their control; the others are written through the API. Defaults to all. */
  hasControl?: (path: string) => boolean;
}

type Draft = { revision: number; data: Record<string, unknown> };

/** Writes fields into the draft through the API. Returns its new revision. */
async function writeDraft(
  place: Place,
  values: Readonly<Record<string, unknown>>,
  channel: Channel | undefined,
): Promise<number> {
  const path = `/widgets/${place.widgetId}`;
  const { revision, data } = await askApi<Draft>(place, 'GET', path);
  const written = Object.entries(values).reduce<object>(
    (all, [name, value]) => writePath(all as Record<string, unknown>, name, value),
    data,
  );
  const body = { revision, data: written, ...(channel && { channel }) };
  return (await askApi<Draft>(place, 'PATCH', path, body)).revision;
}

/** Sets the fields of one round, waits until they are saved, and publishes. Returns what was set. */
export async function editWidget(
  garden: Place,
  { round, channel, fields, shows, hasControl = () => true }: Edit,
): Promise<Record<string, unknown>> {
  const { tab, visitor, product, widgetId } = garden;
  const due = fields.flatMap((field) => {
    const value = shows(field)?.set[round];
    return value === undefined ? [] : [[field.path, { field, value }] as const];
  });
  const done: Record<string, unknown> = Object.fromEntries(
    due.filter(([path]) => !hasControl(path)).map(([path, { value }]) => [path, value]),
  );
  const todo = new Map(due.filter(([path]) => hasControl(path)));
  const back = fields.map(({ path }) => path).filter((path) => takenBack[path] === round);
  const removed = back.filter((path) => !hasControl(path)).map((path) => [path, undefined] as const);
  const written = { ...done, ...Object.fromEntries(removed) };
  const revision = Object.keys(written).length > 0 ? await writeDraft(garden, written, channel) : undefined;
  if (revision !== undefined && todo.size === 0 && !back.some(hasControl)) {
    await askApi(garden, 'POST', `/widgets/${widgetId}/publish`, { revision });
    return done;
  }
  await visitor.goto(`${product.url}/console/widgets/${widgetId}`);
  await visitor.see('nav[aria-label=Panels] a');
  if (channel) await chooseChannel(garden, channel);
  // A choice in one panel may add a field to an earlier one.
  for (const { id } of [...panels, ...panels]) {
    const link = tab.locator(`nav[aria-label=Panels] a[href*="panel=${id}"]`);
    const isDue = fields.some(
      ({ path, panel }) => panel === id && (todo.has(path) || takenBack[path] === round),
    );
    if (!isDue || (await link.count()) === 0) continue;
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await resetToDefault(garden, round);
    await fillPanel(garden, todo, done);
  }
  expect([...todo.keys()], `round ${round}: fields that never appeared in the editor`).toEqual([]);
  await visitor.see('[data-save=saved]');
  await visitor.click('[data-act=publish]');
  await visitor.click('dialog footer button:last-of-type');
  await expect.poll(() => visitor.sees('dialog[open]')).toBe(false);
  return done;
}
