import { textsNow } from '../i18n/texts.ts'
import { session } from '../session/sessionStore.ts'
import { walletTexts } from './texts.ts'
import type { WalletProvider } from './wallets.ts'

type Reason = 'declined' | 'waiting' | 'noAccount' | 'failed'

/** The wallet, or its holder, refused the request. */
class WalletFailure extends Error {
  override readonly name = 'WalletFailure'
  readonly reason: Reason

  constructor(reason: Reason, cause?: unknown) {
    super(reason, { cause })
    this.reason = reason
  }
}

/** Codes of EIP-1193, and the one for a question that is still open in the wallet. */
const REASONS: Readonly<Record<number, Reason>> = { 4001: 'declined', 4100: 'declined', [-32_002]: 'waiting' }

async function ask(provider: WalletProvider, method: string, params: readonly unknown[] = []): Promise<unknown> {
  try {
    return await provider.request({ method, params })
  } catch (error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
    throw new WalletFailure(REASONS[typeof code === 'number' ? code : 0] ?? 'failed', error)
  }
}

/** Asks the holder which addresses this site may see. Never empty. */
export async function walletAddresses(provider: WalletProvider): Promise<readonly string[]> {
  const answer = await ask(provider, 'eth_requestAccounts')
  const addresses = Array.isArray(answer)
    ? answer.filter((one): one is string => typeof one === 'string' && /^0x[0-9a-f]{40}$/i.test(one))
    : []
  if (addresses.length === 0) throw new WalletFailure('noAccount')
  return addresses
}

function hexOf(text: string): string {
  return `0x${Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** Has the wallet show the text and sign it; "0x" and 65 bytes. */
export async function signText(provider: WalletProvider, text: string, address: string): Promise<string> {
  const answer = await ask(provider, 'personal_sign', [hexOf(text), address])
  if (typeof answer === 'string' && /^0x[0-9a-f]{130}$/i.test(answer)) return answer
  throw new WalletFailure('failed')
}

/** One sentence for a refusal of the wallet; undefined when something else failed. */
export function walletFailureText(error: unknown): string | undefined {
  if (!(error instanceof WalletFailure)) return undefined
  return textsNow(walletTexts, session().language)(`failures.${error.reason}`)
}
