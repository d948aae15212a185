import type { DeliveryRow } from '@touchstone/protocol'
import { useEffect, useState } from 'react'
import { readDown } from '../../shared/decimals/exactDecimal.ts'
import { useBalances, useStale } from '../../shared/live/useLive.ts'
import { type Intent, useIntent } from '../../shared/orders/useIntent.ts'
import { useSession } from '../../shared/session/sessionStore.ts'
import {
  type Cycle,
  needsConfirmation,
  placeProblem,
  readStake,
  shareOfMoney,
  type TimedOptionCircumstances,
  type TimedOptionDirection,
  type TimedOptionFigures,
  type TimedOptionProblem,
  type TimedOptionTerms,
  timedOptionFigures,
  timedOptionProblem,
} from './timedOptionTicket.ts'

const RENEWS = ['getDeliveryCycle', 'getDeliveryList', 'getAsset2', 'getTransferInfo'] as const

export interface TimedOptionTicket extends TimedOptionCircumstances {
  readonly amount: string
  /** Undefined while there is no amount. */
  readonly figures: TimedOptionFigures | undefined
  readonly problem: TimedOptionProblem | undefined
  /** The part of `problem` that does not depend on the amount. */
  readonly closed: TimedOptionProblem | undefined
  readonly large: boolean
  readonly state: Intent<'addDelivery'>['state']
  /** The terms an order was refused for, because they had changed by then. */
  readonly outdated: Cycle | undefined
  readonly pick: (cycleId: number) => void
  readonly enter: (amount: string) => void
  readonly share: (percent: number) => void
  readonly buy: (direction: TimedOptionDirection) => Promise<void>
}

/** The balance of the delivery account, kept current by the live channel. */
function useMoney(terms: TimedOptionTerms, scale: number) {
  const live = useBalances()?.get(`delivery ${terms.currency}`)
  const available = readDown(live?.available ?? terms.available, scale) ?? 0n
  return { available, total: available + (readDown(live?.frozen ?? '0', scale) ?? 0n) }
}

export interface TimedOptionSurroundings {
  readonly terms: TimedOptionTerms
  readonly scale: number
  /** The latest orders that have ended; undefined while they are asked for. */
  readonly settled: readonly DeliveryRow[] | undefined
  /** Asks for the terms again. */
  readonly renew: () => void
}

/** Everything the order form shows and does on one index. */
export function useTimedOptionTicket({ terms, scale, settled, renew }: TimedOptionSurroundings): TimedOptionTicket {
  const [cycleId, setCycleId] = useState(terms.cycles[0]?.id ?? 0)
  const [amount, setAmount] = useState('')
  const [sent, setSent] = useState<Cycle>()
  const { state, send, forget } = useIntent('addDelivery', RENEWS)
  const ended = state.kind === 'done' && settled?.some(({ orderNo }) => orderNo === state.data.orderNo)
  useEffect(() => {
    if (ended) forget()
  }, [ended, forget])
  const stale = useStale()
  const transactionPasswordSet = useSession((session) => session.transaction_password) !== 0
  const money = useMoney(terms, scale)
  const cycle = terms.cycles.find(({ id }) => id === cycleId) ?? terms.cycles[0]
  if (!cycle) throw new Error(`no durations are offered on ${terms.symbol}`)
  const about = { terms, cycle, scale, available: money.available, stale, transactionPasswordSet }
  const stake = readStake(amount, scale)
  const figures = stake === undefined || stake === 0n ? undefined : timedOptionFigures(stake, cycle)
  const problem = timedOptionProblem(amount, about)
  const change = (act: () => void) => {
    if (state.kind === 'sending') return
    act()
    forget()
  }
  return {
    ...about,
    amount,
    figures,
    problem,
    closed: placeProblem(about),
    large: figures !== undefined && needsConfirmation(figures, money.total),
    state,
    outdated: state.kind === 'refused' && state.word === 'terms_changed' ? sent : undefined,
    pick: (id) => change(() => setCycleId(id)),
    enter: (text) => change(() => setAmount(text)),
    share: (percent) => change(() => setAmount(shareOfMoney(percent, money.available, cycle, scale))),
    async buy(direction) {
      if (problem) return
      /** After a lost answer the same order goes out again, at the terms it had. */
      const { payout, feeRate } = state.kind === 'unknown' && sent ? sent : cycle
      setSent({ ...cycle, payout, feeRate })
      const order = { symbol: terms.symbol, cycleId: String(cycle.id), direction, payout, feeRate }
      const bought = await send({ ...order, amount: amount.replace(/\.$/, '') })
      if (bought) setAmount('')
      else renew()
    },
  }
}
