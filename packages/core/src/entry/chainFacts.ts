const ADDRESS = /^0x[0-9a-f]{40}$/
const HASH = /^0x[0-9a-f]{64}$/
const NOBODY = `0x${'0'.repeat(40)}`

/** An account or contract on the chain, lower-case hex. */
export function isAddress(text: unknown): boolean {
  return typeof text === 'string' && ADDRESS.test(text)
}

/** Nobody can use tokens sent to the zero address; tokens that come from it are newly minted. */
export function isPayable(address: string): boolean {
  return isAddress(address) && address !== NOBODY
}

export function isTransactionHash(text: unknown): boolean {
  return typeof text === 'string' && HASH.test(text)
}
