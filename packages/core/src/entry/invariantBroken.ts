/** A law of the exchange does not hold: a bug. The replica stops and names the rule; it never limps on. */
export class InvariantBroken extends Error {
  override readonly name = 'InvariantBroken'
  /** The rule's id in RULES.md, for example "I4". */
  readonly rule: string
  constructor(rule: string, message: string) {
    super(`${rule}: ${message}`)
    this.rule = rule
  }
}
