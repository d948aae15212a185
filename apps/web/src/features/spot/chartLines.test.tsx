import { cleanup } from '@testing-library/react'
import type { OrderRow } from '@touchstone/protocol'
import { afterEach, expect, it } from 'vitest'
import { LIMIT_ORDER } from '../../products/spot/order.fixtures.ts'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { orderTexts } from '../../shared/orders/orderTexts.ts'
import { termTexts } from '../../shared/orders/termTexts.ts'
import { answerCalls, renderScreen } from '../../testing/renderScreen.tsx'
import { orderLines, orderOfLine } from './chartLines.ts'
import { spotTexts } from './texts.ts'

afterEach(cleanup)

type Change = Partial<OrderRow>

function Lines({ changes }: { readonly changes: readonly Change[] }) {
  const words = { spot: useTexts(spotTexts), orders: useTexts(orderTexts), terms: useTexts(termTexts) }
  const orders = changes.map((change) => ({ ...LIMIT_ORDER, state: 'current' as const, ...change }))
  return orderLines(orders, words, useFormats()).map(({ id, price, label, movable }) => (
    <p key={id} data-order={orderOfLine(id)}>{`${price} ${label}${movable ? ' moves' : ''}`}</p>
  ))
}

async function linesOf(...changes: readonly Change[]): Promise<readonly string[]> {
  answerCalls({})
  await renderScreen(() => <Lines changes={changes} />, '/deal')
  return [...document.querySelectorAll('[data-order="1"]')].map(({ textContent }) => textContent)
}

it('draws the trigger of a trailing stop, which moves by itself, and says how it trails', async () => {
  const trailing = {
    type: 'stop_market',
    state: 'pending',
    price: '0.0',
    stopPrice: '49500.0',
    trailRate: '0.01',
  } as const
  expect(await linesOf(trailing)).toEqual(['49500.0 Buy 0.01 · Stop price · trails by 1%'])
})

it('draws both prices of a stop with a limit until it has fired', async () => {
  const stop = { type: 'stop_limit', stopPrice: '49500.0' } as const
  const limit = '50000.0 Buy 0.01 moves'
  expect(await linesOf({ ...stop, state: 'pending' })).toEqual([limit, '49500.0 Buy 0.01 · Stop price'])
  cleanup()
  expect(await linesOf(stop)).toEqual([limit])
})

it('says on a label what an iceberg shows, and till when an order is good', async () => {
  const [iceberg] = await linesOf({ visible: '0.00100' })
  expect(iceberg).toBe('50000.0 Buy 0.01 · shows 0.001 at a time moves')
  cleanup()
  const [dated] = await linesOf({ goodTill: Date.UTC(2026, 10, 27, 12) })
  expect(dated).toMatch(/^50000\.0 Buy 0\.01 · till 2026-11-27.* moves$/)
})
