import { secp256k1 } from '@noble/curves/secp256k1'
import type { OwnerId } from '@touchstone/protocol'
import { bytesToHex, type Hex, toHex } from 'viem'
import { HDKey, publicKeyToAddress } from 'viem/accounts'

/** The branch of an account on which addresses are handed out (BIP-44). */
const RECEIVING = 0

/**
 * The deposit address of an owner: m/44'/60'/0'/0/<owner>, from the public half alone, in the mixed case that guards
 * against typing errors. Paying out takes the private half, which this server does not have.
 */
export function createAddressDeriver(xpub: string): (owner: OwnerId) => string {
  const branch = HDKey.fromExtendedKey(xpub).deriveChild(RECEIVING)
  return (owner) => {
    const { publicKey } = branch.deriveChild(owner)
    if (!publicKey) throw new Error('the extended key has no public key')
    const point = secp256k1.ProjectivePoint.fromHex(bytesToHex(publicKey).slice(2))
    return publicKeyToAddress(toHex(point.toRawBytes(false)) as Hex)
  }
}
