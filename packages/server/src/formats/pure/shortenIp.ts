const mapped = /^(?:0{0,4}:){2,5}ffff:(?:(\d+\.\d+\.\d+\.\d+)|([0-9a-f]{1,4}):([0-9a-f]{1,4}))$/i;
const bytePlaces = 2;
const groupPlaces = 4;
const hex = 16;
/** Groups of an IPv6 address to keep: a /48. */
const keptGroups = 3;
const groupsOfIpv6 = 8;

/** The IPv4 address inside a mapped IPv6 one; any other as it is. */
export function parseMappedIp(ip: string): string {
  const [, dotted, high, low] = mapped.exec(ip) ?? [];
  if (dotted !== undefined) return dotted;
  if (high === undefined || low === undefined) return ip;
  const digits = high.padStart(groupPlaces, '0') + low.padStart(groupPlaces, '0');
  const bytes = [0, 1, bytePlaces, bytePlaces + 1].map((at) =>
    digits.slice(at * bytePlaces, (at + 1) * bytePlaces),
  );
  return bytes.map((byte) => Number.parseInt(byte, hex)).join('.');
}

/** An address cut to its network (/24 or /48): enough as evidence, too little to find a person. */
export function shortenIp(ip: string, groupsKept: number = keptGroups): string {
  const v4 = parseMappedIp(ip);
  if (/^\d+\.\d+\.\d+\.\d+$/.test(v4)) return v4.replace(/\d+$/, '0');
  if (!ip.includes(':')) return '';
  const [head = '', tail] = ip.replace(/%.*$/, '').split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const gap = tail === undefined ? 0 : groupsOfIpv6 - before.length - after.length;
  const groups = [...before, ...Array<string>(Math.max(gap, 0)).fill('0'), ...after];
  return `${groups.slice(0, groupsKept).join(':')}::`;
}
