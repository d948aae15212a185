import type { CallData } from '@touchstone/protocol'
import { KeyValue, type KeyValueItem, Num, Skeleton } from '@touchstone/ui'
import { clsx } from 'clsx'
import { Suspense } from 'react'
import { directionOf, useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { useLedgerWords } from '../../../shared/records/useLedgerWords.ts'
import { booksTexts } from './texts.ts'

type House = CallData<'getBooks'>['house']
const DECIMALS = 2

/** Who stands on the other side, what it has, and what it made today. */
export function HouseDay({ house }: { readonly house: House }) {
  const t = useTexts(booksTexts)
  const formats = useFormats()
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="text-12 text-ink-3">{t('house.profit')}</p>
        <p className="num mt-0.5 text-24 font-semibold">
          <Signed value={house.profit} /> <span className="text-13 font-medium text-ink-3">USDT</span>
        </p>
        <p className="mt-1 text-12 text-ink-3">{t('house.why', { time: formats.hongKongTime(house.since) })}</p>
      </div>
      <Suspense fallback={<Skeleton className="h-16 w-full" />}>
        <Results results={house.results} />
      </Suspense>
      <Figures
        title={t('house.accounts')}
        items={house.accounts.map(({ account, value }) => ({
          key: account,
          label: t(`house.account.${account as 'treasury'}`),
          value: <Num>{formats.decimal(value, DECIMALS)}</Num>,
        }))}
      />
    </div>
  )
}

function Results({ results }: Pick<House, 'results'>) {
  const t = useTexts(booksTexts)
  const { types } = useLedgerWords()
  if (results.length === 0) return <p className="text-12 text-ink-2">{t('house.none')}</p>
  return (
    <Figures
      title={t('house.results')}
      items={results.map(({ type, amount }) => ({
        key: type,
        label: types.find(({ value }) => value === type)?.label ?? type,
        value: <Signed value={amount} />,
      }))}
    />
  )
}

function Figures({ title, items }: { readonly title: string; readonly items: readonly KeyValueItem[] }) {
  return (
    <div>
      <h4 className="mb-1.5 text-12 font-medium text-ink-2">{title}</h4>
      <KeyValue className="text-12" items={items} />
    </div>
  )
}

function Signed({ value }: { readonly value: string }) {
  const formats = useFormats()
  const direction = directionOf(value)
  return (
    <Num className={clsx(direction === 'up' && 'text-up', direction === 'down' && 'text-down')}>
      {formats.signed(value, DECIMALS)}
    </Num>
  )
}
