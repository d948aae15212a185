import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AdminCallData } from '@touchstone/protocol/admin'
import { PAGE_SIZE, Select, StateChip, validPage } from '@touchstone/ui'
import { useState } from 'react'
import { callQuery } from '../../../shared/api/queries.ts'
import { moment } from '../../../shared/frame/figures.ts'
import { Part } from '../../../shared/frame/Page.tsx'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { textColumn } from '../../../shared/lists/columns.tsx'
import { List, Pages } from '../../../shared/lists/List.tsx'
import { rewardTexts } from '../texts.ts'

const t = textsOf(rewardTexts)

type Invitee = AdminCallData<'getInvitees'>['list'][number]
const ONLY = ['all', 'unqualified', 'suspect'] as const

const COLUMNS = [
  textColumn<Invitee>('uid', t('invitees.customer'), ({ uid }) => <span className="num">{uid}</span>),
  textColumn<Invitee>('inviter', t('invitees.inviter'), ({ inviter }) => <span className="num">{inviter}</span>),
  textColumn<Invitee>('chain', t('invitees.chain'), ({ chain }) => <span className="num">{chain.join(' ← ')}</span>),
  textColumn<Invitee>('time', t('invitees.time'), ({ time }) => <span className="num">{moment(time)}</span>),
  textColumn<Invitee>('counts', t('invitees.counts'), ({ qualified, concerns }) => (
    <span className="flex flex-wrap gap-3">
      <StateChip tone={qualified ? 'success' : 'neutral'} word={t(qualified ? 'invitees.yes' : 'invitees.no')} />
      {concerns.map((concern) => (
        <StateChip
          key={concern}
          tone={concern === 'unverified' ? 'neutral' : 'attention'}
          word={t(`invitees.concerns.${concern}`)}
        />
      ))}
    </span>
  )),
]

/** Invitees with their inviters, and the reason when their fees earn no commission. */
export function InviteesPart() {
  const [only, setOnly] = useState<(typeof ONLY)[number]>('all')
  const [wanted, setPage] = useState(1)
  const query = useQuery({
    ...callQuery('getInvitees', { only, page: wanted, size: PAGE_SIZE }),
    placeholderData: keepPreviousData,
  })
  const page = query.data ? validPage(wanted, query.data.total) : wanted
  return (
    <Part title={t('invitees.title')}>
      <div className="max-w-56 p-4">
        <Select
          label={t('invitees.only')}
          value={only}
          onValueChange={(next) => {
            setOnly(ONLY.find((known) => known === next) ?? 'all')
            setPage(1)
          }}
          options={ONLY.map((value) => ({ value, label: t(`invitees.${value}`) }))}
        />
      </div>
      <List
        caption={t('invitees.title')}
        query={query}
        rows={({ list }) => list}
        columns={COLUMNS}
        rowKey={({ uid }) => uid}
        empty={t('invitees.none')}
      />
      <Pages page={page} total={query.data?.total} onPage={setPage} />
    </Part>
  )
}
