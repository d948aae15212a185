import { COIN_GAS } from '@touchstone/protocol/signer'
import {
  type Hex,
  keccak256,
  type LocalAccount,
  parseTransaction,
  recoverTransactionAddress,
  type TransactionSerializedEIP1559,
} from 'viem'
import type { Fees } from './fees.ts'
import type { SignedTransfer } from './transfer.ts'

/** The chain's own coin, from a wallet to an address: in wei, address in lower case. */
export interface CoinTransfer {
  readonly chainId: number
  readonly to: Hex
  readonly value: bigint
  readonly nonce: number
}

/** Signs with no network. What was signed is taken apart again and compared before anyone gets it. */
export async function signCoins(account: LocalAccount, coins: CoinTransfer, fees: Fees): Promise<SignedTransfer> {
  const { chainId, to, value, nonce } = coins
  const { maxFeePerGas, maxPriorityFeePerGas } = fees
  const shape = { type: 'eip1559', chainId, nonce, to, value, gas: COIN_GAS } as const
  const raw = await account.signTransaction({ ...shape, maxFeePerGas, maxPriorityFeePerGas })
  if (!(await isCoins(raw, account.address, coins))) throw new Error('what was signed is not what was meant')
  return { raw, transaction: keccak256(raw) }
}

/** True when the bytes are exactly these coins to this address, from this wallet with this nonce, no more. */
export async function isCoins(raw: Hex, from: string, { chainId, to, value, nonce }: CoinTransfer): Promise<boolean> {
  const parsed = parseTransaction(raw as TransactionSerializedEIP1559)
  const sender = await recoverTransactionAddress({ serializedTransaction: raw as TransactionSerializedEIP1559 })
  return (
    parsed.type === 'eip1559' &&
    parsed.chainId === chainId &&
    (parsed.nonce ?? 0) === nonce &&
    parsed.to?.toLowerCase() === to &&
    (parsed.value ?? 0n) === value &&
    (parsed.data ?? '0x') === '0x' &&
    (parsed.accessList ?? []).length === 0 &&
    sender.toLowerCase() === from.toLowerCase()
  )
}
