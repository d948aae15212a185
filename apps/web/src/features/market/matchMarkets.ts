/** Rows whose symbol or name contains the words, with or without the slash. */
export function matchMarkets<Row extends { readonly symbol: string; readonly name: string }>(
  rows: readonly Row[],
  query: string,
): readonly Row[] {
  const wanted = query.trim().toUpperCase()
  const bare = wanted.replace(/[/\s-]/g, '')
  if (wanted === '') return rows
  return rows.filter(
    ({ symbol, name }) => (bare !== '' && symbol.includes(bare)) || name.toUpperCase().includes(wanted),
  )
}
