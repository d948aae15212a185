import { encodeFunctionData, erc20Abi, type Hex } from 'viem'
import * as z from 'zod/mini'
import type { ChainReader } from '../../chain/chainReader.ts'
import { ChainTrouble } from '../../chain/chainTrouble.ts'
import type { AskNode } from '../../chain/jsonRpc.ts'

/**
 * The questions of reconciliation to the chain, all of them as of one block. Throws ChainTrouble when there is no usable
 * answer.
 */
export interface CustodyChain {
  head(): Promise<number>
  /** Units of the token, in the order of the addresses. */
  balances(addresses: readonly string[], block: number): Promise<readonly bigint[]>
  /** True when the transaction had succeeded by then. */
  wentThrough(transaction: string, block: number): Promise<boolean>
}

/** Addresses asked about at once. */
const AT_ONCE = 25
const word = z.string().check(z.regex(/^0x[0-9a-fA-F]{64}$/))

export function createCustodyChain(
  ask: AskNode,
  reader: Pick<ChainReader, 'head' | 'receipt'>,
  contract: string,
): CustodyChain {
  const balance = async (address: string, block: number): Promise<bigint> => {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [address as Hex] })
    const answer = word.safeParse(await ask('eth_call', [{ to: contract, data }, `0x${block.toString(16)}`]))
    if (!answer.success) throw new ChainTrouble('the node’s balance has a wrong form')
    return BigInt(answer.data)
  }
  return {
    head: () => reader.head(),
    balances: async (addresses, block) => {
      const found: bigint[] = []
      for (let from = 0; from < addresses.length; from += AT_ONCE) {
        const some = addresses.slice(from, from + AT_ONCE)
        found.push(...(await Promise.all(some.map((address) => balance(address, block)))))
      }
      return found
    },
    wentThrough: async (transaction, block) => {
      const receipt = await reader.receipt(transaction)
      return receipt !== undefined && receipt.status === 1n && receipt.blockNumber <= block
    },
  }
}
