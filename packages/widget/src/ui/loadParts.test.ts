import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BodyView } from '../core/view/BodyView';
import type { View } from '../core/view/View';
import type { Parts } from './loadParts';
import { someCard, someFrame, submittedBody } from './testing/someCard';
import { someForms } from './testing/someForms';

const empty: Parts = { layouts: {} };
const box = (body: BodyView): View => ({
  ...someFrame,
  layout: 'box',
  width: '100%',
  card: someCard({ body }),
});

/** A page that has loaded nothing yet, and whose network returns this for what follows a form. */
async function start(fetchAfterForm: () => object) {
  vi.resetModules();
  vi.doMock('./forms/AfterForm', fetchAfterForm);
  return import('./loadParts');
}
const patient = () => new Promise<void>(() => {});
const fetchAfterForm = () => ({ AfterForm: () => null });

afterEach(() => {
  vi.doUnmock('./forms/AfterForm');
});

describe('loadParts', () => {
  it('loads the layout and the form of a view, and nothing that is already there', async () => {
    const { loadParts } = await start(fetchAfterForm);
    const parts = await loadParts(box(someForms.link), empty, patient);
    expect([typeof parts?.layouts.box, typeof parts?.messengerForm]).toEqual(['function', 'function']);
    expect(parts && loadParts(box(someForms.consent), parts, patient)).toBeUndefined();
  });

  it('SUB-02 requests what follows a form as soon as the form is there, but does not wait for it', async () => {
    const fetched = vi.fn(fetchAfterForm);
    const { loadParts } = await start(fetched);
    const parts = await loadParts(box(someForms.link), empty, patient);
    expect(parts?.afterForm).toBeUndefined();
    await expect.poll(() => fetched).toHaveBeenCalledOnce();
  });

  it.each<BodyView>([submittedBody, { kind: 'done', label: 'Success!' }])(
    'LAY-04 EMB-04 loads what follows a form if there is nothing else ($kind)',
    async (body) => {
      const { loadParts } = await start(fetchAfterForm);
      expect(typeof (await loadParts(box(body), empty, patient))?.afterForm).toBe('function');
    },
  );

  it('A-17 A-45 a phone form comes with the box to tick if one is required, and never without it', async () => {
    vi.doMock('./forms/Agreement', () => {
      throw new Error('lost on the way');
    });
    const { loadParts } = await start(fetchAfterForm);
    const { phone } = someForms;
    const eu = { ...phone, legal: { ...phone.legal, isChecked: false } };
    await expect(loadParts(box(eu), empty, patient)).rejects.toThrow();
    expect(typeof (await loadParts(box(phone), empty, patient))?.smsForm).toBe('object');
    vi.doUnmock('./forms/Agreement');
  });

  it('LAY-04 a failure to load what follows a form does not affect the rest', async () => {
    const { loadParts } = await start(() => {
      throw new Error('lost on the way');
    });
    const parts = await loadParts(box(submittedBody), empty, patient);
    expect([typeof parts?.layouts.box, parts?.afterForm]).toEqual(['function', undefined]);
  });

  it('LAY-04 SUB-02 a stalled connection does not delay the message', async () => {
    const { loadParts } = await start(() => new Promise(() => {}));
    let pass = (): void => {};
    const wait = vi.fn(() => new Promise<void>((done) => (pass = done)));
    const waiting = loadParts(box(submittedBody), empty, wait);
    expect(wait).toHaveBeenCalledWith(2000);
    pass();
    const parts = await waiting;
    expect([typeof parts?.layouts.box, parts?.afterForm]).toEqual(['function', undefined]);
  });
});
