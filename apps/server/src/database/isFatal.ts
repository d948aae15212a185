/** A server of PostgreSQL would end with such an error; the embedded one stays, and answers nothing sensible any more. */
export function isFatal(error: unknown): boolean {
  return error instanceof Error && 'severity' in error && (error.severity === 'PANIC' || error.severity === 'FATAL')
}
