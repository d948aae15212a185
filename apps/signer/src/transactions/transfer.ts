import type { Amount } from '@touchstone/quantities'
import {
  decodeFunctionData,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  keccak256,
  type LocalAccount,
  parseTransaction,
  recoverTransactionAddress,
  type TransactionSerializedEIP1559,
} from 'viem'
import type { Fees } from './fees.ts'

/** An ERC-20 transfer, as it is to be: addresses lower-case hex. */
export interface Transfer extends Fees {
  readonly chainId: number
  readonly contract: Hex
  readonly to: Hex
  readonly amount: Amount
  readonly nonce: number
  readonly gas: bigint
}

/** A transfer of a token that is not a proxy takes some 65,000, one to a new holder included. */
export const TRANSFER_GAS = 120_000n

export interface SignedTransfer {
  readonly raw: Hex
  readonly transaction: Hex
}

/** Signs with no network. What was signed is taken apart again and compared before anyone gets it. */
export async function signTransfer(account: LocalAccount, transfer: Transfer): Promise<SignedTransfer> {
  const { chainId, contract, to, amount, nonce, gas, maxFeePerGas, maxPriorityFeePerGas } = transfer
  const raw = await account.signTransaction({
    type: 'eip1559',
    chainId,
    nonce,
    to: contract,
    value: 0n,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] }),
    gas,
    maxFeePerGas,
    maxPriorityFeePerGas,
  })
  if (!(await isTransfer(raw, account.address, transfer))) throw new Error('what was signed is not what was meant')
  return { raw, transaction: keccak256(raw) }
}

/** True when the bytes are exactly a transfer of this amount to this address, from this wallet with this nonce, no more. */
export async function isTransfer(
  raw: Hex,
  from: string,
  { chainId, contract, to, amount, nonce }: Omit<Transfer, 'gas' | keyof Fees>,
): Promise<boolean> {
  const parsed = parseTransaction(raw as TransactionSerializedEIP1559)
  const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data: parsed.data ?? '0x' })
  const sender = await recoverTransactionAddress({ serializedTransaction: raw as TransactionSerializedEIP1559 })
  return (
    parsed.type === 'eip1559' &&
    parsed.chainId === chainId &&
    (parsed.nonce ?? 0) === nonce &&
    parsed.to?.toLowerCase() === contract &&
    (parsed.value ?? 0n) === 0n &&
    (parsed.accessList ?? []).length === 0 &&
    functionName === 'transfer' &&
    args[0].toLowerCase() === to &&
    args[1] === amount &&
    sender.toLowerCase() === from.toLowerCase()
  )
}
