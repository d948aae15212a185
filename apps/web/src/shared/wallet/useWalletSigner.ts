import type { CallInput } from '@touchstone/protocol'
import { useEffect, useState } from 'react'
import { api, failureText } from '../api/api.ts'
import { signText, walletAddresses, walletFailureText } from './walletActs.ts'
import { type FoundWallet, findWallets } from './wallets.ts'

/** A message of the exchange, signed. */
export interface WalletProof {
  readonly address: string
  readonly nonce: string
  readonly signature: string
}

export interface WalletSignerOptions {
  readonly use: NonNullable<CallInput<'ethSignlog'>['use']>
  /** Rejects with the message to show; the wallet message is used up. */
  readonly onSigned: (proof: WalletProof) => Promise<void>
}

interface Asked {
  readonly address: string
  readonly nonce: string
  readonly message: string
}

/** From the wallets of this browser to a signed message: wallet, address, text, signature. */
export function useWalletSigner({ use, onSigned }: WalletSignerOptions) {
  const [wallets, setWallets] = useState<readonly FoundWallet[]>([])
  const [looked, setLooked] = useState(0)
  const [wallet, setWallet] = useState<FoundWallet>()
  const [addresses, setAddresses] = useState<readonly string[]>([])
  const [asked, setAsked] = useState<Asked>()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  // `looked` starts the search anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => findWallets(setWallets), [looked])

  const run = async (act: () => Promise<void>) => {
    setBusy(true)
    setFailure('')
    try {
      await act()
    } catch (error) {
      setFailure(walletFailureText(error) ?? failureText(error))
    } finally {
      setBusy(false)
    }
  }
  const askFor = async (address: string) => {
    setAsked({ address, ...(await api().call('ethSignlog', { address, use }, { refusal: 'here' })) })
  }
  const forget = () => {
    setWallet(undefined)
    setAsked(undefined)
  }

  return {
    wallets,
    addresses,
    asked,
    busy,
    failure,
    lookAgain: () => setLooked(looked + 1),
    choose: (chosen: FoundWallet) =>
      run(async () => {
        const known = await walletAddresses(chosen.provider)
        setWallet(chosen)
        setAddresses(known)
        await askFor(known[0] ?? '')
      }),
    chooseAddress: (address: string) => run(() => askFor(address)),
    sign: () =>
      run(async () => {
        if (!wallet || !asked) return
        const { address, nonce, message } = asked
        const signature = await signText(wallet.provider, message, address)
        try {
          await onSigned({ address, nonce, signature })
        } catch (error) {
          forget()
          throw error
        }
      }),
    forget,
  }
}
