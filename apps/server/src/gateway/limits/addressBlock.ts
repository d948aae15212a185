import { isIPv6 } from 'node:net'

const NETWORK_GROUPS = 4

/** The part of an address that limits count: of IPv6 the first 64 bits, for a caller with one such address has its whole network. */
export function addressBlock(address: string): string {
  if (!isIPv6(address) || address.toLowerCase().startsWith('::ffff:')) return address
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? []
  const groups = head === '' ? [] : head.split(':')
  const behind = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = tail === undefined ? 0 : 8 - groups.length - behind.length
  const all = [...groups, ...Array.from({ length: gap }, () => '0'), ...behind]
  return all
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
