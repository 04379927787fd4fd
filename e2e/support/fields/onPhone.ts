import type { Visit } from './FieldShow';
import type { Garden } from './Garden';

/** The address of the shop's page. */
export const path = '/fields/';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

/** Looks at the same page as a new visitor with a phone; then it is a computer again. */
export async function onPhone(garden: Garden, look: () => Promise<Visit['phone']>): Promise<Visit['phone']> {
  const { tab, visitor, hostPage } = garden;
  const driver = await tab.context().newCDPSession(tab);
  const userAgent = await visitor.evaluate(() => navigator.userAgent);
  await driver.send('Emulation.setUserAgentOverride', { userAgent: iPhone });
  await visitor.goto(`${hostPage.origin}/thanks`);
  // A visitor who has seen a bubble before finds it closed.
  const kept = await visitor.evaluate(() => {
    const all = { ...localStorage };
    localStorage.clear();
    return all;
  });
  await visitor.goto(hostPage.origin + path);
  const seen = await look();
  await driver.send('Emulation.setUserAgentOverride', { userAgent });
  await driver.detach();
  await visitor.goto(`${hostPage.origin}/thanks`);
  await visitor.evaluate((all) => {
    localStorage.clear();
    for (const [name, text] of Object.entries(all)) localStorage.setItem(name, text);
  }, kept);
  return seen;
}
