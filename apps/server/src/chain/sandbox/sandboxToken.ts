import { encodeDeployData, encodeFunctionData, getContractAddress, type Hex, isAddressEqual } from 'viem'
import * as z from 'zod/mini'
import type { AskNode } from '../jsonRpc.ts'
import { readCompiledContract } from './compiledContract.ts'

/** In the token's smallest units: a hundred thousand million play dollars with six decimals, more than the sandbox owes. */
const SUPPLY = 10n ** 17n
const ACCOUNTS = z.array(z.string()).check(z.minLength(1))
const RECEIPT = z.nullable(z.object({ status: z.string(), contractAddress: z.nullable(z.string()) }))
const LOOK_EVERY_MS = 10
const WITHIN_MS = 10_000

/** The play money of the sandbox's chain. Its bank is the chain's first built-in account, which signs by itself. */
export interface SandboxToken {
  /** Lower case. */
  readonly contract: string
  readonly bank: string
  /** Sends play money to an address; returns the hash of a transaction that is in a block. */
  send(to: string, amount: bigint): Promise<string>
}

const text = (value: unknown) => z.string().parse(value)

/** Has one of the chain's own accounts make a transaction, and waits for the block that holds it. */
export async function transact(ask: AskNode, transaction: Readonly<Record<string, string>>) {
  const hash = text(await ask('eth_sendTransaction', [transaction]))
  const until = Date.now() + WITHIN_MS
  while (Date.now() < until) {
    const receipt = RECEIPT.parse(await ask('eth_getTransactionReceipt', [hash]))
    if (receipt) return { hash, succeeded: receipt.status === '0x1', contract: receipt.contractAddress }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
  throw new Error('the sandbox’s chain made no block in time')
}

/** The token as this chain has it; put there as the chain's first transaction when it is new. */
export async function openSandboxToken(ask: AskNode): Promise<SandboxToken> {
  const { abi, bytecode } = readCompiledContract('SandboxDollar')
  const [bank = ''] = ACCOUNTS.parse(await ask('eth_accounts'))
  const contract = getContractAddress({ from: bank as Hex, nonce: 0n })
  if (text(await ask('eth_getCode', [contract, 'latest'])) === '0x') {
    const data = encodeDeployData({ abi, bytecode, args: [SUPPLY] })
    const made = await transact(ask, { from: bank, data })
    if (!made.contract || !isAddressEqual(made.contract as Hex, contract))
      throw new Error('the sandbox’s chain had a past before its token')
  }
  return {
    contract: contract.toLowerCase(),
    bank,
    send: async (to, amount) => {
      const data = encodeFunctionData({ abi, functionName: 'transfer', args: [to, amount] })
      const sent = await transact(ask, { from: bank, to: contract, data })
      if (!sent.succeeded) throw new Error('the sandbox’s chain refused to send')
      return sent.hash
    },
  }
}
