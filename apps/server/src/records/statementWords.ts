import type { EntryReason } from '../words/english.ts'

/** The names of entries that belong to no product. */
export const SHARED_WORDS = {
  faucet: 'Sandbox funds',
  capital: 'Capital',
  rounding: 'Rounding',
} as const satisfies Partial<Readonly<Record<EntryReason, string>>>

/** "2026-11-22 08:15:04" */
export function utcText(time: number): string {
  return new Date(time).toISOString().slice(0, 19).replace('T', ' ')
}
