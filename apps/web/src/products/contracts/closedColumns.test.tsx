import { cleanup, screen } from '@testing-library/react'
import type { ContractRow } from '@touchstone/protocol'
import { DataTable } from '@touchstone/ui'
import { afterEach, expect, it } from 'vitest'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { answerCalls, renderScreen } from '../../testing/renderScreen.tsx'
import { LONG_POSITION } from './contract.fixtures.ts'
import { closedColumns } from './positionColumns.tsx'
import { contractTexts } from './texts.ts'

const BY_WHOM: readonly (readonly [ContractRow['closedBy'], string])[] = [
  ['user', 'By you'],
  ['one_click', 'One-click close'],
  ['take_profit', 'Take-profit'],
  ['stop_loss', 'Stop-loss'],
  ['liquidation', 'Forced liquidation'],
  ['deleveraging', 'Deleveraging'],
  ['settlement', 'Settlement at expiry'],
]

function Closed() {
  const rows = BY_WHOM.map(([closedBy], place) => ({
    ...LONG_POSITION,
    id: String(place),
    state: 'closed' as const,
    closedBy,
  }))
  const columns = closedColumns(useTexts(contractTexts), useFormats())
  return <DataTable caption="Closed" columns={columns} rows={rows} rowKey={({ id }) => id} empty={null} />
}

afterEach(cleanup)

it('says of each closed position by whom it was closed', async () => {
  answerCalls({})
  await renderScreen(() => <Closed />, '/lt')
  const [, ...rows] = await screen.findAllByRole('row')
  expect(rows.map((row) => row.querySelector('td:last-child')?.textContent)).toEqual(BY_WHOM.map(([, words]) => words))
})
