import { randomUUID } from 'node:crypto'
import type { AssetDefinition, OwnerId } from '@touchstone/protocol'
import { formatPlain, powerOfTen } from '@touchstone/quantities'
import { Refusal } from '../errors/refusal.ts'
import type { AppliedEntry, WorldPort } from '../sequencer/worldPort.ts'

/** The first balance of a demo account, in its funds account. */
const START_USDT = 100_000n

/** Credits of play money, each an entry of the demo world's log. */
export interface PlayMoney {
  /** The starting amount, once per owner for ever. */
  start(owner: OwnerId): Promise<void>
  /**
   * Tops the account up to its starting amount: money in orders, positions and the other accounts counts, other currencies
   * do not. `added` as a decimal string. Throws Refusal('demo_funds_enough') when nothing is missing.
   */
  topUp(owner: OwnerId): Promise<{ readonly added: string; readonly sequence: number }>
}

export function createPlayMoney(demo: WorldPort): PlayMoney {
  /** Calls of one owner wait for each other, so that two at once do not both find the same amount missing. */
  const turns = new Map<OwnerId, Promise<unknown>>()

  const usdt = (): AssetDefinition => {
    const asset = demo.core.assets().find(({ code }) => code === 'USDT')
    if (!asset) throw new Refusal('unknown_asset')
    return asset
  }
  const startAmount = ({ scale }: AssetDefinition): bigint => START_USDT * powerOfTen(scale)

  const credit = (owner: OwnerId, amount: bigint, ref: string): Promise<AppliedEntry> =>
    demo.submit({ type: 'FaucetCredit', owner, asset: usdt().id, amount, ref })

  const ownedUsdt = (owner: OwnerId, { id }: AssetDefinition): bigint =>
    demo.core.ledger
      .balances(owner)
      .filter(({ asset }) => asset === id)
      .reduce((sum, { available, held }) => sum + available + held, 0n)

  const topUpNow = async (owner: OwnerId) => {
    const asset = usdt()
    const missing = startAmount(asset) - ownedUsdt(owner, asset)
    if (missing <= 0n) throw new Refusal('demo_funds_enough')
    const { reply, sequence } = await credit(owner, missing, `demo funds ${owner} ${randomUUID()}`)
    if (reply.kind === 'rejected') throw new Refusal(reply.rejection, reply.facts)
    return { added: formatPlain(missing, asset.scale), sequence }
  }

  return {
    start: async (owner) => {
      const { reply } = await credit(owner, startAmount(usdt()), `demo start ${owner}`)
      if (reply.kind === 'rejected' && reply.rejection !== 'already_done')
        throw new Refusal(reply.rejection, reply.facts)
    },
    topUp: (owner) => {
      const before = turns.get(owner) ?? Promise.resolve()
      const turn = before.then(() => topUpNow(owner))
      const over = turn.then(
        () => undefined,
        () => undefined,
      )
      turns.set(owner, over)
      void over.then(() => {
        if (turns.get(owner) === over) turns.delete(owner)
      })
      return turn
    },
  }
}
