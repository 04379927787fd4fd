import { noChannels } from '../env/testing/index';
import { openProviderDouble, providerDouble } from './openProviderDouble';
import { openTestApp, type TestApp } from './openTestApp';

/** A whole server with fake message providers, so that accounts can connect them. */
export async function openConnectedApp(): Promise<TestApp> {
  const [test, double] = await Promise.all([openTestApp(), openProviderDouble()]);
  const apiUrls = Object.fromEntries(Object.keys(providerDouble).map((name) => [name, double.url]));
  const channels = { ...noChannels, apiUrls };
  const close = async () => {
    await test.close();
    await double.close();
  };
  return { ...test, app: await test.build({ channels }), close };
}
