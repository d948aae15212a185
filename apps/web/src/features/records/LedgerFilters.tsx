import { useId, useState } from 'react'
import { useTexts } from '../../shared/i18n/texts.ts'
import { FILTER_CONTROL } from '../../shared/records/DateFields.tsx'
import { FilterSelect, RecordFilters } from '../../shared/records/RecordFilters.tsx'
import type { LedgerWords } from '../../shared/records/useLedgerWords.ts'
import { LedgerExport } from './LedgerExport.tsx'
import { recordTexts } from './texts.ts'
import { useAccountOptions, useCurrencyOptions } from './useFilterOptions.ts'
import type { LedgerQuestion } from './useLedgerFilter.ts'

/** The filters of the ledger in one row, its export at the end. */
export function LedgerFilters({ question, words }: { readonly question: LedgerQuestion; readonly words: LedgerWords }) {
  const t = useTexts(recordTexts)
  const { filter, change, asked } = question
  return (
    <RecordFilters
      range={filter.range}
      onRange={(range) => change({ range })}
      aside={<LedgerExport asked={asked} words={words} />}
    >
      <FilterSelect
        label={t('account')}
        value={filter.account}
        options={useAccountOptions()}
        onValueChange={(account) => change({ account })}
      />
      <FilterSelect
        label={t('currency')}
        value={filter.currency}
        options={useCurrencyOptions()}
        onValueChange={(currency) => change({ currency })}
      />
      <FilterSelect
        label={t('type')}
        value={filter.type}
        options={words.types}
        onValueChange={(type) => change({ type })}
      />
      <NumberField label={t('sequence')} value={filter.sequence} onValueChange={(sequence) => change({ sequence })} />
      <NumberField label={t('reference')} value={filter.ref} onValueChange={(ref) => change({ ref })} />
    </RecordFilters>
  )
}

interface NumberFieldProps {
  readonly label: string
  readonly value: string
  readonly onValueChange: (value: string) => void
}

function NumberField({ label, value, onValueChange }: NumberFieldProps) {
  const t = useTexts(recordTexts)
  const id = useId()
  /** While it is typed: what the address says comes a moment later. */
  const [typed, setTyped] = useState<string>()
  const change = (text: string) => {
    const number = text.replace(/\D/g, '').replace(/^0+/, '')
    setTyped(number)
    onValueChange(number)
  }
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-12 text-ink-3">
        {label}
      </label>
      <input
        id={id}
        inputMode="numeric"
        maxLength={15}
        placeholder={t('anyEntry')}
        value={typed ?? value}
        onChange={(event) => change(event.target.value)}
        onBlur={() => setTyped(undefined)}
        className={`num ${FILTER_CONTROL} w-24`}
      />
    </div>
  )
}
