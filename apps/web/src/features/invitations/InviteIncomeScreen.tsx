import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CallData } from '@touchstone/protocol'
import { type Column, DataTable, Empty, Num, PAGE_SIZE, Panel, StateChip, validPage } from '@touchstone/ui'
import { useState } from 'react'
import { callQuery } from '../../shared/api/queries.ts'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { ListFailed } from '../../shared/loading/Failed.tsx'
import { Pager } from '../../shared/records/Pager.tsx'
import { useRecordRefetch } from '../../shared/records/useRecordRefetch.ts'
import { InvitationsFrame } from './components/InvitationsFrame.tsx'
import { LevelFilter } from './components/LevelFilter.tsx'
import { invitationTexts } from './texts.ts'

type Commission = CallData<'getPromotionIncome'>['list'][number]

const TONES = { waiting: 'progress', paid: 'success', lapsed: 'failure' } as const

/** `/inviteMy`: the income of each day, level by level, and when it becomes usable. */
export function InviteIncomeScreen() {
  const t = useTexts(invitationTexts)
  const [level, setLevel] = useState('')
  const [wanted, setPage] = useState(1)
  const columns = useIncomeColumns()
  const fields = { page: String(wanted), size: String(PAGE_SIZE), ...(level !== '' && { level }) }
  const query = useQuery({
    ...callQuery('getPromotionIncome', fields, { refusal: 'here' }),
    placeholderData: keepPreviousData,
  })
  useRecordRefetch('reward', query.refetch)
  const page = query.data ? validPage(wanted, query.data.total) : wanted
  return (
    <InvitationsFrame title={t('income.title')}>
      <Panel className="overflow-hidden">
        <div className="p-4">
          <LevelFilter
            level={level}
            onLevel={(next) => {
              setLevel(next)
              setPage(1)
            }}
          />
        </div>
        <DataTable
          caption={t('income.title')}
          columns={columns}
          rows={query.data?.list}
          rowKey={({ day, level: of, currency }) => `${day} ${of} ${currency}`}
          inset
          empty={<Empty text={t('income.none')} />}
          error={query.error && !query.data && <ListFailed error={query.error} onRetry={() => void query.refetch()} />}
        />
        <Pager page={page} total={query.data?.total} onPage={setPage} />
      </Panel>
    </InvitationsFrame>
  )
}

function useIncomeColumns(): readonly Column<Commission>[] {
  const t = useTexts(invitationTexts)
  const formats = useFormats()
  return [
    { key: 'day', header: t('income.day'), cell: ({ day }) => <Num>{day}</Num> },
    {
      key: 'level',
      header: t('levels.level'),
      cell: ({ level }) => t('levels.levelOf', { level: formats.count(level) }),
    },
    {
      key: 'amount',
      header: t('income.amount'),
      align: 'end',
      cell: ({ amount, currency }) => <Num>{`${formats.decimal(amount)} ${currency}`}</Num>,
    },
    {
      key: 'state',
      header: t('income.state'),
      cell: ({ state }) => <StateChip tone={TONES[state]} word={t(`income.states.${state}`)} />,
    },
    {
      key: 'usableFrom',
      header: t('income.usableFrom'),
      cell: ({ usableFrom }) => <Num>{formats.dateTime(usableFrom)}</Num>,
    },
  ]
}
