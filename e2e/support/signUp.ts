import type { Template } from '../../packages/console/src/templates/Template';
import { templates } from '../../packages/console/src/templates/templates';
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
 * Creates an account without the console's forms, if the engine accepts its session, and opens a short screen of it. Its owner prefers reduced
 * motion, which saves a tenth of the work; a test that signs up by the form sees everything move.
 */
export async function openAccount(visitor: Visitor, url: string, email: string): Promise<void> {
  const { tab } = visitor;
  if (!tab) return await signUp(visitor, url, email);
  await tab.emulateMedia({ reducedMotion: 'reduce' });
  await askApi({ tab, product: { url } }, 'POST', '/sign-up', { email, password, pageName });
  await visitor.goto(`${url}/console/settings/you`);
  await visitor.see('main h1');
}

/** Chooses the template of a modal among the others, each with its preview, and waits until it is drawn. */
export async function chooseTemplate(visitor: Visitor): Promise<void> {
  await visitor.click(`[data-template=${template}]`);
  await isOpen(visitor);
}

/** Opens a modal made from a template, without the page of all templates, and waits until its preview is drawn. */
export async function openTemplate(visitor: Visitor): Promise<void> {
  const { tab } = visitor;
  const url = new URL(await visitor.url()).origin;
  if (!tab) {
    await visitor.goto(`${url}/console/new`);
    return await chooseTemplate(visitor);
  }
  const { name, type, channel, smsKeyword, data } = templates.find(({ id }) => id === template) as Template;
  const widget = { name, type, channel, smsKeyword, data };
  const { widgetId } = await askApi<{ widgetId: number }>(
    { tab, product: { url } },
    'POST',
    '/widgets',
    widget,
  );
  await visitor.goto(`${url}/console/widgets/${widgetId}`);
  await isOpen(visitor);
}

async function isOpen(visitor: Visitor): Promise<void> {
  await visitor.see('[data-field="main.title"] input');
  await visitor.waitFor(() => document.querySelector('iframe[data-front][data-drawn]'));
}
