import {
  NO_CONDITIONS,
  type OrderConditions,
  type OrderKind,
  type Outcome,
  REJECTIONS,
  type TimeInForce,
} from '@touchstone/protocol'

/** An order's kind in a story's line: "at market", "at 100 stop 90". */
export function kindSaid(price: string | undefined, stop: string | undefined): OrderKind {
  const market = price === 'market'
  if (stop) return market ? 'stop_market' : 'stop_limit'
  return market ? 'market' : 'limit'
}

/** The conditions that "good for 60 s", "trails 5", "trails 1000 ppm", "from 110" and "showing 3" stand for, in an entry at that time. */
export function conditionsSaid(words: string, time: number): OrderConditions {
  const seconds = /good for (\d+) s/.exec(words)?.[1]
  const trail = /trails (\d+)( ppm)?(?: from (\d+))?/.exec(words)
  const visible = Number(/showing (\d+)/.exec(words)?.[1] ?? 0)
  if (!seconds && !trail && visible === 0) return NO_CONDITIONS
  const distance = Number(trail?.[1] ?? 0)
  return {
    goodTill: seconds ? time + Number(seconds) * 1_000 : 0,
    trailTicks: trail?.[2] ? 0 : distance,
    trailPpm: trail?.[2] ? distance : 0,
    activation: Number(trail?.[3] ?? 0),
    visible,
  }
}

/** The flags that the words after an order stand for, on any market. */
export function termsSaid(words: string) {
  return {
    timeInForce: (/IOC|FOK|POST|GTC/.exec(words)?.[0] ?? 'GTC') as TimeInForce,
    maxSlippagePpm: Number(/slippage (\d+)/.exec(words)?.[1] ?? 0),
    selfTrade: (/expire_\w+/.exec(words)?.[0] ?? 'expire_taker') as 'expire_taker' | 'expire_maker' | 'expire_both',
  }
}

/** The reply to an order in words, "open, 0 filled, 5 left", or the refusal. */
export function replyInWords(outcome: Outcome | undefined): string {
  const reply = outcome?.reply
  if (reply?.kind === 'rejected') return reply.rejection in REJECTIONS ? reply.rejection : 'unknown'
  if (reply?.kind === 'order') return `${reply.state}, ${reply.lotsFilled} filled, ${reply.lotsLeft} left`
  return `done ${reply?.value}`
}

/** "100x2 99x1 | 101x3": the levels of a book, bids first. */
export function bookInWords({
  bids,
  asks,
}: Readonly<Record<'bids' | 'asks', readonly (readonly [number, number])[]>>): string {
  const side = (levels: readonly (readonly [number, number])[]) => levels.map(([price, lots]) => `${price}x${lots}`)
  return [...side(bids), '|', ...side(asks)].join(' ')
}
