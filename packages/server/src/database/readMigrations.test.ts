import { expect, it } from 'vitest';
import { readMigrations } from './readMigrations';

/** The beginning of each checksum. A migration that others may have run never changes: servers refuse a database that ran another text. */
const ran: Readonly<Record<string, string>> = {
  '0001_opt_ins.sql': '948c50eb47eac1ab',
  '0002_events.sql': 'f29b26fd5bad6840',
  '0003_channels.sql': '443ac20bad5b3944',
  '0004_messenger.sql': '1df3bc874b24a0db',
  '0005_sandbox.sql': 'edad5cd2fda39b46',
  '0006_landing.sql': '4fd3570187220662',
  '0007_channel_marks.sql': '367ced848533bcad',
  '0008_challenges.sql': '7c0503c1a1c64e75',
  '0009_owner.sql': 'ee1502391b991d84',
  '0010_webhooks.sql': '2bea95331de045a5',
  '0011_owner_channels.sql': 'e131f80ce7756ca8',
  '0012_numbers.sql': '24c475d809f05da3',
  '0013_addresses.sql': '7df232ccb473d24d',
  '0014_opt_in_channels.sql': '5449125e836367da',
  '0015_sms_payloads.sql': '8148b7ed65c98b4e',
  '0016_refused_sites.sql': 'd709322428ad4223',
  '0017_compact_webhooks.sql': 'd6dd616839d7e980',
  '0018_languages.sql': '0a49ad89936a5cb8',
  '0019_sms_providers.sql': 'f9827b62c52f8395',
  '0020_turns.sql': '27d85ad60483b02d',
  '0021_held_texts.sql': 'dbd3b1cc98ffaaf7',
  '0022_old_versions.sql': 'c29336a81f505644',
  '0023_refusals.sql': 'a203a087e2837485',
  '0024_upkeep.sql': '3e518bddf371dd05',
  '0025_signed_calls.sql': '276ea9d5a9eb6b9d',
  '0026_wrong_clocks.sql': '53413d0af998231c',
  '0027_given_up_slugs.sql': 'e579ea13922bb2be',
  '0028_event_quotas.sql': 'ebed1ae9fc6352f0',
  '0029_confirmed_consents.sql': 'c931b398b1a046a4',
  '0030_audit_views.sql': '32f41b6d8e683a81',
  '0031_consent_numbers.sql': 'f9c5668b19c08676',
  '0032_opted_out_opt_ins.sql': '384c80f99413b020',
  '0033_closed_accounts.sql': '8c0b741c35b6d814',
  '0034_time_zones.sql': '383fc6c6631caad6',
  '0035_assets.sql': '18acb060ccbabfd1',
  '0036_outbox_by_account.sql': '52c68016cd52777d',
  '0037_quiet_hours.sql': '6fff078405a73e5b',
  '0038_roles.sql': '9715c02219452df2',
  '0039_stopped_numbers.sql': '8e0d6e16c19d427f',
  '0040_sealed_numbers.sql': '1893d34adac2eb2f',
  '0041_erased_people.sql': 'b83fb7292356f7b8',
};

it('OWN-20 D16 no migration that others may have run has changed; a new one gets its line here', () => {
  const all = readMigrations().map(({ name, checksum }) => [name, checksum.slice(0, 16)]);
  expect(Object.fromEntries(all)).toEqual(ran);
});
