import { demand } from './auditFailure.ts'

/** I18: each line of a bank's statement pays once, for whatever product. */
export class BankLines {
  readonly #paid = new Map<string, string>()

  /** A line has just paid for something. */
  use(line: string, what: string): void {
    const before = this.#paid.get(line)
    demand(before === undefined, 'I18', () => `line ${line} paid for ${before} and for ${what}`)
    this.#paid.set(line, what)
  }
}
