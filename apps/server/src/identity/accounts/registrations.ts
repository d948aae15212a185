import type { Logger } from 'pino'

type Listener = (userId: string) => Promise<void>

/** Word of new accounts, before their registration is answered. */
export class Registrations {
  readonly #logger: Pick<Logger, 'warn'>
  readonly #listeners: Listener[] = []

  constructor(logger: Pick<Logger, 'warn'>) {
    this.#logger = logger
  }

  listen(listener: Listener): void {
    this.#listeners.push(listener)
  }

  /** The account is there whatever a listener comes to: what a listener could not do, its room has to make up for later. */
  async tell(userId: string): Promise<void> {
    for (const listener of this.#listeners) {
      try {
        await listener(userId)
      } catch (error) {
        this.#logger.warn(
          { event: 'registration_untold', userId, err: error },
          'something about a new account has to wait',
        )
      }
    }
  }
}
