import { keccak_256 } from '@noble/hashes/sha3.js'

export type AddressProblem = 'missing' | 'shape' | 'checksum'

const SHAPE = /^0x[0-9a-fA-F]{40}$/
const EIGHT = 8

/** The address with the capitals that carry its checksum (EIP-55). `address`: 0x and 40 hex digits, any case. */
export function checksummed(address: string): string {
  const small = address.slice(2).toLowerCase()
  const hash = Array.from(keccak_256(new TextEncoder().encode(small)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  const letters = Array.from(small, (letter, place) => {
    return Number.parseInt(hash[place] ?? '0', 16) >= EIGHT ? letter.toUpperCase() : letter
  })
  return `0x${letters.join('')}`
}

/** The fault of a typed address. Small letters alone carry no checksum and pass, as on the server. */
export function addressProblem(text: string): AddressProblem | undefined {
  const address = text.trim()
  if (address === '') return 'missing'
  if (!SHAPE.test(address)) return 'shape'
  return address === address.toLowerCase() || address === checksummed(address) ? undefined : 'checksum'
}

/** "0x12 3456 …" in groups of four, so that people can compare it. */
export function inFours(address: string): readonly string[] {
  return [address.slice(0, 2), ...(address.slice(2).match(/.{1,4}/g) ?? [])]
}
