import { askApi } from './fields/Garden';
import type { Visitor } from './Visitor';

/** Replaces the text of a field. */
export async function fill(visitor: Visitor, css: string, words: string): Promise<void> {
  await visitor.click(css);
  await visitor.press('Control+a');
  await visitor.type(words);
}

const pageName = 'Corner Shop';
const password = 'correct horse battery';

/** Creates an account as a newcomer does, in the console, and waits for the templates. */
export async function signUp(visitor: Visitor, url: string, email: string): Promise<void> {
  // Without a session the server says so, and browsers log it.
  visitor.allowError(/status of 401|Unauthorized/);
  await visitor.goto(`${url}/console/sign-up`);
  await fill(visitor, 'input[name=pageName]', pageName);
  await fill(visitor, 'input[name=email]', email);
  await fill(visitor, 'input[name=password]', password);
  await visitor.press('Enter');
  await visitor.see('[data-template=welcome-offer]');
}

/**
 * Creates an account without the console's forms, if the engine accepts its session, and waits for the templates. Its owner prefers reduced
 * motion, which saves a tenth of the work; a test that signs up by the form sees everything move.
 */
export async function openAccount(visitor: Visitor, url: string, email: string): Promise<void> {
  const { tab } = visitor;
  if (!tab) return await signUp(visitor, url, email);
  await tab.emulateMedia({ reducedMotion: 'reduce' });
  await askApi({ tab, product: { url } }, 'POST', '/sign-up', { email, password, pageName });
  await visitor.goto(`${url}/console/new`);
  await visitor.see('[data-template=welcome-offer]');
}

/** Chooses the template of a modal, and waits until its preview is drawn. */
export async function chooseTemplate(visitor: Visitor): Promise<void> {
  await visitor.click('[data-template=welcome-offer]');
  await visitor.see('[data-field="main.title"] input');
  await visitor.waitFor(() => document.querySelector('iframe[data-front][data-drawn]'));
}
