/** Largest page a list call gives. */
export const EXPORT_PAGE = 200
/** Rows that an export holds, unless its list says otherwise. */
export const MOST_EXPORT_ROWS = 10_000

export interface WholeList<Row> {
  readonly rows: readonly Row[]
  /** True when there was more than an export holds. */
  readonly cut: boolean
}

/**
 * Reads a list page by page for an export, at most so many rows. Rows that slid to the next page because
 * newer ones came in meanwhile are counted once, by `key`.
 */
export async function readAll<Row>(
  readPage: (page: number) => Promise<{ readonly list: readonly Row[]; readonly total: number }>,
  key: (row: Row) => string,
  most = MOST_EXPORT_ROWS,
): Promise<WholeList<Row>> {
  const rows = new Map<string, Row>()
  for (let page = 1; ; page += 1) {
    const { list, total } = await readPage(page)
    for (const row of list) rows.set(key(row), row)
    const done = list.length < EXPORT_PAGE || page * EXPORT_PAGE >= total
    if (done) return { rows: [...rows.values()], cut: false }
    if (rows.size >= most) return { rows: [...rows.values()].slice(0, most), cut: true }
  }
}
