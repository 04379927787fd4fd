import { noChannels } from '../channels/readChannelSettings';
import { openProviderDouble } from './openProviderDouble';
import { openTestApp, type TestApp } from './openTestApp';

/** A whole server whose providers of messages are doubles, so that accounts can connect themselves. */
export async function openConnectedApp(): Promise<TestApp> {
  const [test, double] = await Promise.all([openTestApp(), openProviderDouble()]);
  const channels = { ...noChannels, apiUrls: { twilio: double.url, messenger: double.url } };
  const close = async () => {
    await test.close();
    await double.close();
  };
  return { ...test, app: await test.build({ channels }), close };
}
