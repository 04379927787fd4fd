const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** Groups of an IPv6 address that are kept: a /48. */
const keptGroups = 3;
const groupsOfIpv6 = 8;

/** An address cut to its network (/24 or /48): enough as evidence, too little to find a person. */
export function shortenIp(ip: string, groupsKept: number = keptGroups): string {
  const v4 = mapped.exec(ip)?.[1] ?? ip;
  if (/^\d+\.\d+\.\d+\.\d+$/.test(v4)) return v4.replace(/\d+$/, '0');
  if (!ip.includes(':')) return '';
  const [head = '', tail] = ip.replace(/%.*$/, '').split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const gap = tail === undefined ? 0 : groupsOfIpv6 - before.length - after.length;
  const groups = [...before, ...Array<string>(Math.max(gap, 0)).fill('0'), ...after];
  return `${groups.slice(0, groupsKept).join(':')}::`;
}
