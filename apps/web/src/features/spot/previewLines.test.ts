import { expect, it } from 'vitest'
import { formatsFor } from '../../shared/format/format.ts'
import type { TicketTranslate } from '../../terminal/ticket/texts.ts'
import type { OrderRequest } from './orderRequest.ts'
import { previewLines } from './previewLines.ts'
import type { SpotTranslate } from './problemText.ts'
import { BTC_MARKET, BUY_PREVIEW } from './ticket.fixtures.ts'

const t = ((key: string) => key) as unknown as SpotTranslate
const words = ((key: string) => key) as unknown as TicketTranslate
const RESTING = { ...BUY_PREVIEW, resting: '0.002' }

it('has an order wait in the book only once its stop price is reached', () => {
  const waiting = (more: Partial<OrderRequest>) => {
    const request = { symbol: 'BTCUSDT', side: 'buy', type: 'limit', amount: '0.002', ...more } as const
    const lines = previewLines(request, RESTING, BTC_MARKET, t, words, formatsFor('en'))
    return lines.find(([, figure]) => figure === '0.002 BTC')?.[0]
  }
  expect(waiting({ price: '50000' })).toBe('preview.resting')
  expect(waiting({ type: 'stop_limit', price: '50000', stopPrice: '51000' })).toBe('preview.waiting')
  expect(waiting({ type: 'stop_market', trailRate: '0.01' })).toBe('preview.waiting')
})
