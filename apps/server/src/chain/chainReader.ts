import * as z from 'zod/mini'
import { ChainTrouble } from './chainTrouble.ts'
import type { AskNode } from './jsonRpc.ts'

/** keccak256("Transfer(address,address,uint256)"). */
export const TRANSFER_TOPIC = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
/** decimals() */
const DECIMALS_CALL = '0x313ce567'
const LARGEST_BLOCK = 2 ** 40

const lower = z.transform((text: string) => text.toLowerCase())
const hexOf = (digits: number) => z.pipe(z.string().check(z.regex(new RegExp(`^0x[0-9a-fA-F]{${digits}}$`))), lower)
const address = hexOf(40)
const hash = hexOf(64)
const quantity = z.pipe(
  z.string().check(z.regex(/^0x[0-9a-fA-F]{1,64}$/)),
  z.transform((text: string) => BigInt(text)),
)
const count = z.pipe(quantity, z.pipe(z.transform(Number), z.number().check(z.gte(0), z.lte(LARGEST_BLOCK))))
const bytes = z.pipe(z.string().check(z.regex(/^0x([0-9a-fA-F]{2})*$/), z.maxLength(100_000)), lower)

const logShape = z.object({
  address,
  topics: z.array(hash).check(z.maxLength(4)),
  data: bytes,
  blockNumber: count,
  blockHash: hash,
  transactionHash: hash,
  logIndex: count,
  removed: z.optional(z.nullable(z.boolean())),
})
const receiptShape = z.object({
  transactionHash: hash,
  blockNumber: count,
  blockHash: hash,
  status: quantity,
  logs: z.array(logShape),
})
const transactionShape = z.object({ hash, from: address, to: z.optional(z.nullable(address)), value: quantity })
const blockShape = z.object({ number: count, hash, parentHash: hash, transactions: z.array(transactionShape) })
const headerShape = z.object({ number: count, hash })

export type ChainLog = z.output<typeof logShape>
export type ChainReceipt = z.output<typeof receiptShape>
export type ChainTransaction = z.output<typeof transactionShape>
export type ChainBlock = z.output<typeof blockShape>

/** The questions of the watcher to a chain. Every answer has been checked for its form, none for being true. */
export interface ChainReader {
  chainId(): Promise<number>
  head(): Promise<number>
  /** Hash of a block; undefined: the node has no such block (yet). */
  hashAt(number: number): Promise<string | undefined>
  /** The same with its transactions. */
  block(number: number): Promise<ChainBlock | undefined>
  /** Transfers of any token to these addresses, in the blocks from `from` to `to`. */
  transfersTo(recipients: readonly string[], from: number, to: number): Promise<readonly ChainLog[]>
  /** undefined: no such transaction in a block. */
  receipt(transaction: string): Promise<ChainReceipt | undefined>
  /** undefined: no contract that says so. */
  decimalsOf(contract: string): Promise<number | undefined>
}

function read<Shape extends z.core.$ZodType>(shape: Shape, answer: unknown, what: string): z.output<Shape> {
  const parsed = z.safeParse(shape, answer)
  if (!parsed.success) throw new ChainTrouble(`the node’s ${what} has a wrong form`)
  return parsed.data
}

const hex = (value: number): string => `0x${value.toString(16)}`

/** 32 bytes in which a log or a call carries an address. */
export function addressWord(text: string): string {
  return `0x${text.slice(2).padStart(64, '0')}`
}

export function createChainReader(ask: AskNode): ChainReader {
  return {
    chainId: async () => read(count, await ask('eth_chainId'), 'chain id'),
    head: async () => read(count, await ask('eth_blockNumber'), 'block number'),

    hashAt: async (number) => {
      const answer = await ask('eth_getBlockByNumber', [hex(number), false])
      if (answer === null || answer === undefined) return undefined
      const header = read(headerShape, answer, 'block')
      if (header.number !== number) throw new ChainTrouble('the node answered with another block')
      return header.hash
    },

    block: async (number) => {
      const answer = await ask('eth_getBlockByNumber', [hex(number), true])
      if (answer === null || answer === undefined) return undefined
      const block = read(blockShape, answer, 'block')
      if (block.number !== number) throw new ChainTrouble('the node answered with another block')
      return block
    },

    transfersTo: async (recipients, from, to) => {
      const topics = [TRANSFER_TOPIC, null, recipients.map(addressWord)]
      const answer = await ask('eth_getLogs', [{ fromBlock: hex(from), toBlock: hex(to), topics }])
      return read(z.array(logShape), answer, 'list of logs')
    },

    receipt: async (transaction) => {
      const answer = await ask('eth_getTransactionReceipt', [transaction])
      if (answer === null || answer === undefined) return undefined
      const receipt = read(receiptShape, answer, 'receipt')
      if (receipt.transactionHash !== transaction) throw new ChainTrouble('the node answered with another receipt')
      return receipt
    },

    decimalsOf: async (contract) => {
      const answer = await ask('eth_call', [{ to: contract, data: DECIMALS_CALL }, 'latest'])
      const word = z.safeParse(hash, answer)
      return word.success && BigInt(word.data) <= 77n ? Number(BigInt(word.data)) : undefined
    },
  }
}
