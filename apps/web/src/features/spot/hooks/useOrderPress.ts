import { formatPlain } from '@touchstone/quantities'
import type { SpotMarket } from '../../../products/spot/spotMarket.ts'
import { usePreferences } from '../../../shared/preferences/preferences.ts'
import type { TicketInputRefs } from '../../../terminal/keys/useTerminalKeys.ts'
import { type ConfirmationReason, confirmationReasons } from '../../../terminal/ticket/confirm/confirmation.ts'
import { ENTRY_FIELDS } from '../../../terminal/ticket/entryProblems.ts'
import { type TicketPress, useTicketPress } from '../../../terminal/ticket/useTicketPress.ts'
import type { TicketField } from '../ticketProblems.ts'
import type { Ticket } from './useTicket.ts'

const FIELDS: readonly TicketField[] = [...ENTRY_FIELDS, 'amount', 'turnover', 'takeProfit', 'stopLoss']

export interface PressedOrder {
  readonly market: SpotMarket
  readonly ticket: Ticket
  readonly accountTotal: string
  readonly inputs: TicketInputRefs
}

/** Pressing the order, and why the customer is asked once more. */
export function useOrderPress({ market, ticket, accountTotal, inputs }: PressedOrder): {
  readonly press: TicketPress<TicketField>
  readonly reasons: readonly ConfirmationReason[]
} {
  const everyOrder = usePreferences(({ confirmAll }) => confirmAll)
  const { size, fields, request, problems, submit } = ticket
  const reasons = request
    ? confirmationReasons({
        type: fields.type,
        slippage: ticket.preview.preview?.slippage ?? '',
        uses: size.turnover === undefined ? '' : formatPlain(size.turnover, market.turnoverScale),
        account: accountTotal,
        everyOrder,
      })
    : []
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
