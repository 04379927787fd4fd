/** Names that people type and that no table has: short ones, old ones, parts for the whole. */
export const countryAliases: Readonly<Record<string, string>> = {
  AE: 'uae emirates',
  BA: 'bosnia',
  CD: 'drc congo kinshasa',
  CI: 'cote ivoire',
  CZ: 'czech republic',
  GB: 'uk great britain england scotland wales northern ireland',
  KP: 'north korea dprk',
  KR: 'south korea',
  MM: 'burma',
  MK: 'macedonia',
  NL: 'holland',
  SZ: 'swaziland',
  TL: 'east timor',
  TR: 'turkey turkiye',
  US: 'usa america',
  VA: 'vatican holy see',
};
