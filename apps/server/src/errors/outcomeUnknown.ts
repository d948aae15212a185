/**
 * Nobody knows yet whether the command is done: the writer of the log ended before it answered. It is no refusal,
 * for a refusal says that nothing happened, and preparations of the call are taken back because of it.
 */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown'
  constructor(why: string) {
    super(`The outcome is not known yet: ${why}`)
  }
}
