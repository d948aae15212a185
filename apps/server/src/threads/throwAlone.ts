/** Throws where nobody can catch it: an error of what was told is a bug, and ends the thread that it is on. */
export function throwAlone(error: unknown): void {
  setImmediate(() => {
    throw error
  })
}
