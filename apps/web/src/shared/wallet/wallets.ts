/** The interface of a wallet in the browser, by EIP-1193. */
export interface WalletProvider {
  request(asked: { readonly method: string; readonly params?: readonly unknown[] }): Promise<unknown>
}

export interface FoundWallet {
  readonly id: string
  /** As it calls itself; '' for one that does not say. */
  readonly name: string
  /** A picture as data, '' when none. */
  readonly icon: string
  readonly provider: WalletProvider
}

const ANNOUNCED = 'eip6963:announceProvider'
const ASKED = 'eip6963:requestProvider'
/** Wallets announce themselves at once; the old way in is tried when none did. */
const PATIENCE_MS = 300

function isProvider(value: unknown): value is WalletProvider {
  return typeof value === 'object' && value !== null && 'request' in value && typeof value.request === 'function'
}

function textOf(record: object, field: string): string {
  const value: unknown = Object.getOwnPropertyDescriptor(record, field)?.value
  return typeof value === 'string' ? value : ''
}

/** The wallet of an announcement; undefined when it is none, because anything on the page may send one. */
function announced(event: Event): FoundWallet | undefined {
  const detail: unknown = event instanceof CustomEvent ? event.detail : undefined
  if (typeof detail !== 'object' || detail === null || !('info' in detail) || !('provider' in detail)) return undefined
  const { info, provider } = detail
  if (typeof info !== 'object' || info === null || !isProvider(provider)) return undefined
  const icon = textOf(info, 'icon')
  return {
    id: textOf(info, 'uuid') || textOf(info, 'rdns'),
    name: textOf(info, 'name').slice(0, 40),
    icon: icon.startsWith('data:image/') ? icon : '',
    provider,
  }
}

function unannounced(): FoundWallet | undefined {
  const provider: unknown = 'ethereum' in window ? window.ethereum : undefined
  return isProvider(provider) ? { id: 'injected', name: '', icon: '', provider } : undefined
}

/** Finds the wallets of this browser (EIP-6963, else `window.ethereum`) and tells of each. Returns how to stop. */
export function findWallets(onFound: (wallets: readonly FoundWallet[]) => void): () => void {
  const found = new Map<string, FoundWallet>()
  const listen = (event: Event) => {
    const wallet = announced(event)
    if (!wallet || found.has(wallet.id)) return
    found.set(wallet.id, wallet)
    onFound([...found.values()])
  }
  window.addEventListener(ANNOUNCED, listen)
  window.dispatchEvent(new Event(ASKED))
  const timer = setTimeout(() => {
    const wallet = found.size === 0 ? unannounced() : undefined
    if (wallet) onFound([wallet])
  }, PATIENCE_MS)
  return () => {
    clearTimeout(timer)
    window.removeEventListener(ANNOUNCED, listen)
  }
}
