import { useQueryClient } from '@tanstack/react-query'
import type { CallData, ContractRow } from '@touchstone/protocol'
import { useCallback, useEffect, useReducer, useState } from 'react'
import { hasAddedMargin } from '../../../products/contracts/addedMargin.ts'
import type { ContractMarket } from '../../../products/contracts/contractMarket.ts'
import { CONTRACT_READS } from '../../../products/contracts/useContractActions.ts'
import { api } from '../../../shared/api/api.ts'
import type { Price } from '../../../shared/live/usePrice.ts'
import { useSession } from '../../../shared/session/sessionStore.ts'
import { keepManner, keptManner } from '../../../terminal/ticket/keptManner.ts'
import { placeAnswer } from '../../../terminal/ticket/placeAnswer.ts'
import { wrongSide } from '../../../terminal/ticket/protection/protectionProblems.ts'
import { type TicketOrder, useTicketOrder } from '../../../terminal/ticket/useTicketOrder.ts'
import {
  acceptHighLeverage,
  HIGHEST_LEVERAGE,
  highLeverageAccepted,
  keepChoice,
  type LeverageChoice,
  lastChoice,
} from '../leverageChoice.ts'
import type { MarketState } from '../marketState.ts'
import {
  type ContractAction,
  type ContractFields,
  clampLeverage,
  EMPTY_CONTRACT_TICKET,
  reduceContractTicket,
} from '../ticket/contractTicket.ts'
import { type ContractProblem, contractProblems } from '../ticket/ticketProblems.ts'
import { type ContractPreview, type ContractRequest, contractRequest } from '../ticket/ticketRequest.ts'
import { type TicketSize, ticketSize } from '../ticket/ticketSize.ts'

/** The answer to an order, with the side it was sent for. */
export type PlacedContract = CallData<'addContract'> & Pick<ContractRequest, 'side'>

const ask = (request: ContractRequest) => api().call('tryContract', request)
const place = (request: ContractRequest & { cid: string }) =>
  placeAnswer(
    api()
      .call('addContract', request, { refusal: 'here' })
      .then((placed) => ({ ...placed, side: request.side })),
  )

export interface ContractTicket extends TicketOrder<ContractRequest, ContractPreview, PlacedContract> {
  readonly fields: ContractFields
  readonly size: TicketSize
  /** Leverage and mode that a position or open orders hold fast; undefined when the order may choose. */
  readonly inUse: LeverageChoice | undefined
  /** The open isolated position has more margin than its leverage asks for. */
  readonly marginAdded: boolean
  readonly leverageAccepted: boolean
  readonly acceptLeverage: (accepted: boolean) => void
  readonly problems: readonly ContractProblem[]
  readonly change: (action: ContractAction) => void
}

export interface TicketSurroundings {
  readonly market: ContractMarket
  readonly state: MarketState
  readonly price: Price | undefined
  /** "" while unknown. */
  readonly mark: string
  /** "" while unknown. */
  readonly available: string
  readonly position: ContractRow | undefined
  readonly orders: readonly ContractRow[]
}

/** The leverage of the position, or of orders that could open one: other orders must use the same. */
function leverageInUse({ position, orders }: TicketSurroundings): LeverageChoice | undefined {
  return position ?? orders.find(({ reduceOnly }) => !reduceOnly)
}

function firstFields({ info }: ContractMarket): ContractFields {
  const { leverage, marginMode } = lastChoice(info.symbol) ?? info
  const manner = keptManner('contracts')
  return {
    ...EMPTY_CONTRACT_TICKET,
    ...(manner && { type: manner.type, side: manner.side === 'buy' ? 'long' : 'short' }),
    leverage: clampLeverage(leverage, info.maxLeverage),
    marginMode,
  }
}

/** Everything the contract order form shows and does, for one contract. */
export function useContractTicket(surroundings: TicketSurroundings): ContractTicket {
  const { market, price, mark, available, position } = surroundings
  const queries = useQueryClient()
  const [entered, dispatch] = useReducer(reduceContractTicket, market, firstFields)
  const { side, type } = entered
  useEffect(() => keepManner('contracts', { side: side === 'long' ? 'buy' : 'sell', type }), [side, type])
  const [accepted, setAccepted] = useState(highLeverageAccepted)
  const transactionPasswordSet = useSession((session) => session.transaction_password) !== 0
  const inUse = leverageInUse(surroundings)
  const fields = inUse ? { ...entered, leverage: inUse.leverage, marginMode: inUse.marginMode } : entered
  const size = ticketSize(fields, market, {
    available,
    mark,
    bid: price?.bid || price?.last || '',
    ask: price?.ask || price?.last || '',
    position: position && { side: position.side, lots: BigInt(position.lots) },
  })
  const needsTick = fields.leverage > HIGHEST_LEVERAGE && !fields.reduceOnly
  const order = useTicketOrder(contractRequest(fields, size, market), {
    ask,
    place,
    onPlaced() {
      keepChoice(market.symbol, fields)
      dispatch({ do: 'placed' })
      for (const name of CONTRACT_READS) void queries.invalidateQueries({ queryKey: [name] })
    },
  })
  const own = contractProblems(fields, size, {
    market,
    state: surroundings.state,
    transactionPasswordSet,
    leverageAccepted: accepted || !needsTick,
  })
  const { clear } = order
  const change = useCallback(
    (action: ContractAction) => {
      clear()
      dispatch(action)
    },
    [clear],
  )
  return {
    ...order,
    fields,
    size,
    inUse,
    marginAdded: position !== undefined && hasAddedMargin(position),
    leverageAccepted: accepted,
    acceptLeverage(next) {
      acceptHighLeverage(next)
      setAccepted(next)
    },
    problems: [...own, ...wrongSide(order.preview.stale ? undefined : order.preview.preview)],
    change,
  }
}
