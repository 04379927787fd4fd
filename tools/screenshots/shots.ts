import type { Page } from '@playwright/test';

type Step = (page: Page) => Promise<unknown>;

/** One screenshot: where it is taken, and what a visitor does first. */
export type Shot = { name: string; path: string; isPhone?: boolean; scheme?: 'dark'; steps: readonly Step[] };

const settleMs = 900;
const settle: Step = (page) => page.waitForTimeout(settleMs);
const see =
  (selector: string): Step =>
  (page) =>
    page.locator(selector).first().waitFor();
const press =
  (selector: string): Step =>
  (page) =>
    page.locator(selector).first().click();
const scroll =
  (percent: number): Step =>
  async (page) => {
    // Widgets notice scrolling only once they have loaded.
    await page.waitForFunction('window.MC');
    await page.evaluate(
      (part) =>
        scrollTo({
          top: (document.documentElement.scrollHeight - innerHeight) * part,
          behavior: 'instant',
        }),
      percent / 100,
    );
  };
const reached: Step = (page) => page.locator('html[data-reached]').waitFor({ state: 'attached' });
const inGallery = (type: string, template: number, state: string): string =>
  `/sites/gallery/frame.html?type=${type}&template=${template}&state=${state}`;

const bring =
  (selector: string): Step =>
  (page) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.scrollIntoView({ block: 'center' }));
const onPhone = (name: string, path: string): Shot => ({
  name,
  path,
  isPhone: true,
  steps: [reached, settle],
});

/** A new owner who has chosen the first template. */
const signUp: Step = async (page) => {
  for (const [name, words] of Object.entries({
    pageName: 'Fern & Moss',
    email: 'owner@fern.example',
    password: 'correct horse battery',
  }))
    await page.fill(`input[name=${name}]`, words);
  await page.keyboard.press('Enter');
};

/** The screenshots in docs/screenshots. */
export const shots: readonly Shot[] = [
  { name: 'shop-modal', path: '/sites/shop/', steps: [scroll(45), see('dialog h2'), settle] },
  {
    name: 'night-bar-omnichat',
    path: '/sites/night/',
    steps: [see('input[type=tel]'), see('text=Lost on the way'), settle],
  },
  {
    name: 'night-omnichat-open',
    path: '/sites/night/',
    steps: [press('[data-widget-id="6008"] button[aria-expanded]'), see('text=WhatsApp'), settle],
  },
  { name: 'night-takeover', path: '/sites/night/', steps: [scroll(100), see('dialog h2'), settle] },
  {
    name: 'blog-box',
    path: '/sites/blog/',
    steps: [see('form input[type=tel]'), bring('.mcwidget-embed'), settle],
  },
  {
    name: 'blog-button',
    path: '/sites/blog/',
    steps: [see('form input[type=tel]'), bring('.ask'), see('figure svg'), settle],
  },
  { name: 'arabic-bar', path: '/sites/rtl/', steps: [see('text=أرسلوا لي الرمز'), settle] },
  { name: 'landing-simple', path: '/l/winter-ferns', steps: [see('.mcwidget-landing form'), settle] },
  { name: 'landing-picture', path: '/l/night-garden', steps: [see('.mcwidget-landing a'), settle] },
  {
    name: 'console-editor',
    path: '/console/sign-up',
    steps: [signUp, press('[data-template=welcome-offer]'), see('iframe[data-front][data-drawn]'), settle],
  },
  onPhone('phone-slide-in', inGallery('slide_in', 0, 'initial')),
  onPhone('phone-error', inGallery('slide_in', 1, 'error')),
  onPhone('phone-modal', inGallery('modal', 1, 'initial')),
  onPhone('phone-submitted', inGallery('modal', 0, 'submitted')),
  onPhone('phone-takeover', inGallery('page_takeover', 1, 'initial')),
  onPhone('phone-omnichat', inGallery('omnichat', 0, 'open')),
];
