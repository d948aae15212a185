import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { AppLink, usePageNumber, useSearchField, useSetSearch } from '@touchstone/frame'
import type { AdminCallData } from '@touchstone/protocol/admin'
import { type ChipTone, type Column, PAGE_SIZE, Select, StateChip } from '@touchstone/ui'
import { liveQuery } from '../../../shared/api/queries.ts'
import { formats, moment } from '../../../shared/frame/figures.ts'
import { Part } from '../../../shared/frame/Page.tsx'
import { textsOf, wordText } from '../../../shared/i18n/texts.ts'
import { figureColumn, textColumn } from '../../../shared/lists/columns.tsx'
import { List, Pages } from '../../../shared/lists/List.tsx'
import { SearchField } from '../../../shared/lists/SearchField.tsx'
import { depositTexts } from '../texts.ts'
import { Code } from './Code.tsx'

const t = textsOf(depositTexts)
const EVERY_MS = 5_000
const STATES = ['seen', 'credited', 'gone', 'stuck', 'lost'] as const

type Transfer = AdminCallData<'getDepositList'>['list'][number]

const TONES: Readonly<Record<Transfer['state'], ChipTone>> = {
  seen: 'progress',
  credited: 'success',
  gone: 'neutral',
  stuck: 'attention',
  lost: 'failure',
}

const COLUMNS: readonly Column<Transfer>[] = [
  textColumn('seen', t('list.seen'), ({ seenAt }) => <span className="num">{moment(seenAt)}</span>),
  textColumn('customer', t('list.customer'), ({ uid, account }) => (
    <AppLink to={`/users/${uid}`} className="text-accent hover:underline">
      #{uid} {account}
    </AppLink>
  )),
  figureColumn('amount', t('list.amount'), ({ amount, currency }) => `${formats.decimal(amount)} ${currency}`),
  textColumn('state', t('list.state'), ({ state, reason }) => (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <StateChip tone={TONES[state]} word={t(`list.states.${state}`)} />
      {reason !== '' && <span className="text-12 text-ink-3">{wordText(depositTexts.list.reasons, reason)}</span>}
    </span>
  )),
  figureColumn('confirmations', t('list.confirmations'), ({ confirmations, confirms }) =>
    t('list.confirmationsValue', {
      count: formats.count(Math.min(confirmations, confirms)),
      needed: formats.count(confirms),
    }),
  ),
  textColumn('from', t('list.from'), ({ from }) => <Code text={from} />),
  textColumn('transaction', t('list.transaction'), ({ transaction }) => <Code text={transaction} />),
  figureColumn('forms', t('list.formsColumn'), ({ forms }) => formats.count(forms)),
]

/** Transfers of the token to customers, as seen on the chain. */
export function TransferPart() {
  const setSearch = useSetSearch()
  const wanted = useSearchField('state')
  const q = useSearchField('q')
  const page = usePageNumber()
  const state = STATES.find((known) => known === wanted) ?? ''
  const query = useQuery({
    ...liveQuery('getDepositList', { state, q, page, size: PAGE_SIZE }, EVERY_MS),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <div className="grid grid-cols-[220px_360px] narrow:grid-cols-1 items-end gap-4">
        <Select
          label={t('list.state')}
          value={state}
          options={[
            { value: '', label: t('list.every') },
            ...STATES.map((value) => ({ value, label: t(`list.states.${value}`) })),
          ]}
          onValueChange={(value) => setSearch({ state: value, page: '' })}
        />
        <SearchField
          label={t('list.q')}
          placeholder={t('list.qHint')}
          value={q}
          onSearch={(asked) => setSearch({ q: asked, page: '' })}
        />
      </div>
      <Part title={t('list.title')}>
        <List
          caption={t('list.title')}
          query={query}
          rows={(data): readonly Transfer[] => data.list}
          columns={COLUMNS}
          rowKey={({ transaction, position }) => `${transaction} ${position}`}
          empty={t('list.empty')}
        />
        <Pages page={page} total={query.data?.total} onPage={(next) => setSearch({ page: String(next) })} />
      </Part>
    </>
  )
}
