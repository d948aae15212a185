import { useMutation } from '@tanstack/react-query'
import { Button, FailureAlert, InlineAlert, Panel } from '@touchstone/ui'
import { useState } from 'react'
import { api, failureText } from '../../shared/api/api.ts'
import { useFeatureLists } from '../../shared/feature/featureLists.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { DateFields } from '../../shared/records/DateFields.tsx'
import { lastDays, rangeMs } from '../../shared/records/dateRange.ts'
import { download } from '../../shared/records/download.ts'
import { FilterSelect } from '../../shared/records/RecordFilters.tsx'
import { recordTexts } from './texts.ts'
import { useAccountOptions, useCurrencyOptions } from './useFilterOptions.ts'

const FIRST_DAYS = 30
/** A statement may be of any period: a hundred years is all there is. */
const MOST_DAYS = 36_525

/** A statement of account for any period, made by the server, as PDF or CSV. */
export function StatementPanel() {
  const t = useTexts(recordTexts)
  const [range, setRange] = useState(() => lastDays(FIRST_DAYS, Date.now()))
  const { accounts } = useFeatureLists()
  const [account, setAccount] = useState('')
  const [currency, setCurrency] = useState('')
  const period = rangeMs(range, MOST_DAYS)
  const { mutate, isPending, variables, error, isSuccess, data } = useMutation({
    mutationFn: (format: 'csv' | 'pdf') => {
      const wallet = accounts.find(({ name }) => name === account)?.name
      return api().call(
        'getStatement',
        {
          from: String(period?.from ?? ''),
          to: String(period?.to ?? ''),
          ...(wallet && { account: wallet }),
          ...(currency !== '' && { currency }),
          format,
        },
        { refusal: 'here' },
      )
    },
    onSuccess: ({ url }) => download(url),
  })
  const button = (format: 'csv' | 'pdf') => (
    <Button
      tone="secondary"
      busy={isPending && variables === format}
      blockedBecause={period ? undefined : t('statementPeriod')}
      onClick={() => mutate(format)}
    >
      {t(`statementAs.${format}`)}
    </Button>
  )
  return (
    <Panel className="p-5">
      <section aria-label={t('statement')}>
        <h2 className="text-14 font-semibold text-ink-1">{t('statement')}</h2>
        <p className="max-w-3xl pt-1 pb-3 text-13 text-ink-2">{t('statementNote')}</p>
        <DateFields
          range={range}
          onRange={setRange}
          most={MOST_DAYS}
          aside={
            <div className="flex flex-wrap gap-2">
              {button('pdf')}
              {button('csv')}
            </div>
          }
        >
          <FilterSelect label={t('account')} value={account} options={useAccountOptions()} onValueChange={setAccount} />
          <FilterSelect
            label={t('currency')}
            value={currency}
            options={useCurrencyOptions()}
            onValueChange={setCurrency}
          />
        </DateFields>
        <div className="not-empty:pt-3">
          {error && <FailureAlert text={failureText(error)} />}
          {isSuccess && (
            <InlineAlert tone="ok" announce>
              {t('statementMade', { count: data.entries })}
            </InlineAlert>
          )}
        </div>
      </section>
    </Panel>
  )
}
