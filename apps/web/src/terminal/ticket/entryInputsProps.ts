import type { ReactNode } from 'react'
import type { PriceSteps as Steps } from '../../shared/markets/nearestTick.ts'
import type { TicketInputRefs } from '../keys/useTerminalKeys.ts'
import type { EntryField } from './entryProblems.ts'
import type { EntryAction, OrderEntry } from './orderEntry.ts'

/** What every part of a ticket that enters prices and conditions is given. */
export interface EntryInputsProps {
  readonly market: Steps & { readonly quote: string }
  readonly entry: OrderEntry
  /** Whether the order gains from a rising price: a buy or a long. */
  readonly rises: boolean
  readonly change: (action: EntryAction) => void
  readonly errorOf: (field: EntryField) => string | undefined
  readonly onLeave: (field: EntryField) => void
  readonly inputs: TicketInputRefs
  /** At the end of the stop price: which price sets it off. */
  readonly trigger?: ReactNode
}
