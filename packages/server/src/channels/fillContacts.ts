import type { AnySql } from '../database/index';
import { type CredentialValues, providerRecords } from '../providers/pure/index';
import {
  credentialPlace,
  listUnreadSecrets,
  type SecretBox,
  type UnreadSecret,
  updateContact,
} from '../secrets/index';

const atOnce = 500;

/**
 * Writes down which number or page is in stored credentials, where that isn't known: those of an earlier version have only the sealed form,
 * which web servers can't open. Returns how many it read. [OWN-02, OWN-13]
 */
export async function fillContacts(
  sql: AnySql,
  box: SecretBox,
  isStopping: () => boolean = () => false,
): Promise<number> {
  let [count, after]: [number, UnreadSecret | undefined] = [0, undefined];
  while (!isStopping()) {
    const some: UnreadSecret[] = await listUnreadSecrets(sql, { after, most: atOnce });
    const read = some.flatMap((one) => {
      const contact = readContact(box, one);
      return contact === undefined ? [] : [updateContact(sql, one, contact)];
    });
    await Promise.all(read);
    count += read.length;
    after = some.at(-1);
    if (some.length < atOnce) break;
  }
  return count;
}

/** Nothing if the credentials can't be opened, or if this version doesn't know their provider. */
function readContact(box: SecretBox, { accountId, name, sealed }: UnreadSecret): string | undefined {
  const record = providerRecords.find((one) => one.name === name);
  if (!record) return undefined;
  try {
    const own = JSON.parse(box.open(credentialPlace(accountId, name), sealed)) as CredentialValues;
    return own[record.contact];
  } catch {
    return undefined;
  }
}
