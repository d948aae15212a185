import { useQueryClient } from '@tanstack/react-query'
import type { ContractRow } from '@touchstone/protocol'
import { useCallback, useReducer, useState, useSyncExternalStore } from 'react'
import type { ContractMarket } from '../../../products/contracts/contractMarket.ts'
import { CONTRACT_READS } from '../../../products/contracts/useContractActions.ts'
import { api } from '../../../shared/api/api.ts'
import type { Price } from '../../../shared/live/usePrice.ts'
import { newClientId } from '../../../shared/orders/clientId.ts'
import type { PreviewState } from '../../../shared/orders/previewFeed.ts'
import { createOrderSubmission, type SubmissionState } from '../../../shared/orders/submission.ts'
import { usePreview } from '../../../shared/orders/usePreview.ts'
import { useSession } from '../../../shared/session/sessionStore.ts'
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
import { type PlacedState, placeContract } from './placeContract.ts'

const PREVIEW_DEBOUNCE_MS = 300
const ask = (request: ContractRequest): Promise<ContractPreview> => api().call('tryContract', request)

export interface ContractTicket {
  readonly fields: ContractFields
  readonly size: TicketSize
  /** Leverage and mode that a position or open orders hold fast; undefined when the order may choose. */
  readonly inUse: LeverageChoice | undefined
  readonly leverageAccepted: boolean
  readonly acceptLeverage: (accepted: boolean) => void
  readonly problems: readonly ContractProblem[]
  readonly request: ContractRequest | undefined
  readonly preview: PreviewState<ContractPreview>
  readonly submission: SubmissionState<PlacedState>
  readonly change: (action: ContractAction) => void
  /** Sends the order as it stands. Resolves with what became of it. */
  readonly submit: () => Promise<SubmissionState<PlacedState>>
}

export interface TicketSurroundings {
  readonly market: ContractMarket
  readonly state: MarketState
  readonly price: Price | undefined
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
  return { ...EMPTY_CONTRACT_TICKET, leverage: clampLeverage(leverage, info.maxLeverage), marginMode }
}

/** Everything the contract order form shows and does, for one contract. */
export function useContractTicket(surroundings: TicketSurroundings): ContractTicket {
  const { market, price, available, position } = surroundings
  const queries = useQueryClient()
  const [entered, dispatch] = useReducer(reduceContractTicket, market, firstFields)
  const [submission] = useState(() => createOrderSubmission(placeContract, newClientId))
  const [accepted, setAccepted] = useState(highLeverageAccepted)
  const transactionPasswordSet = useSession((session) => session.transaction_password) !== 0
  const inUse = leverageInUse(surroundings)
  const fields = inUse ? { ...entered, leverage: inUse.leverage, marginMode: inUse.marginMode } : entered
  const size = ticketSize(fields, market, {
    available,
    bid: price?.bid || price?.last || '',
    ask: price?.ask || price?.last || '',
    position: position && { side: position.side, lots: BigInt(position.lots) },
  })
  const needsTick = fields.leverage > HIGHEST_LEVERAGE && !fields.reduceOnly
  const problems = contractProblems(fields, size, {
    market,
    state: surroundings.state,
    transactionPasswordSet,
    leverageAccepted: accepted || !needsTick,
  })
  const request = contractRequest(fields, size, market)
  const preview = usePreview(request, ask, PREVIEW_DEBOUNCE_MS)
  const change = useCallback(
    (action: ContractAction) => {
      submission.clear()
      dispatch(action)
    },
    [submission],
  )
  return {
    fields,
    size,
    inUse,
    leverageAccepted: accepted,
    acceptLeverage(next) {
      acceptHighLeverage(next)
      setAccepted(next)
    },
    problems,
    request,
    preview,
    submission: useSyncExternalStore(submission.subscribe, submission.getState),
    change,
    async submit() {
      if (!request) return submission.getState()
      const state = await submission.submit(request)
      if (state.phase !== 'accepted') return state
      keepChoice(market.symbol, fields)
      dispatch({ do: 'placed' })
      for (const name of CONTRACT_READS) void queries.invalidateQueries({ queryKey: [name] })
      return state
    },
  }
}
