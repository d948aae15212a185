import * as z from 'zod/mini'
import type { ChainReader, ChainReceipt } from '../chain/chainReader.ts'
import { ChainTrouble } from '../chain/chainTrouble.ts'
import type { AskNode } from '../chain/jsonRpc.ts'
import { transfersIn } from '../chain/transfer.ts'
import type { GasMarket } from './offeredFees.ts'

/** The transfer that a payment must have made on the chain. Addresses lower-case hex. */
export interface ExpectedTransfer {
  readonly transaction: string
  readonly contract: string
  readonly from: string
  readonly to: string
  readonly amount: bigint
}

/**
 * `waiting`: in no block, or not deep enough. `paid` and `reverted`: deep enough, in a block that is part of the chain, by both
 * nodes. `differs`: it went through and did something else than it should have: for people to look at.
 */
export type Outcome =
  | { readonly kind: 'missing' }
  | { readonly kind: 'waiting'; readonly block: number }
  | { readonly kind: 'paid' | 'reverted' | 'differs'; readonly block: number }

/** Of a sweep, and of the top-up that goes before it: wei, decimal. */
export interface SweepFees {
  readonly maxFeePerGas: string
  readonly maxPriorityFeePerGas: string
  readonly topUpFeePerGas: string
}

/** The questions of payouts to the chain. Throws ChainTrouble when there is no usable answer. */
export interface PayoutChain {
  market(): Promise<GasMarket>
  sweepFees(): Promise<SweepFees>
  /** Harmless to repeat. */
  broadcast(raw: string, transaction: string): Promise<void>
  /** How many transactions of an address are in blocks. */
  used(address: string): Promise<number>
  outcome(expected: ExpectedTransfer): Promise<Outcome>
}

export interface PayoutChainParts {
  readonly ask: AskNode
  readonly reader: Pick<ChainReader, 'head' | 'receipt' | 'block'>
  /** Where an outcome is read the second time; may be the same node. */
  readonly check: Pick<ChainReader, 'head' | 'receipt' | 'block'>
  readonly confirmations: number
}

const GWEI = 1_000_000_000n
/** Later ones wait for a top-up. */
const TOP_UP_BASE_FEES = 8n
/** A sweep has time, and its gas is put there beforehand: no more of it than a busy hour asks for. */
const SWEEP_BASE_FEES = 3n
const quantity = z.pipe(
  z.string().check(z.regex(/^0x[0-9a-fA-F]{1,64}$/)),
  z.transform((text: string) => BigInt(text)),
)
const feeBlock = z.object({ number: quantity, baseFeePerGas: quantity })

function read<Shape extends z.core.$ZodType>(shape: Shape, answer: unknown, what: string): z.output<Shape> {
  const parsed = z.safeParse(shape, answer)
  if (!parsed.success) throw new ChainTrouble(`the node’s ${what} has a wrong form`)
  return parsed.data
}

type Reader = PayoutChainParts['reader']

async function isCanonical(reader: Reader, receipt: ChainReceipt): Promise<boolean> {
  const block = await reader.block(receipt.blockNumber)
  return block?.hash === receipt.blockHash && block.transactions.some(({ hash }) => hash === receipt.transactionHash)
}

function isTransfer(receipt: ChainReceipt, expected: ExpectedTransfer): boolean {
  return transfersIn(receipt).some(
    ({ contract, from, to, amount }) =>
      contract === expected.contract && from === expected.from && to === expected.to && amount === expected.amount,
  )
}

async function judge(reader: Reader, expected: ExpectedTransfer, confirmations: number): Promise<Outcome> {
  const receipt = await reader.receipt(expected.transaction)
  if (!receipt) return { kind: 'missing' }
  const block = receipt.blockNumber
  const isDeep = (await reader.head()) - block + 1 >= confirmations
  if (!isDeep || !(await isCanonical(reader, receipt))) return { kind: 'waiting', block }
  if (receipt.status !== 1n) return { kind: 'reverted', block }
  return { kind: isTransfer(receipt, expected) ? 'paid' : 'differs', block }
}

/** A number as a node tells it. Throws ChainTrouble for anything else. */
export function readQuantity(answer: unknown, what: string): bigint {
  return read(quantity, answer, what)
}

async function gasMarket(ask: AskNode): Promise<GasMarket> {
  const latest = await ask('eth_getBlockByNumber', ['latest', false])
  const { number, baseFeePerGas: base } = read(feeBlock, latest, 'latest block')
  const tip = await ask('eth_maxPriorityFeePerGas').catch(() => undefined)
  return { head: Number(number), base, priority: quantity.safeParse(tip).data ?? GWEI }
}

export function createPayoutChain({ ask, reader, check, confirmations }: PayoutChainParts): PayoutChain {
  return {
    market: () => gasMarket(ask),

    sweepFees: async () => {
      const { base, priority } = await gasMarket(ask)
      return {
        maxFeePerGas: String(base * SWEEP_BASE_FEES + priority),
        maxPriorityFeePerGas: String(priority),
        topUpFeePerGas: String(base * TOP_UP_BASE_FEES + priority),
      }
    },

    broadcast: async (raw, transaction) => {
      try {
        await ask('eth_sendRawTransaction', [raw])
      } catch (error) {
        // Nodes say in words of their own that they have it already.
        const known = await ask('eth_getTransactionByHash', [transaction])
        if (known === null || known === undefined) throw error
      }
    },

    used: async (address) =>
      Number(readQuantity(await ask('eth_getTransactionCount', [address, 'latest']), 'transaction count')),

    outcome: async (expected) => {
      const first = await judge(reader, expected, confirmations)
      if (first.kind === 'missing' || first.kind === 'waiting') return first
      const second = await judge(check, expected, confirmations)
      return second.kind === first.kind ? first : { kind: 'waiting', block: first.block }
    },
  }
}
