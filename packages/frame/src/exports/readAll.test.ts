import { describe, expect, it, vi } from 'vitest'
import { EXPORT_PAGE, MOST_EXPORT_ROWS, readAll } from './readAll.ts'

describe('reading a list for export', () => {
  const list = (count: number, start = 0) => Array.from({ length: count }, (_, index) => start + index)

  it('reads pages until the list ends', async () => {
    const total = EXPORT_PAGE * 2 + 5
    const page = vi.fn(async (at: number) => ({
      list: list(Math.min(EXPORT_PAGE, total - (at - 1) * EXPORT_PAGE), (at - 1) * EXPORT_PAGE),
      total,
    }))
    const { rows, cut } = await readAll(page, String)
    expect(rows).toHaveLength(total)
    expect(cut).toBe(false)
    expect(page).toHaveBeenCalledTimes(3)
  })

  it('counts a row once when newer rows pushed it to the next page', async () => {
    const { rows } = await readAll(
      async (at) => ({ list: at === 1 ? list(EXPORT_PAGE) : list(3, EXPORT_PAGE - 1), total: EXPORT_PAGE + 2 }),
      String,
    )
    expect(rows).toEqual(list(EXPORT_PAGE + 2))
  })

  it('stops at the most an export holds and says so', async () => {
    const { rows, cut } = await readAll(
      async (at) => ({ list: list(EXPORT_PAGE, at * EXPORT_PAGE), total: MOST_EXPORT_ROWS * 2 }),
      String,
    )
    expect(rows).toHaveLength(MOST_EXPORT_ROWS)
    expect(cut).toBe(true)
  })
})
