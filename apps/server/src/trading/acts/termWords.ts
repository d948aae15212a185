/** Terms in the words of the console, by name. */
export type TermWords = Readonly<Record<string, string>>

/** One term of an act in the words of the console; before '' where there was none. */
export interface TermChange {
  readonly term: string
  readonly before: string
  readonly after: string
}

/** What an act does, in one English sentence and term by term. Terms that stay as they are have the same text twice. */
export interface ToldAct {
  readonly sentence: string
  readonly terms: readonly TermChange[]
}

function listed(words: TermWords): string {
  return Object.entries(words)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ')
}

/** Every term of `after`, and those of `before` that are gone. */
function compared(before: TermWords, after: TermWords): readonly TermChange[] {
  const names = [...new Set([...Object.keys(after), ...Object.keys(before)])]
  return names.map((term) => ({ term, before: before[term] ?? '', after: after[term] ?? '' }))
}

/** A sentence of its own with the terms below it: what an act sets or moves, before and after. */
export function toldRows(
  sentence: string,
  ...rows: readonly (readonly [term: string, before: string, after: string])[]
): ToldAct {
  return { sentence, terms: rows.map(([term, before, after]) => ({ term, before, after })) }
}

/**
 * "Change X: min 100 → 200", with every term for the table below it. Undefined as `before`: something new, whose sentence has
 * all terms.
 */
export function toldTerms(lead: string, before: TermWords | undefined, after: TermWords): ToldAct {
  const terms = compared(before ?? {}, after)
  if (!before) return { sentence: `${lead}: ${listed(after)}`, terms }
  const changed = terms.filter((term) => term.before !== term.after)
  const words = changed.map(({ term, before: was, after: is }) => `${term} ${was || 'none'} → ${is || 'none'}`)
  return { sentence: `${lead}: ${words.join(', ') || 'nothing'}`, terms }
}
