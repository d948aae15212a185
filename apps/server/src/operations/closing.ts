import type { Logger } from 'pino'

/** Resources that have to be let go of, in the order they were taken. */
export class Closing {
  readonly #steps: { readonly name: string; readonly close: () => unknown }[] = []

  add(name: string, close: () => unknown): void {
    this.#steps.push({ name, close })
  }

  /** Lets go of everything, last taken first. A step that fails is reported and does not keep the others. */
  async run(logger: Pick<Logger, 'error' | 'debug'>): Promise<void> {
    for (const { name, close } of this.#steps.toReversed()) {
      logger.debug({ event: 'closing', name })
      try {
        await close()
      } catch (error) {
        logger.error({ event: 'close_failed', name, err: error }, `closing the ${name} failed`)
      }
    }
    this.#steps.length = 0
  }
}
