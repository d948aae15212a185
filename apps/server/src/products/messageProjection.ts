import type { CoreEvent, MessageKind } from '@touchstone/protocol'
import type { BatchRows } from '../projector/batchRows.ts'
import { isCustomer } from '../projector/isCustomer.ts'
import type { EventPlace, Projection } from '../projector/projection.ts'
import { int4, json, type TableTypes, table, text, whole } from '../projector/table.ts'
import type { LoggedMessage, LoggedValue } from '../trading/loggedMessages.ts'
import { PRODUCTS } from './products.ts'

/** Messages that follow from the log, until they are told. */
export const LOGGED_MESSAGES = table(
  'logged_messages',
  {
    sequence: whole,
    ordinal: int4,
    owner: whole,
    kind: text<MessageKind>(),
    facts: json<Readonly<Record<string, LoggedValue>>>(),
    time: whole,
  },
  { key: ['sequence', 'ordinal'] },
)

export type LoggedMessageTables = TableTypes<typeof LOGGED_MESSAGES>

type Tell = (event: CoreEvent, place: EventPlace) => LoggedMessage | undefined

/** By the type of the event. Each teller is given events of its own type alone. */
const TELLERS = new Map(
  PRODUCTS.flatMap(({ messages = {} }) => Object.entries(messages) as unknown as readonly (readonly [string, Tell])[]),
)

function take(event: { readonly type: string }, place: EventPlace, rows: BatchRows): void {
  const message = TELLERS.get(event.type)?.(event as CoreEvent, place)
  if (!message || !isCustomer(message.owner)) return
  const { sequence, ordinal, time } = place
  const { owner, kind, values } = message
  rows.add(LOGGED_MESSAGES, { sequence, ordinal, time, owner, kind, facts: values })
}

/** What customers are told of the log: written in the same transaction as the rest that follows from an entry. */
export const MESSAGE_PROJECTION: Projection<never> = {
  tables: [LOGGED_MESSAGES],
  tracking: undefined,
  events: Object.fromEntries([...TELLERS.keys()].map((type) => [type, take])),
  elsewhere: undefined,
  open: async () => ({ take }),
}
