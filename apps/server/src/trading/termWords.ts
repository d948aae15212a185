/** Terms in the words of the console, by name. */
export type TermWords = Readonly<Record<string, string>>

/** "min 100, max 500" */
export function allTerms(words: TermWords): string {
  return Object.entries(words)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ')
}

/** "min 100 → 200": the changes of a decision, and "nothing" when there are none. */
export function changedTerms(before: TermWords, after: TermWords): string {
  const changed = Object.entries(after).filter(([name, value]) => before[name] !== value)
  return changed.map(([name, value]) => `${name} ${before[name] ?? 'none'} → ${value}`).join(', ') || 'nothing'
}
