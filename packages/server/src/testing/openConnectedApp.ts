import { noChannels } from '../env/testing/index';
import { openProviderDouble } from './openProviderDouble';
import { openTestApp, type TestApp } from './openTestApp';

/** A whole server with fake message providers, so that accounts can connect them. */
export async function openConnectedApp(): Promise<TestApp> {
  const [test, double] = await Promise.all([openTestApp(), openProviderDouble()]);
  const channels = { ...noChannels, apiUrls: { twilio: double.url, messenger: double.url } };
  const close = async () => {
    await test.close();
    await double.close();
  };
  return { ...test, app: await test.build({ channels }), close };
}
