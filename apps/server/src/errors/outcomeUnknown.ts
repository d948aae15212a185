/**
 * Nobody knows yet whether what was asked is done: whoever should have written it ended before it answered. It is no refusal,
 * for a refusal says that nothing happened, and what was prepared is taken back because of it.
 */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown'
  constructor(why: string) {
    super(`The outcome is not known yet: ${why}`)
  }
}
