import type { CallData } from '@touchstone/protocol'
import { useCallback, useEffect, useMemo, useReducer } from 'react'
import type { SpotMarket } from '../../../products/spot/spotMarket.ts'
import { api } from '../../../shared/api/api.ts'
import { readDown } from '../../../shared/decimals/exactDecimal.ts'
import type { FundsRow } from '../../../shared/funds/useFunds.ts'
import type { Price } from '../../../shared/live/usePrice.ts'
import { useSession } from '../../../shared/session/sessionStore.ts'
import { keepManner, keptManner } from '../../../terminal/ticket/keptManner.ts'
import { placeAnswer } from '../../../terminal/ticket/placeAnswer.ts'
import { wrongSide } from '../../../terminal/ticket/protection/protectionProblems.ts'
import { type TicketOrder, useTicketOrder } from '../../../terminal/ticket/useTicketOrder.ts'
import { type OrderPreview, type OrderRequest, orderRequest } from '../orderRequest.ts'
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

/** The answer to an order, with the side it was sent for. */
export type PlacedOrder = CallData<'addOrder'> & Pick<OrderRequest, 'side'>

export interface Ticket extends TicketOrder<OrderRequest, OrderPreview, PlacedOrder> {
  readonly fields: TicketFields
  readonly size: TicketSize
  readonly funds: TicketFunds | undefined
  readonly problems: readonly TicketProblem[]
  readonly change: (action: TicketAction) => void
}

const ask = (request: OrderRequest) => api().call('tryOrder', request)
const place = (request: OrderRequest & { cid: string }) =>
  placeAnswer(
    api()
      .call('addOrder', request, { refusal: 'here' })
      .then((placed) => ({ ...placed, side: request.side })),
  )

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
  const [fields, dispatch] = useReducer(reduceTicket, EMPTY_TICKET, (empty) => ({ ...empty, ...keptManner('spot') }))
  const { side, type } = fields
  useEffect(() => keepManner('spot', { side, type }), [side, type])
  const transactionPasswordSet = useSession((session) => session.transaction_password) !== 0
  const funds = useMemo(() => ticketFunds(market, rows), [market, rows])
  const opposite = readDown((fields.side === 'buy' ? price?.ask : price?.bid) || price?.last || '', market.priceScale)
  const size = ticketSize(fields, market, funds, opposite)
  const order = useTicketOrder(orderRequest(fields, size, market), {
    ask,
    place,
    onPlaced: () => dispatch({ do: 'placed' }),
  })
  const { clear } = order
  const change = useCallback(
    (action: TicketAction) => {
      clear()
      dispatch(action)
    },
    [clear],
  )
  return {
    ...order,
    fields,
    size,
    funds,
    problems: [
      ...ticketProblems(fields, size, { market, funds, transactionPasswordSet }),
      ...wrongSide(order.preview.stale ? undefined : order.preview.preview),
    ],
    change,
  }
}
