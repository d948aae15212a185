import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { CallData } from '@touchstone/protocol'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { BTC_CONTRACT } from '../../../products/contracts/contract.fixtures.ts'
import { answerCalls, renderScreen } from '../../../testing/renderScreen.tsx'
import { EMPTY_CONTRACT_TICKET } from '../ticket/contractTicket.ts'
import { ContractPairDialog } from './ContractPairDialog.tsx'

const AFTER = {
  side: 'short',
  lots: '20',
  entryPrice: '51000.0',
  margin: '102.000000',
  maintenance: '5.100000',
  riskRate: '0.05',
  liqPrice: '55842.1',
  bankruptcyPrice: '56100.0',
} as const
const PREVIEW: CallData<'tryContractOco'> = {
  problem: '',
  message: '',
  lots: '20',
  cost: '102.51',
  costCurrency: 'USDT',
  available: '900',
  limit: { margin: '102', fee: '0.204', realised: '0', after: AFTER },
  stop: { margin: '98', fee: '0.49', realised: '0', after: { ...AFTER, liqPrice: '53600.5' } },
}
const FIELDS = { ...EMPTY_CONTRACT_TICKET, side: 'short', price: '51000', leverage: 10 } as const

async function open(preview = PREVIEW, how: { leverage?: number; reduceOnly?: boolean } = {}) {
  const asked = answerCalls({ tryContractOco: preview, addContractOco: { orderNo: '7', stopOrderNo: '8' } })
  const onClose = vi.fn()
  const { leverage = 10, reduceOnly = false } = how
  await renderScreen(
    () => (
      <ContractPairDialog
        market={BTC_CONTRACT}
        ticket={{ fields: { ...FIELDS, leverage, reduceOnly }, size: { lots: 20n }, leverageAccepted: false }}
        onClose={onClose}
      />
    ),
    '/deal_c',
  )
  fireEvent.change(screen.getByRole('textbox', { name: /^Stop price/ }), { target: { value: '49000' } })
  return { asked, onClose }
}

describe('the entry of two contract orders of which one cancels the other', () => {
  afterEach(cleanup)

  it('shows what both hold and where each would be liquidated, and places what it has shown', async () => {
    const { asked, onClose } = await open()
    await waitFor(() => expect(screen.getByText('102.51 USDT')).toBeTruthy())
    expect(screen.getByText('55,842.1')).toBeTruthy()
    expect(screen.getByText('53,600.5')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Place both orders' }))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    const tried = asked.find(({ name }) => name === 'tryContractOco')
    const { cid, rtoken, ...placed } = asked.find(({ name }) => name === 'addContractOco')?.fields ?? {}
    expect(tried?.fields).toMatchObject(placed)
    expect(placed).toMatchObject({
      side: 'short',
      lots: '20',
      price: '51000',
      stopPrice: '49000',
      trigger: 'mark',
      leverage: '10',
      marginMode: 'isolated',
    })
    expect(placed).not.toHaveProperty('reduceOnly')
    expect([cid, rtoken]).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)])
  })

  it('shows of orders that only reduce what each would bring', async () => {
    const limit = { ...PREVIEW.limit, realised: '20' }
    const stop = { ...PREVIEW.stop, realised: '-20' }
    const { asked } = await open({ ...PREVIEW, lots: '18', cost: '0', limit, stop }, { reduceOnly: true })
    await waitFor(() => expect(screen.getByText('18')).toBeTruthy())
    expect(screen.getByText('20 USDT')).toBeTruthy()
    expect(asked.find(({ name }) => name === 'tryContractOco')?.fields).toMatchObject({ reduceOnly: '1' })
  })

  it.each([
    ['the exchange would refuse them', { ...PREVIEW, problem: 'would_take', message: 'It would trade at once' }, {}],
    ['the leverage is too high to go without a tick', PREVIEW, { leverage: 50 }],
  ] as const)('sends nothing when %s', async (_why, preview, how) => {
    const { asked } = await open(preview, how)
    await waitFor(() => expect(asked.some(({ name }) => name === 'tryContractOco')).toBe(true))
    fireEvent.click(screen.getByRole('button', { name: /^Place both orders/ }))
    expect(asked.every(({ name }) => name !== 'addContractOco')).toBe(true)
  })
})
