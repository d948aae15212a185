import type { SpotMarket } from '../../products/spot/spotMarket.ts'
import type { Formats } from '../../shared/format/format.ts'
import { typeWord } from '../../terminal/ticket/entryLines.ts'
import type { TicketTranslate } from '../../terminal/ticket/texts.ts'
import type { OrderRequest } from './orderRequest.ts'
import type { SpotTranslate } from './problemText.ts'

/** "Buy 0.05 BTC · Limit · BTC/USDT"; an order by its total says which coin that money buys or is got for. */
export function confirmTitle(
  request: OrderRequest,
  market: SpotMarket,
  t: SpotTranslate,
  words: TicketTranslate,
  formats: Formats,
): string {
  const order = { market: market.name, type: typeWord(request, words) }
  const total = formats.decimal(request.turnover ?? '')
  if (request.amount === undefined)
    return t(request.side === 'buy' ? 'confirm.buyFor' : 'confirm.sellFor', {
      ...order,
      total,
      quote: market.quote,
      base: market.base,
    })
  return t(request.side === 'buy' ? 'confirm.buy' : 'confirm.sell', {
    ...order,
    amount: formats.decimal(request.amount),
    base: market.base,
  })
}
