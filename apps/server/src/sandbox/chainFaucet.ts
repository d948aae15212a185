import type { OwnerId, World } from '@touchstone/protocol'
import { Refusal } from '../errors/refusal.ts'

/** Sends play money over the sandbox's chain to an owner's deposit address; returns the transaction's hash. */
export type SendOverChain = (owner: OwnerId, amount: bigint) => Promise<string>

export interface ChainGift {
  /** The same for every repetition of a request. */
  readonly ref: string
  readonly world: World
  readonly owner: OwnerId
  readonly currency: string
  readonly amount: bigint
}

/** The currency that the sandbox's chain carries. */
const CHAIN_CURRENCY = 'USDT'
/** Requests that are remembered. */
const KEPT = 10_000

/**
 * Test funds as a real transfer, once for each request however often it is sent: the chain itself knows no request ids.
 * `send` null: there is no chain.
 */
export function createChainFaucet(send: SendOverChain | null) {
  const sent = new Map<string, Promise<string>>()
  return (gift: ChainGift): { readonly isNew: boolean; readonly transaction: Promise<string> } => {
    const { ref, world, owner, currency, amount } = gift
    if (world === 'demo') throw new Refusal('not_in_demo')
    if (!send) throw new Refusal('deposits_closed')
    if (currency !== CHAIN_CURRENCY) throw new Refusal('deposit_unsupported')
    const before = sent.get(ref)
    if (before) return { isNew: false, transaction: before }
    const transaction = send(owner, amount)
    sent.set(ref, transaction)
    transaction.catch(() => sent.delete(ref))
    const [oldest] = sent.keys()
    if (sent.size > KEPT && oldest !== undefined) sent.delete(oldest)
    return { isNew: true, transaction }
  }
}
