import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../shared/api/queries.ts'
import { useFeatureLists, useFeatureTexts } from '../../shared/feature/featureLists.ts'

interface Option {
  readonly value: string
  readonly label: string
}

export function useAccountOptions(): readonly Option[] {
  const { accounts } = useFeatureLists()
  const t = useFeatureTexts()
  return accounts.map(({ name, word }) => ({ value: name, label: t(word) }))
}

export function useCurrencyOptions(): readonly Option[] {
  const { data } = useQuery(callQuery('getCurrencyAll', {}))
  return (data ?? []).map(({ currency }) => ({ value: currency, label: currency }))
}
