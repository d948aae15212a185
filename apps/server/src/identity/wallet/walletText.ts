/** The variable parts of a message. */
export interface WalletText {
  /** Any case. */
  readonly address: string
  readonly origin: string
  readonly nonce: string
  /** One line that names the effect of the signature. */
  readonly statement: string
  readonly issuedAt: number
  readonly expiresAt: number
}

const MAINNET = 1

/** Loaded when first asked for: every start would be slower for it. */
const ethereum = () => import('viem/utils')

/** The EIP-4361 text, always the same for the same fields: it is written anew to be checked, never read. */
export async function walletText(fields: WalletText): Promise<string> {
  const { address, origin, nonce, statement, issuedAt, expiresAt } = fields
  const [{ createSiweMessage }, { getAddress }] = await Promise.all([import('viem/siwe'), ethereum()])
  return createSiweMessage({
    domain: new URL(origin).host,
    address: getAddress(address),
    statement,
    uri: origin,
    version: '1',
    chainId: MAINNET,
    nonce,
    issuedAt: new Date(issuedAt),
    expirationTime: new Date(expiresAt),
  })
}

/** With the capitals that carry its checksum (EIP-55). */
export async function checksummed(address: string): Promise<string> {
  return (await ethereum()).getAddress(address)
}

/** Was this text signed with the key of this address? Wallets without a key of their own (contracts) cannot sign here. */
export async function isSignedBy(address: string, text: string, signature: string): Promise<boolean> {
  const { getAddress, verifyMessage } = await ethereum()
  try {
    return await verifyMessage({
      address: getAddress(address),
      message: text,
      signature: signature as `0x${string}`,
    })
  } catch {
    return false
  }
}
