import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Column, DataTable, followFit } from '../index.ts'

interface Row {
  readonly name: string
  readonly price: number
}

const ROWS: readonly Row[] = [
  { name: 'b', price: 2 },
  { name: 'a', price: 3 },
]
const COLUMNS: readonly Column<Row>[] = [
  { key: 'name', header: 'Name', cell: (row) => row.name },
  { key: 'price', header: 'Price', compare: (a, b) => a.price - b.price, cell: (row) => row.price },
]
const table = (rows: readonly Row[] | undefined, inSlim?: readonly string[]) => (
  <DataTable
    caption="Prices"
    columns={COLUMNS}
    rows={rows}
    rowKey={(row) => row.name}
    empty="Nothing here"
    {...(inSlim && { inSlim })}
  />
)

const nothing = () => undefined
const fit = (reflow: 'always' | 'never') => followFit(() => reflow, nothing)()

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: nothing, removeEventListener: nothing }))
  fit('always')
})
/** The tests after this one share its page. */
afterAll(() => {
  fit('never')
  vi.unstubAllGlobals()
})
afterEach(cleanup)

describe('a table in a slim window', () => {
  it('shows every figure beside the name of its column, and sorts', async () => {
    render(table(ROWS))
    const list = await screen.findByRole('list', { name: 'Prices' })
    const words = () =>
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent)
    expect(words()).toEqual(['NamebPrice2', 'NameaPrice3'])
    fireEvent.click(screen.getByRole('button', { name: 'Price' }))
    expect(words()).toEqual(['NameaPrice3', 'NamebPrice2'])
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('says that there is nothing', async () => {
    render(table([]))
    expect(await screen.findByText('Nothing here')).toBeDefined()
  })

  it('stays a table of the columns for which there is room', () => {
    render(table(ROWS, ['price']))
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual(['Price'])
  })
})
