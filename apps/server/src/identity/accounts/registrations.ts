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

  /** The account is there even if a listener fails: the room of a failed listener has to make up for its work later. */
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
