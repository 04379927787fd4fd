import type { Template } from '../../packages/console/src/templates/Template';
import { templates } from '../../packages/console/src/templates/templates';
import { widgetFrom } from '../../packages/console/src/templates/widgetFrom';
import { askApi } from './fields/Garden';
import type { Visitor } from './Visitor';

/** Replaces the text of a field: at once, as by pasting, where an engine can; `journey.spec.ts` and others type key by key. */
export async function fill(visitor: Visitor, css: string, words: string): Promise<void> {
  await visitor.click(css);
  await visitor.press('Control+a');
  if (visitor.tab) await visitor.tab.keyboard.insertText(words);
  else await visitor.type(words);
}

const pageName = 'Corner Shop';
const password = 'correct horse battery';
const template = 'welcome-offer';

/** Creates an account as a newcomer does, in the console, and waits for the templates. */
export async function signUp(visitor: Visitor, url: string, email: string): Promise<void> {
  // Without a session the server says so, and browsers log it.
  visitor.allowError(/status of 401|Unauthorized/);
  await visitor.goto(`${url}/console/sign-up`);
  await fill(visitor, 'input[name=pageName]', pageName);
  await fill(visitor, 'input[name=email]', email);
  await fill(visitor, 'input[name=password]', password);
  await visitor.press('Enter');
  await visitor.see(`[data-template=${template}]`);
}

/**
 * Creates an account without the console's forms, if the engine accepts its session. Its owner prefers reduced motion, which saves a tenth
 * of the work; a test that signs up by the form sees everything move.
 */
async function createAccount(visitor: Visitor, url: string, email: string): Promise<void> {
  const { tab } = visitor;
  if (!tab) return await signUp(visitor, url, email);
  await tab.emulateMedia({ reducedMotion: 'reduce' });
  await askApi({ tab, product: { url } }, 'POST', '/sign-up', { email, password, pageName });
}

/** Creates an account, and opens a short screen of it. */
export async function openAccount(visitor: Visitor, url: string, email: string): Promise<void> {
  await createAccount(visitor, url, email);
  if (!visitor.tab) return;
  await visitor.goto(`${url}/console/settings/you`);
  await visitor.see('main h1');
}

/** Chooses the template of a modal among the others, each with its preview, and waits until it is drawn. */
export async function chooseTemplate(visitor: Visitor): Promise<void> {
  await visitor.click(`[data-template=${template}]`);
  await isOpen(visitor);
}

/** Makes a modal from a template, without the page of all templates, in an engine that accepts the session. Returns its id. */
export async function makeWidget({ tab }: Visitor, url: string): Promise<number> {
  if (!tab) throw new Error('This engine has no session without the forms.');
  const widget = widgetFrom(templates.find(({ id }) => id === template) as Template, pageName);
  const place = { tab, product: { url } };
  return (await askApi<{ widgetId: number }>(place, 'POST', '/widgets', widget)).widgetId;
}

/** Creates an account with a modal, opens its editor, and waits until the preview is drawn. */
export async function openEditor(visitor: Visitor, url: string, email: string): Promise<void> {
  await createAccount(visitor, url, email);
  if (visitor.tab) {
    await visitor.goto(`${url}/console/widgets/${await makeWidget(visitor, url)}`);
    return await isOpen(visitor);
  }
  await visitor.goto(`${url}/console/new`);
  await chooseTemplate(visitor);
}

async function isOpen(visitor: Visitor): Promise<void> {
  await visitor.see('[data-field="main.title"] input');
  await visitor.waitFor(() => document.querySelector('iframe[data-front][data-drawn]'));
}
