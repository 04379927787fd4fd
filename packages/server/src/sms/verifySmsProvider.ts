import { apiUrlOf, type CredentialValues, type SmsProvider, type Verdict } from '../providers/pure/index';
import { callProvider } from './callProvider';

/** Less than a call to this server may take: the caller learns the result. */
const timeoutMs = 5000;

/** Asks a provider whether these credentials are valid and own their number. [OWN-02, OWN-13] */
export async function verifySmsProvider(
  provider: SmsProvider,
  own: CredentialValues & { phone: string },
  apiUrls: Readonly<Record<string, string>>,
): Promise<Verdict> {
  try {
    const request = provider.buildCheck(own, apiUrlOf(provider, apiUrls));
    return provider.parseCheck(await callProvider(request, timeoutMs), own);
  } catch {
    return 'silent';
  }
}
