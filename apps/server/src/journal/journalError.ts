import { LogDamage, LogRefusal, type LogRefusalReason } from '@touchstone/log'

const REASONS: readonly LogRefusalReason[] = ['storage_full', 'clock_jumped', 'closed', 'too_large', 'away', 'busy']

/** Restores the class of an error of opening or reading a journal, which is lost when the error crosses the boundary. */
export function journalError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { name, message } = error
  if (name === 'LogDamage' && 'sequence' in error) return new LogDamage(Number(error.sequence), message)
  const reason = 'reason' in error ? REASONS.find((one) => one === error.reason) : undefined
  return name === 'LogRefusal' && reason ? new LogRefusal(reason, message) : error
}
