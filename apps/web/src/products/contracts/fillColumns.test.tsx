import { cleanup, screen } from '@testing-library/react'
import type { DealRow } from '@touchstone/protocol'
import { DataTable } from '@touchstone/ui'
import { afterEach, expect, it } from 'vitest'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { orderTexts } from '../../shared/orders/orderTexts.ts'
import { answerCalls, renderScreen } from '../../testing/renderScreen.tsx'
import { contractFillColumns } from './fillColumns.tsx'
import { contractTexts } from './texts.ts'

const TRADE: DealRow = {
  tradeNo: '81',
  orderNo: '10012',
  time: 1_780_000_000_000,
  symbol: 'BTCPERP',
  side: 'sell',
  price: '48900.0',
  amount: '0.020',
  turnover: '978.000000',
  fee: '0.489000',
  feeCurrency: 'USDT',
  role: 'taker',
  house: true,
  profit: '-22.000000',
  lots: '20',
  closedBy: '',
}
const OPENED: DealRow = { ...TRADE, tradeNo: '80', side: 'buy', profit: '' }
const TAKEN_OVER: DealRow = {
  ...TRADE,
  tradeNo: '5120-3',
  orderNo: '',
  fee: '0.000000',
  role: 'none',
  house: false,
  closedBy: 'liquidation',
}

function Fills() {
  const columns = contractFillColumns(useTexts(contractTexts), useTexts(orderTexts), useFormats())
  return (
    <DataTable
      caption="Fills"
      columns={columns}
      rows={[TRADE, TAKEN_OVER, OPENED]}
      rowKey={({ tradeNo }) => tradeNo}
      empty={null}
    />
  )
}

afterEach(cleanup)

it('shows a take-over among the fills as what it was, not as a trade of the customer', async () => {
  answerCalls({})
  await renderScreen(() => <Fills />, '/lt')
  const [, trade, takeOver, opened] = (await screen.findAllByRole('row')).map(({ textContent }) => textContent ?? '')
  expect(trade).toContain('Taker')
  expect(trade).not.toContain('Forced liquidation')
  expect(trade).toContain('By you')
  expect(opened).not.toContain('By you')
  expect(takeOver).toContain('Forced liquidation')
  expect(takeOver).not.toMatch(/Taker|Maker/)
})
