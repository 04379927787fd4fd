import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { mount } from '../testing/mount';
import { press } from '../testing/press';
import type { Question } from './Confirm';
import { type Ask, useConfirm } from './useConfirm';

function start() {
  let ask: Ask = () => Promise.reject(new Error('Not drawn yet'));
  function Page() {
    const { confirm, dialog } = useConfirm();
    ask = confirm;
    return dialog;
  }
  const mounted = mount(<Page />);
  const answers: unknown[] = [];
  const question = async (more: Partial<Question> = {}) => {
    await act(async () => {
      ask({ title: 'Delete it?', text: 'It cannot be undone.', ...more }).then((yes) => answers.push(yes));
    });
  };
  const button = (name: string) =>
    [...mounted.root.querySelectorAll('button')].find(
      (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
    );
  const click = (name: string) => act(async () => button(name)?.click());
  return { ...mounted, answers, question, button, click };
}

describe('useConfirm', () => {
  it('C-CONF-01 resolves true on confirm', async () => {
    const { answers, question, click, find, unmount } = start();
    await question();
    expect(find<HTMLDialogElement>('dialog').open).toBe(true);
    await click('Confirm');
    expect(answers).toEqual([true]);
    expect(find<HTMLDialogElement>('dialog').open).toBe(false);
    unmount();
  });

  it.each(['Cancel', 'Close'])('C-CONF-02 resolves false on %s', async (name) => {
    const { answers, question, click, unmount } = start();
    await question();
    await click(name);
    expect(answers).toEqual([false]);
    unmount();
  });

  it('C-CONF-02 resolves false on Escape and on a press outside', async () => {
    const { answers, question, find, unmount } = start();
    await question();
    await act(async () => void press(find('dialog'), 'Escape'));
    expect(answers).toEqual([false]);
    await question();
    await act(async () => {
      for (const kind of ['pointerdown', 'click'])
        find('dialog').dispatchEvent(new MouseEvent(kind, { bubbles: true, clientX: 50, clientY: 50 }));
    });
    expect(answers).toEqual([false, false]);
    unmount();
  });

  it('C-CONF-02 an unanswered question resolves false when its owner unmounts', async () => {
    const { answers, question, unmount } = start();
    await question();
    await question();
    await act(async () => unmount());
    expect(answers).toEqual([false, false]);
  });

  it('questions wait for each other', async () => {
    const { answers, question, click, find, unmount } = start();
    await question({ title: 'First?' });
    await question({ title: 'Second?' });
    expect(find('h2').textContent).toBe('First?');
    await click('Confirm');
    expect(find('h2').textContent).toBe('Second?');
    expect(find<HTMLDialogElement>('dialog').open).toBe(true);
    await click('Cancel');
    expect(answers).toEqual([true, false]);
    unmount();
  });

  it('C-CONF-03 CONST-09 is 525 pixels wide', async () => {
    const { question, find, unmount } = start();
    await question();
    expect(find('dialog > div').style.inlineSize).toBe('525px');
    unmount();
  });

  it.each([
    [true, 'Cancel'],
    [false, 'Confirm'],
  ])('A-63 with danger %s the focus starts on %s', async (danger, name) => {
    const { root, question, button, unmount } = start();
    await question({ danger });
    expect(root.activeElement).toBe(button(name));
    unmount();
  });

  it('A-63 is an alert dialog whose text describes it', async () => {
    const { root, question, find, unmount } = start();
    await question();
    const dialog = find('dialog');
    expect(dialog.getAttribute('role')).toBe('alertdialog');
    const words = root.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    expect(words?.textContent).toBe('It cannot be undone.');
    unmount();
  });
});
