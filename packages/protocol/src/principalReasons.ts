import { VOCABULARIES } from './vocabularies.ts'

interface ToldReason {
  readonly says: string
  readonly principal?: true
}

/** Reasons for which money only changes its place: neither side gains or loses by them, so no result counts them. */
export const PRINCIPAL_REASONS: ReadonlySet<string> = new Set(
  VOCABULARIES.flatMap(({ reasons }) =>
    Object.entries<ToldReason>(reasons).flatMap(([word, { principal }]) => (principal ? [word] : [])),
  ),
)
