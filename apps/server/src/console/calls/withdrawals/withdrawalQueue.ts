import { formatPlain } from '@touchstone/quantities'
import type { AdminServices } from '../../adminServices.ts'
import type { WaitingQueue } from '../../waitingQueue.ts'

/** How long a withdrawal should wait at most: money on its way out waits the least. */
const TARGET_MS = 2 * 3_600_000

/** Withdrawals about which somebody has to decide, or which have to be paid by bank, as a queue beside those of the review desk. */
export function withdrawalQueue(worlds: AdminServices['worlds']): WaitingQueue {
  const { core } = worlds.real
  const waiting = core.withdrawals
    .open()
    .filter(
      ({ state, kind }) => state === 'requested' || state === 'review' || (state === 'approved' && kind === 'bank'),
    )
  const assets = [...new Set(waiting.map(({ asset }) => asset))]
  const amounts = assets.map((id) => {
    const { code, scale } = core.assets().find((asset) => asset.id === id) ?? { code: String(id), scale: 0 }
    const sum = waiting.reduce((total, { asset, amount }) => (asset === id ? total + amount : total), 0n)
    return { currency: code, amount: formatPlain(sum, scale) }
  })
  const oldest = waiting[0]?.requestedAt ?? 0
  return { kind: 'withdrawal', open: waiting.length, oldest, targetMs: TARGET_MS, amounts }
}
