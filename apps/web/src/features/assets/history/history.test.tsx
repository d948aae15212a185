import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { refusal } from '@touchstone/frame/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearSession, signIn } from '../../../shared/session/sessionStore.ts'
import { answerCalls, renderScreen } from '../../../testing/renderScreen.tsx'
import { EquityHistory } from './EquityHistory.tsx'

const PATIENCE = { timeout: 20_000 }
const DAY = 86_400_000
const FROM = Date.UTC(2026, 10, 27)
const EQUITY = {
  currency: 'USDT',
  sequence: 9,
  from: FROM,
  opening: '1000.000000',
  list: [
    {
      from: FROM,
      to: FROM + DAY,
      equity: '1530.250000',
      moved: '500.000000',
      result: '30.250000',
      products: [
        { product: 'spot', amount: '40.250000' },
        { product: 'contracts', amount: '-10.000000' },
      ],
    },
    {
      from: FROM + DAY,
      to: FROM + DAY + 3_600_000,
      equity: '1525.000000',
      moved: '0.000000',
      result: '-5.250000',
      products: [{ product: 'contracts', amount: '-5.250000' }],
    },
  ],
}
const EMPTY = { ...EQUITY, opening: '0.000000', list: [] }

const shown =
  (hidden = false, play = false) =>
  () => <EquityHistory hidden={hidden} play={play} />
const termsOf = (region: HTMLElement) =>
  within(region)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent])

beforeEach(() => {
  clearSession()
  signIn('token')
})
afterEach(cleanup)

describe('the history of the equity', () => {
  it('adds the period up, by product, and has every day in a table', async () => {
    const asked = answerCalls({ getEquity: EQUITY })
    await renderScreen(shown(), '/table1')
    const products = await screen.findByRole('region', { name: 'By product' }, PATIENCE)
    expect(termsOf(products)).toEqual([
      ['Spot', '+40.25'],
      ['Contracts', '-15.25'],
    ])
    expect(screen.getByText('+25.00').textContent).toContain('+25.00')
    expect(asked.at(-1)?.fields).toMatchObject({ period: '1d', size: '30' })
    fireEvent.click(screen.getByText('As a table'))
    const lines = within(screen.getByRole('table')).getAllByRole('row')
    expect(lines.map((line) => [...line.children].map(({ textContent }) => textContent))).toEqual([
      ['From (UTC)', 'Equity', 'Net inflow', 'Profit and loss', 'Spot', 'Contracts'],
      ['2026-11-28', '1,525.00', '0.00', '-5.25', '–', '-5.25'],
      ['2026-11-27', '1,530.25', '+500.00', '+30.25', '+40.25', '-10.00'],
    ])
  })

  it('is moved through by keys, a period at a time, and says what it was', async () => {
    answerCalls({ getEquity: EQUITY })
    await renderScreen(shown(), '/table1')
    const chart = await screen.findByRole('slider', {}, PATIENCE)
    fireEvent.keyDown(chart, { key: 'ArrowLeft' })
    fireEvent.keyDown(chart, { key: 'ArrowLeft' })
    expect(chart.getAttribute('aria-valuetext')).toBe(
      '2026-11-27: equity 1,530.25, profit and loss +30.25, net inflow +500.00',
    )
    expect(termsOf(screen.getByRole('region', { name: 'By product, 2026-11-27' }))).toEqual([
      ['Spot', '+40.25'],
      ['Contracts', '-10.00'],
    ])
    fireEvent.blur(chart)
    expect(screen.getByRole('region', { name: 'By product' })).toBeTruthy()
  })

  it('is drawn a unit to the pixel, so that its words are as large on a phone', async () => {
    const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(316)
    answerCalls({ getEquity: EQUITY })
    await renderScreen(shown(), '/table1')
    const chart = await screen.findByRole('slider', {}, PATIENCE)
    expect(chart.firstElementChild?.getAttribute('viewBox')).toBe('0 0 316 236')
    width.mockRestore()
  })

  it('asks for hours when a day is wanted', async () => {
    const asked = answerCalls({ getEquity: EQUITY })
    await renderScreen(shown(), '/table1')
    fireEvent.click(await screen.findByRole('button', { name: '24 hours' }, PATIENCE))
    expect(await screen.findAllByText('11-27 00:00', {}, PATIENCE)).not.toEqual([])
    expect(asked.at(-1)?.fields).toMatchObject({ period: '1h', size: '25' })
  })

  it('covers amounts, and says that money is play money', async () => {
    answerCalls({ getEquity: EQUITY })
    await renderScreen(shown(true, true), '/table1')
    await screen.findByRole('slider', {}, PATIENCE)
    expect(screen.getByText('Play money')).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/1,53|25\.00|40\.25/)
  })

  it('says when there is nothing yet, and offers to ask again when it could not be had', async () => {
    answerCalls({ getEquity: EMPTY })
    await renderScreen(shown(), '/table1')
    expect(await screen.findByText(/^No history yet/, {}, PATIENCE)).toBeTruthy()
    cleanup()
    answerCalls({ getEquity: refusal(5002, 'The exchange is restarting.') })
    await renderScreen(shown(), '/table1')
    expect(await screen.findByText(/The history could not be loaded/, {}, PATIENCE)).toBeTruthy()
    answerCalls({ getEquity: EQUITY })
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('slider', {}, PATIENCE)).toBeTruthy()
  })
})
