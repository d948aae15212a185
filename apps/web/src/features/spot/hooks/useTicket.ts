import type { OrderRow } from '@touchstone/protocol'
import { useCallback, useMemo, useReducer, useState, useSyncExternalStore } from 'react'
import type { SpotMarket } from '../../../products/spot/spotMarket.ts'
import { api } from '../../../shared/api/api.ts'
import { readDown } from '../../../shared/decimals/exactDecimal.ts'
import type { FundsRow } from '../../../shared/funds/useFunds.ts'
import type { Price } from '../../../shared/live/usePrice.ts'
import { newClientId } from '../../../shared/orders/clientId.ts'
import type { PreviewState } from '../../../shared/orders/previewFeed.ts'
import { createOrderSubmission, type SubmissionState } from '../../../shared/orders/submission.ts'
import { usePreview } from '../../../shared/orders/usePreview.ts'
import { useSession } from '../../../shared/session/sessionStore.ts'
import type { OrderPreview } from '../confirmation.ts'
import { type OrderRequest, orderRequest } from '../orderRequest.ts'
import {
  EMPTY_TICKET,
  reduceTicket,
  type TicketAction,
  type TicketFields,
  type TicketFunds,
  type TicketSize,
  ticketSize,
} from '../orderTicket.ts'
import { type TicketProblem, ticketProblems } from '../ticketProblems.ts'
import { placeOrder } from './placeOrder.ts'

const PREVIEW_DEBOUNCE_MS = 250

type SpotSubmission = SubmissionState<OrderRow['state']>
const ask = (request: OrderRequest): Promise<OrderPreview> => api().call('tryOrder', request)

export interface Ticket {
  readonly fields: TicketFields
  readonly size: TicketSize
  readonly funds: TicketFunds | undefined
  readonly problems: readonly TicketProblem[]
  readonly request: OrderRequest | undefined
  readonly preview: PreviewState<OrderPreview>
  readonly submission: SpotSubmission
  readonly change: (action: TicketAction) => void
  /** Sends the order as it stands. Resolves with what became of it. */
  readonly submit: () => Promise<SpotSubmission>
}

function ticketFunds(market: SpotMarket, rows: readonly FundsRow[] | undefined): TicketFunds | undefined {
  if (!rows) return undefined
  const available = (currency: string) => rows.find((row) => row.currency === currency)?.available ?? '0'
  return {
    base: readDown(available(market.base), market.amountScale) ?? 0n,
    quote: readDown(available(market.quote), market.turnoverScale) ?? 0n,
  }
}

/** Everything the order form shows and does, for one market. */
export function useTicket(market: SpotMarket, price: Price | undefined, rows: readonly FundsRow[] | undefined): Ticket {
  const [fields, dispatch] = useReducer(reduceTicket, EMPTY_TICKET)
  const [submission] = useState(() => createOrderSubmission(placeOrder, newClientId))
  const transactionPasswordSet = useSession((session) => session.transaction_password) !== 0
  const funds = useMemo(() => ticketFunds(market, rows), [market, rows])
  const opposite = readDown((fields.side === 'buy' ? price?.ask : price?.bid) || price?.last || '', market.priceScale)
  const size = ticketSize(fields, market, funds, opposite)
  const problems = ticketProblems(fields, size, { market, funds, transactionPasswordSet })
  const request = orderRequest(fields, size, market)
  const preview = usePreview(request, ask, PREVIEW_DEBOUNCE_MS)
  const change = useCallback(
    (action: TicketAction) => {
      submission.clear()
      dispatch(action)
    },
    [submission],
  )
  return {
    fields,
    size,
    funds,
    problems,
    request,
    preview,
    submission: useSyncExternalStore(submission.subscribe, submission.getState),
    change,
    async submit() {
      if (!request) return submission.getState()
      const state = await submission.submit(request)
      if (state.phase === 'accepted') dispatch({ do: 'placed' })
      return state
    },
  }
}
