import { cleanup, screen } from '@testing-library/react'
import type { OrderRow } from '@touchstone/protocol'
import { DataTable } from '@touchstone/ui'
import { afterEach, expect, it } from 'vitest'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { orderTexts } from '../../shared/orders/orderTexts.ts'
import { answerCalls, renderScreen } from '../../testing/renderScreen.tsx'
import { LIMIT_ORDER } from './order.fixtures.ts'
import { historyColumns } from './orderColumns.tsx'

const NOTES: readonly (readonly [Partial<OrderRow>, string])[] = [
  [{}, 'Limit'],
  [{ tp: '55000.0', sl: '48000.0' }, 'Limitthen take-profit 55,000.0then stop-loss 48,000.0'],
  [{ exits: 'not_filled' }, 'Limit'],
  [{ exits: 'placed', tpOrderNo: '7', slOrderNo: '8' }, 'Limitexits 7, 8'],
  [{ exits: 'below_minimum_notional', tpOrderNo: '7' }, 'Limitexit 7; the other was not placed'],
  [{ exits: 'insufficient_balance' }, 'Limitexits not placed'],
  [{ exits: 'canceled' }, 'Limitexits cancelled'],
  [{ type: 'stop_market', trailRate: '0.01', activation: '60000.0' }, 'Trailing stoptrails by 1% · begins at 60,000.0'],
  [
    { type: 'stop_market', trailDistance: '500.0', extreme: '60500.0' },
    'Trailing stoptrails by 500.0 · best price 60,500.0',
  ],
  [{ visible: '0.10000', shown: '0.05000' }, 'Limitshows 0.1 at a time · 0.05 now'],
]

function Orders() {
  const rows = NOTES.map(([change], place) => ({ ...LIMIT_ORDER, ...change, orderNo: String(place) }))
  const columns = historyColumns(useTexts(orderTexts), useFormats())
  return <DataTable caption="Orders" columns={columns} rows={rows} rowKey={({ orderNo }) => orderNo} empty={null} />
}

afterEach(cleanup)

it('says how an order trails, what it shows, which exits wait for it and what became of them', async () => {
  answerCalls({})
  await renderScreen(() => <Orders />, '/deal')
  const [, ...rows] = await screen.findAllByRole('row')
  expect(rows.map((row) => row.querySelector('td:nth-child(4)')?.textContent)).toEqual(NOTES.map(([, words]) => words))
})
