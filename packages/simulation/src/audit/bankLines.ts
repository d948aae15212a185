import { demand } from './auditFailure.ts'

/** I18: each line of a bank's statement is used for one payment, whatever the product. */
export class BankLines {
  readonly #paid = new Map<string, string>()

  /** A line has just been used for a payment. */
  use(line: string, what: string): void {
    const before = this.#paid.get(line)
    demand(before === undefined, 'I18', () => `line ${line} paid for ${before} and for ${what}`)
    this.#paid.set(line, what)
  }
}
