import type { Amount } from '@touchstone/quantities'
import { encodeFunctionData, erc20Abi, type Hex, type LocalAccount } from 'viem'
import type { Fees } from './fees.ts'
import { hasEffect, type SignedTransaction, signTransaction, type TransactionEffect } from './signedTransaction.ts'

/** An ERC-20 transfer, as it is to be: addresses lower-case hex. */
export interface Transfer extends Fees {
  readonly chainId: number
  readonly contract: Hex
  readonly to: Hex
  readonly amount: Amount
  readonly nonce: number
  readonly gas: bigint
}

type TransferEffect = Omit<Transfer, 'gas' | keyof Fees>

/** A transfer of a token that is not a proxy takes some 65,000, one to a new holder included. */
export const TRANSFER_GAS = 120_000n

function effectOf({ chainId, nonce, contract, to, amount }: TransferEffect): TransactionEffect {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] })
  return { chainId, nonce, to: contract, value: 0n, data }
}

export function signTransfer(account: LocalAccount, transfer: Transfer): Promise<SignedTransaction> {
  return signTransaction(account, effectOf(transfer), transfer, (raw) => isTransfer(raw, account.address, transfer))
}

/** True when the bytes are exactly a transfer of this amount to this address, from this wallet with this nonce, no more. */
export function isTransfer(raw: Hex, from: string, transfer: TransferEffect): Promise<boolean> {
  return hasEffect(raw, from, effectOf(transfer))
}
