type Range = readonly [base: string, bits: number];

/** Networks that are not public: this machine, private, shared, link-local, test, multicast, reserved. */
const privateV4: readonly Range[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
const bitsOfV4 = 32;
const groupsOfV6 = 8;
const hex = 16;
const byte = 256;

function readV4(ip: string): number | undefined {
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(ip)?.slice(1).map(Number);
  if (!parts || parts.some((part) => part >= byte)) return undefined;
  return parts.reduce((sum, part) => sum * byte + part, 0);
}

function readV6(ip: string): number[] | undefined {
  const tail = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(ip);
  const v4 = tail ? readV4(tail[2] as string) : undefined;
  if (tail && v4 === undefined) return undefined;
  const text =
    v4 === undefined
      ? ip
      : `${tail?.[1]}${Math.floor(v4 / 65_536).toString(hex)}:${(v4 % 65_536).toString(hex)}`;
  const [head = '', rest, ...more] = text.split('::');
  if (more.length > 0) return undefined;
  // An extra colon leaves an empty group, which is invalid.
  const [before, after] = [head, rest ?? ''].map((half) => (half === '' ? [] : half.split(':'))) as [
    string[],
    string[],
  ];
  const gap = groupsOfV6 - before.length - after.length;
  if (rest === undefined ? gap !== 0 : gap < 1) return undefined;
  const groups = [...before, ...Array<string>(gap).fill('0'), ...after];
  return groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))
    ? groups.map((group) => Number.parseInt(group, hex))
    : undefined;
}

function isPublicV4(address: number): boolean {
  return !privateV4.some(([base, bits]) => {
    const size = 2 ** (bitsOfV4 - bits);
    return Math.floor(address / size) === Math.floor((readV4(base) as number) / size);
  });
}

/** May a request on behalf of an owner go to this IP address? Only if it is clearly public. [OWN-15] */
export function isPublicAddress(ip: string): boolean {
  const v4 = readV4(ip);
  if (v4 !== undefined) return isPublicV4(v4);
  const groups = readV6(ip);
  if (!groups) return false;
  const [first = 0, second = 0] = groups;
  // Addresses that carry an IPv4 one (mapped, translated, 6to4, Teredo) could lead anywhere: only plain global unicast passes.
  const isGlobal = first >= 0x2000 && first <= 0x3fff;
  const isSpecial =
    first === 0x2002 || (first === 0x2001 && (second < 0x200 || second === 0xdb8)) || first === 0x3fff;
  return isGlobal && !isSpecial;
}
