import { useRecordRefetch } from '../../shared/records/useRecordRefetch.ts'

/** When nothing is told for so long, it is asked for. */
export const FRESH_MS = 60_000

/** Asks anew when a withdrawal of the customer took a step. */
export function useWithdrawalChange(refetch: (options: { readonly cancelRefetch: boolean }) => unknown): void {
  useRecordRefetch('withdrawal', refetch)
}
