import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { refusal } from '@touchstone/frame/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerCalls, renderScreen } from '../../testing/renderScreen.tsx'
import type { WalletProof } from './useWalletSigner.ts'
import { WalletSigner } from './WalletSigner.tsx'
import { signText, walletAddresses, walletFailureText } from './walletActs.ts'
import { type FoundWallet, findWallets, type WalletProvider } from './wallets.ts'

const ONE = `0x${'1'.repeat(40)}`
const TWO = `0x${'2'.repeat(40)}`
const SIGNATURE = `0x${'a'.repeat(130)}`
const MESSAGE = 'exchange.example wants you to sign in with your Ethereum account:'

/** A wallet that answers each method with this, or throws it when it is an error. */
function walletThat(answers: Readonly<Record<string, unknown>>): WalletProvider & { asked: unknown[] } {
  const asked: unknown[] = []
  return {
    asked,
    request: async (call) => {
      asked.push(call)
      const answer = answers[call.method]
      if (answer instanceof Error) throw answer
      return answer
    },
  }
}
const failing = (code: number) => Object.assign(new Error('wallet'), { code })
const GOOD = { eth_requestAccounts: [ONE, TWO], personal_sign: SIGNATURE }

/** Announces wallets when asked, as extensions do; returns how to stop. */
function announce(...details: readonly unknown[]): () => void {
  const tell = () => {
    for (const detail of details) window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  window.addEventListener('eip6963:requestProvider', tell)
  return () => window.removeEventListener('eip6963:requestProvider', tell)
}

let stop: () => void = () => undefined
beforeEach(() => {
  stop = () => undefined
})
afterEach(() => {
  stop()
  Reflect.deleteProperty(window, 'ethereum')
  vi.useRealTimers()
  cleanup()
})

describe('finding wallets', () => {
  const found = () => {
    const seen: (readonly FoundWallet[])[] = []
    const end = findWallets((wallets) => seen.push(wallets))
    return { seen, end }
  }

  it('lists each that announces itself once, and takes nothing else for one', () => {
    const provider = walletThat({})
    const info = { uuid: 'a', name: 'Alpha', icon: 'data:image/svg+xml;base64,PHN2Zy8+', rdns: 'a.example' }
    const remote = { uuid: 'b', name: 'Beta', icon: 'https://evil.example/pixel.png', rdns: 'b.example' }
    stop = announce({ info, provider }, { info, provider }, { info: remote, provider }, { info }, null, 'x', {
      provider,
    })
    const { seen, end } = found()
    end()
    expect(seen.at(-1)?.map(({ name, icon }) => [name, icon])).toEqual([
      ['Alpha', info.icon],
      ['Beta', ''],
    ])
  })

  it('takes the old way in when none announced itself', async () => {
    vi.useFakeTimers()
    Object.assign(window, { ethereum: walletThat({}) })
    const { seen } = found()
    expect(seen).toEqual([])
    await vi.advanceTimersByTimeAsync(300)
    expect(seen.at(-1)).toMatchObject([{ id: 'injected', name: '' }])
  })
})

describe('asking a wallet', () => {
  it('shows it the text in hexadecimal and takes a signature only', async () => {
    const wallet = walletThat(GOOD)
    expect(await walletAddresses(wallet)).toEqual([ONE, TWO])
    expect(await signText(wallet, 'hé', ONE)).toBe(SIGNATURE)
    expect(wallet.asked.at(-1)).toEqual({ method: 'personal_sign', params: ['0x68c3a9', ONE] })
  })

  it.each([
    [{ eth_requestAccounts: failing(4001) }, 'You declined in the wallet. Nothing was signed.'],
    [{ eth_requestAccounts: failing(-32_002) }, 'The wallet is waiting for your answer: open it.'],
    [{ eth_requestAccounts: failing(-32_603) }, 'The wallet reported an error. Unlock it and try again.'],
    [{ eth_requestAccounts: [] }, 'The wallet gave no address. Unlock it, create an account in it, and try again.'],
    [
      { eth_requestAccounts: 'nonsense' },
      'The wallet gave no address. Unlock it, create an account in it, and try again.',
    ],
    [{ ...GOOD, personal_sign: '0x00' }, 'The wallet reported an error. Unlock it and try again.'],
  ])('says what went wrong (%#)', async (answers, sentence) => {
    const wallet = walletThat(answers)
    const failed = await walletAddresses(wallet)
      .then(() => signText(wallet, 'text', ONE))
      .catch((error: unknown) => error)
    expect(walletFailureText(failed)).toBe(sentence)
    expect(walletFailureText(new Error('other'))).toBeUndefined()
  })
})

describe('signing a message of the exchange', () => {
  const shown = async (onSigned: (proof: WalletProof) => Promise<void>, answers: object = {}) => {
    stop = announce({ info: { uuid: 'a', name: 'Alpha' }, provider: walletThat(GOOD) })
    const asked = answerCalls({
      ethSignlog: ({ address }: { address: string }) => ({ nonce: 'n'.repeat(48), message: `${MESSAGE}\n${address}` }),
      ...answers,
    })
    await renderScreen(() => <WalletSigner use="login" submitLabel="Sign and log in" onSigned={onSigned} />, '/login')
    fireEvent.click(await screen.findByRole('button', { name: 'Alpha' }))
    return asked
  }

  it('shows the text before it is signed, for the address that is chosen', async () => {
    const signed = vi.fn(async () => undefined)
    const asked = await shown(signed)
    expect((await screen.findByText(/wants you to sign in/)).textContent).toBe(`${MESSAGE}\n${ONE}`)
    fireEvent.change(screen.getByLabelText('Address'), { target: { value: TWO } })
    await waitFor(() => expect(screen.getByText(/wants you to sign in/).textContent).toBe(`${MESSAGE}\n${TWO}`))
    expect(asked.map(({ fields }) => fields.use)).toEqual(['login', 'login'])
    fireEvent.click(screen.getByRole('button', { name: 'Sign and log in' }))
    await waitFor(() =>
      expect(signed).toHaveBeenCalledWith({ address: TWO, nonce: 'n'.repeat(48), signature: SIGNATURE }),
    )
  })

  it('begins anew when the exchange refuses, and says why', async () => {
    await shown(() => Promise.reject(new TypeError('refused')))
    fireEvent.click(await screen.findByRole('button', { name: 'Sign and log in' }))
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Alpha' })).toBeTruthy()
    expect(screen.queryByText(/wants you to sign in/)).toBeNull()
  })

  it('says when no message is to be had', async () => {
    await shown(async () => undefined, { ethSignlog: refusal(4191, 'Wallets cannot be used here') })
    expect((await screen.findByRole('alert')).textContent).toBe('Wallets cannot be used here')
  })

  it('tells how to get a wallet where there is none', async () => {
    answerCalls({})
    await renderScreen(() => <WalletSigner use="login" submitLabel="Sign" onSigned={async () => undefined} />, '/login')
    expect(screen.getByRole('heading', { name: 'No wallet was found in this browser' })).toBeTruthy()
    stop = announce({ info: { uuid: 'a', name: 'Alpha' }, provider: walletThat(GOOD) })
    fireEvent.click(screen.getByRole('button', { name: 'Look again' }))
    expect(await screen.findByRole('button', { name: 'Alpha' })).toBeTruthy()
  })
})
