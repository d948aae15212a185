import type { IdentityServices } from '../services/services.ts'
import type { MessageTarget } from '../wallet/walletMessages.ts'
import { isSignedBy, walletText } from '../wallet/walletText.ts'

/** A message to be signed, and the line in it that names its purpose. */
export interface WalletRequest extends MessageTarget {
  readonly statement: string
}

export interface SignedNonce {
  readonly nonce: string
  readonly signature: string
}

type Services = Pick<IdentityServices, 'walletMessages'>

/** A message for this, good once within five minutes. */
export async function askForSignature({ walletMessages }: Services, request: WalletRequest) {
  const issued = await walletMessages.issue(request)
  return { nonce: issued.nonce, message: await walletText({ ...request, ...issued }) }
}

/**
 * Is this the wallet's signature under a message that was issued for exactly this? Used up when it is not; otherwise the
 * caller uses it up, after all other proofs.
 */
export async function isProved(
  { walletMessages }: Services,
  request: WalletRequest,
  { nonce, signature }: SignedNonce,
): Promise<boolean> {
  const issued = await walletMessages.find(request, nonce)
  if (!issued) return false
  const signed = await isSignedBy(request.address, await walletText({ ...request, ...issued }), signature)
  if (!signed) await walletMessages.use(nonce)
  return signed
}
