import { BlockList, isIP } from 'node:net';

/** Networks that are not public: this machine, private, shared, link-local, test, multicast, reserved. */
const closedV4 = [
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
] as const;
/** Of global unicast: Teredo and other special purposes, examples, 6to4, which carries an IPv4 address. */
const closedV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 16],
] as const;

const closed = new BlockList();
for (const [base, bits] of closedV4) closed.addSubnet(base, bits, 'ipv4');
for (const [base, bits] of closedV6) closed.addSubnet(base, bits, 'ipv6');
/** Everything else of IPv6 may lead anywhere: mapped and translated addresses carry an IPv4 one. */
const globalV6 = new BlockList();
globalV6.addSubnet('2000::', 3, 'ipv6');

/** May a request on behalf of an owner go to this IP address? Only if it is clearly public. [OWN-15] */
export function isPublicAddress(ip: string): boolean {
  // A zone is of this machine.
  if (isIP(ip) === 0 || ip.includes('%')) return false;
  if (isIP(ip) === 4) return !closed.check(ip, 'ipv4');
  return globalV6.check(ip, 'ipv6') && !closed.check(ip, 'ipv6');
}
