import { HDKey } from 'viem/accounts'

/** Account key (m/44'/60'/0') of a phrase that everybody knows: for play money alone. */
export const SANDBOX_XPUB =
  'xpub6Ce9NcJvTk36xtLSrJLZqE7wtgA5deCeYs7rSQtreh4cj6ByPtrg9sD7V2FNFLPnf8heNP3FGkeV9qwfzvZNSd54JoNXVsXFYSYwHsnJxqP'
/** USDT on Ethereum. */
const USDT_CONTRACT = '0xdac17f958d2ee523a2206206994597c13d831ec7'

/** The chain that deposits come over. */
export type ChainSettings =
  | { readonly kind: 'off' }
  /** A chain of the sandbox's own, started and stopped with the server. */
  | { readonly kind: 'embedded'; readonly confirmations: number; readonly xpub: string }
  | {
      readonly kind: 'node'
      readonly rpcUrl: string
      /** Where a deposit is read the second time, before it is credited; the same node when nothing else is set. */
      readonly checkUrl: string
      readonly confirmations: number
      readonly xpub: string
      /** Lower case. */
      readonly token: string
    }

/** The part of the environment's reader that these settings need. */
export interface SettingsReader {
  readonly problems: string[]
  text(name: string): string | null
  whole(name: string, fallback: number, min: number, max: number): number
  choice<const Choice extends string>(name: string, choices: readonly Choice[], fallback: Choice): Choice
  url(name: string, protocols: readonly string[]): string | null
}

function readXpub(reader: SettingsReader, production: boolean): string {
  const text = reader.text('DEPOSIT_XPUB')
  if (text === null) {
    if (production) reader.problems.push('CHAIN_RPC_URL needs DEPOSIT_XPUB: whose addresses deposits go to')
    return SANDBOX_XPUB
  }
  if (production && text === SANDBOX_XPUB)
    reader.problems.push('DEPOSIT_XPUB is the sandbox’s, whose private key everybody knows')
  if (!isAccountXpub(text))
    reader.problems.push(
      "DEPOSIT_XPUB must be the extended public key of the account m/44'/60'/0' (it begins with xpub)",
    )
  return text
}

function isAccountXpub(text: string): boolean {
  if (!/^xpub[1-9A-HJ-NP-Za-km-z]{107}$/.test(text)) return false
  try {
    return HDKey.fromExtendedKey(text).depth === 3
  } catch {
    return false
  }
}

function readToken(reader: SettingsReader): string {
  const text = reader.text('TOKEN_CONTRACT') ?? USDT_CONTRACT
  if (!/^0x[0-9a-fA-F]{40}$/.test(text)) reader.problems.push('TOKEN_CONTRACT must be an address: 0x and 40 hex digits')
  return text.toLowerCase()
}

/** Reads CHAIN, CHAIN_RPC_URL, CHAIN_CHECK_URL, CHAIN_CONFIRMATIONS, DEPOSIT_XPUB and TOKEN_CONTRACT. */
export function readChain(reader: SettingsReader, mode: 'sandbox' | 'production'): ChainSettings {
  const production = mode === 'production'
  const rpcUrl = reader.url('CHAIN_RPC_URL', ['http:', 'https:'])
  const checkUrl = reader.url('CHAIN_CHECK_URL', ['http:', 'https:'])
  const kind = reader.choice('CHAIN', ['off', 'embedded', 'node'], rpcUrl ? 'node' : production ? 'off' : 'embedded')
  const confirmations = reader.whole('CHAIN_CONFIRMATIONS', 12, production ? 6 : 1, 1_000)
  if (kind === 'off') return { kind }
  if (kind === 'embedded') {
    if (production) reader.problems.push('production refuses the sandbox’s chain: set CHAIN_RPC_URL, or CHAIN=off')
    return { kind, confirmations, xpub: SANDBOX_XPUB }
  }
  if (rpcUrl === null) reader.problems.push('CHAIN=node needs CHAIN_RPC_URL')
  const node = rpcUrl ?? ''
  const xpub = readXpub(reader, production)
  return { kind, rpcUrl: node, checkUrl: checkUrl ?? node, confirmations, xpub, token: readToken(reader) }
}
