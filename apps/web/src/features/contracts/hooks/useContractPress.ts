import { usePreferences } from '../../../shared/preferences/preferences.ts'
import type { TicketInputRefs } from '../../../terminal/keys/useTerminalKeys.ts'
import { ENTRY_FIELDS } from '../../../terminal/ticket/entryProblems.ts'
import { type TicketPress, useTicketPress } from '../../../terminal/ticket/useTicketPress.ts'
import { type ContractReason, contractReasons } from '../confirmation.ts'
import type { ContractField } from '../ticket/ticketProblems.ts'
import type { ContractTicket } from './useContractTicket.ts'

const FIELDS: readonly ContractField[] = [...ENTRY_FIELDS, 'lots', 'takeProfit', 'stopLoss']

export interface PressedContract {
  readonly ticket: ContractTicket
  /** Of the contract account, "" while unknown. */
  readonly equity: string
  readonly inputs: TicketInputRefs
}

/** Pressing the order, and why the customer is asked once more. */
export function useContractPress({ ticket, equity, inputs }: PressedContract): {
  readonly press: TicketPress<ContractField>
  readonly reasons: readonly ContractReason[]
} {
  const everyOrder = usePreferences(({ confirmAll }) => confirmAll)
  const { fields, request, problems, submit } = ticket
  const reasons = request ? contractReasons(fields, ticket.preview.preview, equity, everyOrder) : []
  const press = useTicketPress({
    fields: FIELDS,
    problems,
    ready: request !== undefined,
    asks: reasons.length > 0,
    submit,
    inputs,
  })
  return { press, reasons }
}
