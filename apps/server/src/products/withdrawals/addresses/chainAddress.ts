import type { Chain } from '@touchstone/protocol'
import { Refusal } from '../../../errors/refusal.ts'

const NOBODY = `0x${'0'.repeat(40)}`

/** Loaded when first asked for: every start would be slower for it. */
const ethereum = () => import('viem/utils')

/**
 * Reads an address as a customer wrote it: small letters, or with the capitals of its checksum (EIP-55), which must be right.
 * Returns it in small letters with 0x. Throws `address_missing`, and `address_invalid` also for the address nobody holds.
 */
export async function readAddress(_chain: Chain, text: string): Promise<string> {
  if (text === '') throw new Refusal('address_missing')
  const { isAddress } = await ethereum()
  const address = text.toLowerCase()
  if (!isAddress(text, { strict: true }) || address === NOBODY) throw new Refusal('address_invalid')
  return address
}

/** As it is shown: with the capitals of its checksum. */
export async function shownAddress(_chain: Chain, address: string): Promise<string> {
  return (await ethereum()).getAddress(address)
}
