import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../shared/api/queries.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { ACCOUNTS } from './ledgerWords.ts'
import { recordTexts } from './texts.ts'

interface Option {
  readonly value: string
  readonly label: string
}

export function useAccountOptions(): readonly Option[] {
  const t = useTexts(recordTexts)
  return ACCOUNTS.map((value) => ({ value, label: t(`accounts.${value}`) }))
}

export function useCurrencyOptions(): readonly Option[] {
  const { data } = useQuery(callQuery('getCurrencyAll', {}))
  return (data ?? []).map(({ currency }) => ({ value: currency, label: currency }))
}
