import { COIN_GAS } from '@touchstone/protocol/signer'
import type { Hex, LocalAccount } from 'viem'
import type { Fees } from './fees.ts'
import { hasEffect, type SignedTransaction, signTransaction } from './signedTransaction.ts'

/** The chain's own coin, from a wallet to an address: in wei, address in lower case. */
export interface CoinTransfer {
  readonly chainId: number
  readonly to: Hex
  readonly value: bigint
  readonly nonce: number
}

export function signCoins(account: LocalAccount, coins: CoinTransfer, fees: Fees): Promise<SignedTransaction> {
  const offer = { ...fees, gas: COIN_GAS }
  return signTransaction(account, { ...coins, data: '0x' }, offer, (raw) => isCoins(raw, account.address, coins))
}

/** True when the bytes are exactly these coins to this address, from this wallet with this nonce, no more. */
export function isCoins(raw: Hex, from: string, coins: CoinTransfer): Promise<boolean> {
  return hasEffect(raw, from, { ...coins, data: '0x' })
}
