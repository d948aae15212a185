/** Throws where no caller can catch it: an error in a message without an answer is a bug, and ends its thread. */
export function throwAlone(error: unknown): void {
  setImmediate(() => {
    throw error
  })
}
