import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { answerCalls, renderScreen } from '../../../testing/renderScreen.tsx'
import { BTC_INFO } from '../contract.fixtures.ts'
import Worksheet from './Worksheet.tsx'
import { TAKEN_OVER, worksheetOf } from './worksheet.fixtures.ts'

const show = async (step: typeof TAKEN_OVER) => {
  answerCalls({ getLiquidation: worksheetOf(step), getContractInfo: BTC_INFO })
  await renderScreen(() => <Worksheet id="7" onClose={() => undefined} />, '/lt')
}

afterEach(cleanup)

it('says that every number is equal, and shows each twice', async () => {
  await show(TAKEN_OVER)
  await screen.findByText('All 14 recomputed numbers match.')
  expect(screen.getAllByText('equal')).toHaveLength(14)
  expect(screen.getAllByText('45,226.1')).toHaveLength(2)
})

it('says which number differs', async () => {
  await show({ ...TAKEN_OVER, maintenance: '4.000000' })
  await screen.findByText(/numbers? differs?: write to support and name position 7/)
  expect(screen.getAllByText('different').length).toBeGreaterThan(0)
  expect(screen.getByText('4.52 USDT')).toBeTruthy()
})
