import type { CoreQueries, OperatorAction, OwnerId } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'

/** A line in a customer's account history. */
export interface ToldHolder {
  readonly owner: OwnerId
  readonly what: string
  readonly text: string
}

/** What a decision about a product leaves behind beside the log. `text`: the operators' words to the customer, '' for none. */
export interface Decided {
  /** Keeps the text where the customer finds it. Safe to repeat; `transaction` is the one that the decision is written down in. */
  keep(transaction: Kysely<Database>, action: OperatorAction, text: string): Promise<void>
  /** What the holder reads of it in the account's history; undefined where the decision is about something else. */
  tell(action: OperatorAction, text: string, core: CoreQueries): ToldHolder | undefined
}
