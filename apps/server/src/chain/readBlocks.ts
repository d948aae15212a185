import type { ChainBlock, ChainReader } from './chainReader.ts'
import type { Arrival, ChainRows } from './chainRows.ts'
import { ChainTrouble } from './chainTrouble.ts'
import type { GasSources } from './gasSources.ts'
import type { IssuedAddresses } from './issuedAddresses.ts'
import { type TokenTransfer, transfersIn } from './transfer.ts'

/** Blocks read at once: bounds the memory of one step. */
const RANGE = 50
/** Recipients in one question: nodes limit how long it may be. */
const RECIPIENTS = 500
const LARGEST_AMOUNT = 2n ** 63n

export interface BlockParts {
  readonly reader: ChainReader
  readonly rows: Pick<ChainRows, 'advance' | 'hashOf'>
  readonly addresses: Pick<IssuedAddresses, 'all' | 'ownerOf'>
  readonly gasSources: Pick<GasSources, 'has'>
  /** The contract whose transfers are deposits. */
  readonly token: string
}

async function readChained({ reader, rows }: BlockParts, from: number, to: number): Promise<readonly ChainBlock[]> {
  const blocks: ChainBlock[] = []
  let parent = await rows.hashOf(from - 1)
  for (let number = from; number <= to; number++) {
    const block = await reader.block(number)
    if (!block) throw new ChainTrouble(`the node does not have block ${number}`)
    if (parent !== undefined && block.parentHash !== parent)
      throw new ChainTrouble(`block ${number} does not follow the block before it`)
    parent = block.hash
    blocks.push(block)
  }
  return blocks
}

/** Transactions in which a token was sent to a customer. Their transfers are read from their receipts. */
async function transactionsTo(parts: BlockParts, from: number, to: number): Promise<ReadonlySet<string>> {
  const { reader, addresses } = parts
  const all = addresses.all()
  const found = new Set<string>()
  for (let start = 0; start < all.length; start += RECIPIENTS)
    for (const log of await reader.transfersTo(all.slice(start, start + RECIPIENTS), from, to)) {
      if (log.blockNumber < from || log.blockNumber > to) throw new ChainTrouble('the node told of other blocks')
      found.add(log.transactionHash)
    }
  return found
}

function suspenseOf({ contract, amount }: TokenTransfer, token: string): Arrival['suspense'] {
  if (contract !== token) return 'token'
  return amount >= LARGEST_AMOUNT ? 'too_large' : null
}

async function tokenArrivals(
  parts: BlockParts,
  transaction: string,
  hashes: ReadonlyMap<number, string>,
): Promise<readonly Arrival[]> {
  const receipt = await parts.reader.receipt(transaction)
  if (!receipt || hashes.get(receipt.blockNumber) !== receipt.blockHash)
    throw new ChainTrouble('a transaction is not where the node said it is')
  return transfersIn(receipt).flatMap((transfer) => {
    const owner = parts.addresses.ownerOf(transfer.to)
    if (owner === undefined || transfer.amount === 0n) return []
    return [{ ...transfer, owner, suspense: suspenseOf(transfer, parts.token) }]
  })
}

/** The chain's own coin, sent to a customer by a transaction that succeeded; coins from a gas wallet are no customer's. */
async function coinArrivals(parts: BlockParts, block: ChainBlock): Promise<readonly Arrival[]> {
  const arrivals: Arrival[] = []
  for (const { hash, from, to, value } of block.transactions) {
    const owner = to ? parts.addresses.ownerOf(to) : undefined
    if (!to || owner === undefined || value === 0n || parts.gasSources.has(from)) continue
    const receipt = await parts.reader.receipt(hash)
    if (receipt?.blockHash !== block.hash) throw new ChainTrouble('a transaction is not where the node said it is')
    if (receipt.status !== 1n) continue
    arrivals.push({
      contract: '',
      transaction: hash,
      position: -1,
      block: block.number,
      blockHash: block.hash,
      from,
      to,
      amount: value,
      owner,
      suspense: 'coin',
    })
  }
  return arrivals
}

/** Reads the blocks after the cursor up to `head`, as many as fit in one step. Returns how far it came. */
export async function readBlocks(parts: BlockParts, cursor: number, head: number): Promise<number> {
  const from = cursor + 1
  const to = Math.min(head, cursor + RANGE)
  const blocks = await readChained(parts, from, to)
  const hashes = new Map(blocks.map(({ number, hash }) => [number, hash]))
  const arrivals: Arrival[] = []
  for (const transaction of await transactionsTo(parts, from, to))
    arrivals.push(...(await tokenArrivals(parts, transaction, hashes)))
  for (const block of blocks) arrivals.push(...(await coinArrivals(parts, block)))
  await parts.rows.advance({ to, hashes: blocks.map(({ number, hash }) => ({ number, hash })), arrivals })
  return to
}
