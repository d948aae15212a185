import type { Page } from '@playwright/test'
import { hexToString } from 'viem'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'

/** A wallet as an extension would put it into every page. */
export interface BrowserWallet {
  readonly address: string
  /** Its key, for the same wallet in another browser. */
  readonly key: PrivateKeyAccount
  /** What it was asked to sign so far. */
  readonly asked: readonly string[]
  /** Its holder presses No from now on, or Yes again. */
  decline(declines: boolean): void
}

interface AnnouncedProvider {
  request(asked: { readonly method: string; readonly params?: readonly unknown[] }): Promise<unknown>
}

declare global {
  interface Window {
    touchstoneTestSign?: (text: string) => Promise<string>
  }
}

const DECLINED = 'declined'

/** Runs in the page: announces a wallet by EIP-6963 whose signatures are made outside of it. */
function announce(address: string): void {
  const declined = Object.assign(new Error('User rejected the request.'), { code: 4001 })
  const provider: AnnouncedProvider = {
    async request({ method, params = [] }) {
      if (method === 'eth_requestAccounts') return [address]
      if (method !== 'personal_sign') throw Object.assign(new Error('unsupported'), { code: 4200 })
      const signature = await window.touchstoneTestSign?.(String(params[0]))
      if (signature === undefined || signature === 'declined') throw declined
      return signature
    },
  }
  const detail = Object.freeze({ info: { uuid: 'test', name: 'Test Wallet', icon: '', rdns: 'test' }, provider })
  const tell = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  window.addEventListener('eip6963:requestProvider', tell)
  tell()
}

/** Gives the page a wallet, with a fresh key unless told. */
export async function installWallet(
  page: Page,
  account = privateKeyToAccount(generatePrivateKey()),
): Promise<BrowserWallet> {
  const asked: string[] = []
  let declines = false
  await page.exposeFunction('touchstoneTestSign', async (hex: string) => {
    const message = hexToString(hex as `0x${string}`)
    asked.push(message)
    return declines ? DECLINED : account.signMessage({ message })
  })
  await page.addInitScript(announce, account.address)
  return {
    address: account.address,
    key: account,
    asked,
    decline: (value) => {
      declines = value
    },
  }
}
