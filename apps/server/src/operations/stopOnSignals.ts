import type { Logger } from 'pino'

const SIGNALS = ['SIGTERM', 'SIGINT'] as const
/** Ctrl+C reaches this process from the terminal and once more from npm, which passes it on: that is one signal. */
const SAME_WITHIN_MS = 500

/** The first signal stops in order; a second one ends the process at once. Nothing that was answered is lost either way. */
export function stopOnSignals(server: { close(): Promise<void> }, logger: Pick<Logger, 'info'>): void {
  let stoppingSince: number | undefined
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    const now = performance.now()
    if (stoppingSince !== undefined && now - stoppingSince < SAME_WITHIN_MS) return
    if (stoppingSince !== undefined) process.exit(1)
    stoppingSince = now
    logger.info({ event: 'stopping', signal }, 'stopping: a second signal ends the process at once')
    await server.close()
    process.exit(0)
  }
  for (const signal of SIGNALS) process.on(signal, (received) => void stop(received))
}
