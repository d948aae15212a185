import { type Column, DataTable, Num, PAGE_SIZE, Panel, ShortCode, StateChip, validPage } from '@touchstone/ui'
import { useState } from 'react'
import { type Formats, useFormats } from '../../../shared/format/format.ts'
import { type Translate, useTexts } from '../../../shared/i18n/texts.ts'
import { listFailure } from '../../../shared/loading/listFailure.tsx'
import { Pager } from '../../../shared/records/Pager.tsx'
import type { Uncredited } from '../depositInfo.ts'
import { depositTexts } from '../texts.ts'
import { useUncredited } from '../useUncredited.ts'

type Words = Translate<(typeof depositTexts)['english']>

/** Arrivals at the customer's address that were not credited, with the reason and the next step. Absent when there are none. */
export function UncreditedPanel() {
  const t = useTexts(depositTexts)
  const formats = useFormats()
  const [wantedPage, setPage] = useState(1)
  const query = useUncredited(wantedPage, PAGE_SIZE)
  const page = query.data ? validPage(wantedPage, query.data.total) : wantedPage
  if (!query.error && !query.data?.total) return null
  return (
    <Panel className="overflow-hidden">
      <div className="flex flex-col gap-1 border-b border-line px-4 py-3">
        <h2 className="text-14 font-semibold text-ink-1">{t('uncredited.title')}</h2>
        <p className="max-w-3xl text-12 text-ink-2">{t('uncredited.lead')}</p>
      </div>
      <div className="relative overflow-x-auto">
        <DataTable
          caption={t('uncredited.title')}
          columns={columns(t, formats)}
          rows={query.data?.list}
          rowKey={({ id }) => id}
          density="compact"
          loadingRows={1}
          empty={null}
          error={listFailure(query)}
        />
      </div>
      <Pager page={page} total={query.data?.total} onPage={setPage} />
    </Panel>
  )
}

function columns(t: Words, formats: Formats): readonly Column<Uncredited>[] {
  return [
    { key: 'time', header: t('list.time'), cell: ({ time }) => <Num>{formats.dateTime(time)}</Num> },
    { key: 'amount', header: t('list.amount'), align: 'end', cell: (row) => <Amount row={row} /> },
    { key: 'why', header: t('uncredited.why'), cell: (row) => <Why row={row} /> },
    { key: 'state', header: t('list.state'), cell: (row) => <State row={row} /> },
    { key: 'contract', header: t('address.contract'), cell: ({ contract }) => <Code text={contract} /> },
    { key: 'transaction', header: t('list.transaction'), cell: ({ txid }) => <Code text={txid} /> },
  ]
}

function Amount({ row: { amount, currency, units } }: { readonly row: Uncredited }) {
  const t = useTexts(depositTexts)
  const formats = useFormats()
  return (
    <Num>
      {amount === ''
        ? t('uncredited.units', { units: formats.decimal(units) })
        : `${formats.decimal(amount)} ${currency}`}
    </Num>
  )
}

function Why({ row: { kind } }: { readonly row: Uncredited }) {
  const t = useTexts(depositTexts)
  return (
    <span className="flex max-w-md flex-col gap-0.5 whitespace-normal py-1">
      <span className="text-ink-1">{t(`uncredited.kinds.${kind}`)}</span>
      <span className="text-12 text-ink-3">{t(`uncredited.next.${kind}`)}</span>
    </span>
  )
}

function State({ row: { state, settledAt } }: { readonly row: Uncredited }) {
  const t = useTexts(depositTexts)
  const formats = useFormats()
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <StateChip tone={state === 'open' ? 'progress' : 'neutral'} word={t(`uncredited.states.${state}`)} />
      {state === 'settled' && <Num className="text-12 text-ink-3">{formats.dateTime(settledAt)}</Num>}
    </span>
  )
}

function Code({ text }: { readonly text: string }) {
  const t = useTexts(depositTexts)
  return <ShortCode text={text} copyLabel={t('list.copy')} copiedLabel={t('list.copied')} />
}
