import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CallData } from '@touchstone/protocol'
import {
  type Column,
  DataTable,
  Empty,
  NO_FIGURE,
  Num,
  PAGE_SIZE,
  Panel,
  StateChip,
  TEXT_LINK,
  validPage,
} from '@touchstone/ui'
import { useState } from 'react'
import { callQuery } from '../../shared/api/queries.ts'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { ListFailed } from '../../shared/loading/Failed.tsx'
import { Pager } from '../../shared/records/Pager.tsx'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { InvitationsFrame } from './components/InvitationsFrame.tsx'
import { LevelFilter } from './components/LevelFilter.tsx'
import { invitationTexts } from './texts.ts'

type Invitee = CallData<'getPromotionList'>['list'][number]

/** `/inviteList`: the invitees, level by level, with their names masked. */
export function InviteesScreen() {
  const t = useTexts(invitationTexts)
  const [level, setLevel] = useState('')
  const [wanted, setPage] = useState(1)
  const columns = useInviteeColumns()
  const fields = { page: String(wanted), size: String(PAGE_SIZE), ...(level !== '' && { level }) }
  const query = useQuery({
    ...callQuery('getPromotionList', fields, { refusal: 'here' }),
    placeholderData: keepPreviousData,
  })
  const page = query.data ? validPage(wanted, query.data.total) : wanted
  return (
    <InvitationsFrame title={t('list.title')}>
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
          caption={t('list.title')}
          columns={columns}
          rows={query.data?.list}
          rowKey={({ id, time }) => `${id} ${time}`}
          inset
          empty={
            <Empty
              text={t('list.none')}
              action={
                <AppLink to="/invite" className={TEXT_LINK}>
                  {t('own.copyLink')}
                </AppLink>
              }
            />
          }
          error={query.error && !query.data && <ListFailed error={query.error} onRetry={() => void query.refetch()} />}
        />
        <Pager page={page} total={query.data?.total} onPage={setPage} />
      </Panel>
    </InvitationsFrame>
  )
}

function useInviteeColumns(): readonly Column<Invitee>[] {
  const t = useTexts(invitationTexts)
  const formats = useFormats()
  return [
    { key: 'id', header: t('list.id'), cell: ({ id }) => <Num>{id}</Num> },
    { key: 'name', header: t('list.name'), cell: ({ name }) => <bdi>{name}</bdi> },
    { key: 'phone', header: t('list.phone'), cell: ({ phone }) => <Num>{phone || NO_FIGURE}</Num> },
    {
      key: 'level',
      header: t('list.level'),
      cell: ({ level }) => t('levels.levelOf', { level: formats.count(level) }),
    },
    { key: 'time', header: t('list.time'), cell: ({ time }) => <Num>{formats.dateTime(time)}</Num> },
    {
      key: 'counts',
      header: t('list.counts'),
      cell: ({ qualified }) => (
        <StateChip tone={qualified ? 'success' : 'neutral'} word={t(qualified ? 'list.counted' : 'list.notCounted')} />
      ),
    },
  ]
}
