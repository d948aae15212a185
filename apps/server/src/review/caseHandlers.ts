import type { CaseKind } from '@touchstone/protocol/admin'
import type { CaseHandler } from './reviewCase.ts'

/** The handler of each kind of case. A kind without a handler is a mistake in the wiring. */
export class CaseHandlers {
  readonly #handlers = new Map<CaseKind, CaseHandler>()

  register(handler: CaseHandler): void {
    if (this.#handlers.has(handler.kind)) throw new Error(`${handler.kind} cases have a handler already`)
    this.#handlers.set(handler.kind, handler)
  }

  of(kind: CaseKind): CaseHandler {
    const handler = this.#handlers.get(kind)
    if (!handler) throw new Error(`nobody answers for ${kind} cases`)
    return handler
  }
}
