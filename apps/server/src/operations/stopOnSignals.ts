import type { Logger } from 'pino'

const SIGNALS = ['SIGTERM', 'SIGINT'] as const

/** The first signal stops in order; a second one ends the process at once. Nothing that was answered is lost either way. */
export function stopOnSignals(server: { close(): Promise<void> }, logger: Pick<Logger, 'info'>): void {
  let stopping = false
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (stopping) process.exit(1)
    stopping = true
    logger.info({ event: 'stopping', signal }, 'stopping: a second signal ends the process at once')
    await server.close()
    process.exit(0)
  }
  for (const signal of SIGNALS) process.on(signal, (received) => void stop(received))
}
