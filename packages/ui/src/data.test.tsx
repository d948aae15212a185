import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { type Column, clockText, DataTable, ErrorPanel, Pct, sparklinePath } from './index.ts'

afterEach(cleanup)

interface Row {
  readonly name: string
  readonly price: number
}

const ROWS: readonly Row[] = [
  { name: 'b', price: 2 },
  { name: 'a', price: 3 },
  { name: 'c', price: 1 },
]
const COLUMNS: readonly Column<Row>[] = [
  { key: 'name', header: 'Name', cell: (row) => row.name },
  { key: 'price', header: 'Price', align: 'end', compare: (a, b) => a.price - b.price, cell: (row) => row.price },
]

function names(): readonly (string | null)[] {
  return screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent ?? null)
}

const table = (rows: readonly Row[] | undefined, error?: string) => (
  <DataTable
    caption="Prices"
    columns={COLUMNS}
    rows={rows}
    rowKey={(row) => row.name}
    empty="Nothing here"
    error={error && <ErrorPanel text={error} retryLabel="Try again" onRetry={() => undefined} />}
  />
)

describe('data table', () => {
  it('sorts down, up, and back to the given order, and says which', () => {
    render(table(ROWS))
    const header = screen.getByRole('columnheader', { name: 'Price' })
    const sort = within(header).getByRole('button')
    expect([names().join(''), header.getAttribute('aria-sort')]).toEqual(['bac', 'none'])
    fireEvent.click(sort)
    expect([names().join(''), header.getAttribute('aria-sort')]).toEqual(['abc', 'descending'])
    fireEvent.click(sort)
    expect([names().join(''), header.getAttribute('aria-sort')]).toEqual(['cba', 'ascending'])
    fireEvent.click(sort)
    expect(names().join('')).toBe('bac')
  })

  it('shows the shape while loading, one sentence when empty, and the way out of a failure', () => {
    const { rerender } = render(table(undefined))
    expect(screen.getAllByRole('row')).toHaveLength(7)
    rerender(table([]))
    expect(screen.getByText('Nothing here')).toBeTruthy()
    rerender(table(undefined, 'It failed'))
    expect(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  it('keeps the rows it had below what says that they could not be renewed', () => {
    render(table(ROWS, 'It failed'))
    expect(screen.getByRole('alert').textContent).toContain('It failed')
    for (const { name } of ROWS) expect(screen.getByRole('cell', { name })).toBeTruthy()
  })
})

describe('figures', () => {
  it('keep their order inside right-to-left text and carry direction by sign, not by colour alone', () => {
    render(<Pct text="-1.20%" direction="down" />)
    const figure = screen.getByText('-1.20%')
    expect([figure.dir, figure.textContent]).toEqual(['ltr', '▼-1.20%'])
  })

  it('draw a sparkline from edge to edge, flat in the middle, and nothing from one point', () => {
    expect(sparklinePath([1, 3, 2], 20, 13)).toBe('M0.0 11.5L10.0 1.5L20.0 6.5')
    expect(sparklinePath([5, 5], 10, 10)).toBe('M0.0 5.0L10.0 5.0')
    expect(sparklinePath([5], 10, 10)).toBe('')
  })

  it('count down in hours, minutes and seconds and never below zero', () => {
    expect([clockText(3_723_001), clockText(999), clockText(-5)]).toEqual(['01:02:04', '00:00:01', '00:00:00'])
  })
})
