/** A reason not to start that an operator can act on: printed as one line, without a stack, before a non-zero exit. */
export class StartUpProblem extends Error {
  override readonly name = 'StartUpProblem'
}

/** The line printed for anything that stopped the start. A problem speaks for itself; a bug shows its stack. */
export function startUpLine(error: unknown): string {
  if (error instanceof StartUpProblem) return `touchstone: ${error.message}`
  return `touchstone: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
}
