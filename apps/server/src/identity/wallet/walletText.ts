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
const VERSION = 1

/** Loaded when first asked for: every start would be slower for it. */
const ethereum = () => import('viem/utils')

/**
 * The EIP-4361 text, always the same for the same fields: it is written anew to be checked, never read. Line by line,
 * because the library refuses hosts that an exchange at home may have, such as a name without a dot or an address of IPv6.
 */
export async function walletText(fields: WalletText): Promise<string> {
  const { address, origin, nonce, statement, issuedAt, expiresAt } = fields
  return [
    `${new URL(origin).host} wants you to sign in with your Ethereum account:`,
    await checksummed(address),
    '',
    statement,
    '',
    `URI: ${origin}`,
    `Version: ${VERSION}`,
    `Chain ID: ${MAINNET}`,
    `Nonce: ${nonce}`,
    `Issued At: ${new Date(issuedAt).toISOString()}`,
    `Expiration Time: ${new Date(expiresAt).toISOString()}`,
  ].join('\n')
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
