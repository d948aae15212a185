import { SIGNER_REFUSALS, type SignerRefusal } from '@touchstone/protocol/signer'

/** Why something is not signed. It reaches the caller as its code. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly code: SignerRefusal

  constructor(code: SignerRefusal) {
    super(SIGNER_REFUSALS[code])
    this.code = code
  }
}
