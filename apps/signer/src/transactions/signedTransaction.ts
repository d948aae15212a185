import {
  type Hex,
  keccak256,
  type LocalAccount,
  parseTransaction,
  recoverTransactionAddress,
  type TransactionSerializedEIP1559,
} from 'viem'
import type { Fees } from './fees.ts'

/** What a transaction does, its fees apart: address in lower case, value in wei. */
export interface TransactionEffect {
  readonly chainId: number
  readonly nonce: number
  readonly to: Hex
  readonly value: bigint
  readonly data: Hex
}

export interface SignedTransaction {
  readonly raw: Hex
  readonly transaction: Hex
}

/** Signs with no network. `isMeant` takes the signed bytes apart again, before anyone gets them. */
export async function signTransaction(
  account: LocalAccount,
  { chainId, nonce, to, value, data }: TransactionEffect,
  { gas, maxFeePerGas, maxPriorityFeePerGas }: Fees & { readonly gas: bigint },
  isMeant: (raw: Hex) => Promise<boolean>,
): Promise<SignedTransaction> {
  const shape = { type: 'eip1559', chainId, nonce, to, value, data } as const
  const raw = await account.signTransaction({ ...shape, gas, maxFeePerGas, maxPriorityFeePerGas })
  if (!(await isMeant(raw))) throw new Error('what was signed is not what was meant')
  return { raw, transaction: keccak256(raw) }
}

/** True when the bytes are a transaction of this wallet that does exactly this, no more. */
export async function hasEffect(raw: Hex, from: string, effect: TransactionEffect): Promise<boolean> {
  const parsed = parseTransaction(raw as TransactionSerializedEIP1559)
  const sender = await recoverTransactionAddress({ serializedTransaction: raw as TransactionSerializedEIP1559 })
  return (
    parsed.type === 'eip1559' &&
    parsed.chainId === effect.chainId &&
    (parsed.nonce ?? 0) === effect.nonce &&
    parsed.to?.toLowerCase() === effect.to &&
    (parsed.value ?? 0n) === effect.value &&
    (parsed.data ?? '0x') === effect.data &&
    (parsed.accessList ?? []).length === 0 &&
    sender.toLowerCase() === from.toLowerCase()
  )
}
