import type { Logger } from 'pino'
import type { WorldPort } from '../sequencer/worldPort.ts'
import type { AuditChain } from './auditChain.ts'

const EVERY_MS = 10 * 60_000

export interface AuditAnchor {
  /** Writes the chain's head into the log when rows were added since. */
  anchor(): Promise<void>
  /** Anchors a last time. Call it before the log is closed. */
  stop(): Promise<void>
}

/** Ties the audit chain to the log, every ten minutes and at the stop: from then on it cannot be rewritten unseen. */
export function startAuditAnchor(
  chain: AuditChain,
  world: Pick<WorldPort, 'core' | 'submit'>,
  logger: Pick<Logger, 'error'>,
): AuditAnchor {
  const anchor = async () => {
    const { rows, hash: head } = await chain.head()
    if (rows <= (world.core.decisions.auditAnchor()?.rows ?? 0)) return
    const { reply } = await world.submit({ type: 'AnchorAudit', rows, head })
    if (reply.kind === 'rejected') throw new Error(`the log refused the audit chain's head: ${reply.rejection}`)
  }
  const anchorOrTell = () =>
    anchor().catch((error: unknown) => {
      logger.error({ event: 'audit_not_anchored', err: error }, 'the audit chain could not be anchored in the log')
    })
  const timer = setInterval(() => void anchorOrTell(), EVERY_MS)
  timer.unref()
  return {
    anchor,
    stop: async () => {
      clearInterval(timer)
      await anchorOrTell()
    },
  }
}
