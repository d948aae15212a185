import { useQuery } from '@tanstack/react-query'
import type { CallData } from '@touchstone/protocol'
import { Button, type Column, DataTable, Empty, Num, StateChip } from '@touchstone/ui'
import { useState } from 'react'
import { api } from '../../shared/api/api.ts'
import { callQuery } from '../../shared/api/queries.ts'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { Failed } from '../../shared/loading/Failed.tsx'
import { useClosedInDemo } from '../acts/useClosedInDemo.ts'
import { ConfirmAct } from '../factors/ConfirmAct.tsx'
import { activityTexts } from './texts.ts'

type SessionRow = CallData<'getSessions'>[number]
type Ending = SessionRow | 'others'

/** Where this account is logged in, and how to end that. */
export function SessionsPanel() {
  const t = useTexts(activityTexts)
  const { data, error, refetch } = useQuery({
    ...callQuery('getSessions', {}, { refusal: 'here' }),
    refetchOnWindowFocus: true,
  })
  const [ending, setEnding] = useState<Ending | null>(null)
  const closed = useClosedInDemo()
  const others = (data ?? []).filter((row) => !row.current)
  const end = async () => {
    const ended = ending === 'others' ? others : ending ? [ending] : []
    try {
      for (const { id } of ended) await api().call('delSession', { id }, { refusal: 'here' })
    } finally {
      await refetch()
    }
    setEnding(null)
  }
  return (
    <>
      <DataTable
        inset
        caption={t('sessions')}
        columns={useColumns(setEnding)}
        rows={data}
        rowKey={(row) => row.id}
        loadingRows={2}
        empty={<Empty text={t('noSessions')} />}
        error={error && <Failed error={error} onRetry={() => void refetch()} />}
      />
      {others.length > 1 && (
        <div className="flex justify-end border-t border-line px-3 py-2">
          <Button tone="ghost" size="small" blockedBecause={closed} onClick={() => setEnding('others')}>
            {t('endAll')}
          </Button>
        </div>
      )}
      {ending && (
        <ConfirmAct
          title={t(ending === 'others' ? 'endAllTitle' : 'endTitle')}
          confirmLabel={t(ending === 'others' ? 'endAll' : 'end')}
          onClose={() => setEnding(null)}
          act={end}
        >
          {ending === 'others' ? t('endAllText', { count: others.length }) : t('endText', { device: ending.device })}
        </ConfirmAct>
      )}
    </>
  )
}

function useColumns(end: (row: SessionRow) => void): readonly Column<SessionRow>[] {
  const t = useTexts(activityTexts)
  const formats = useFormats()
  const closed = useClosedInDemo()
  return [
    { key: 'device', header: t('device'), cell: ({ device }) => <bdi className="text-ink-1">{device}</bdi> },
    { key: 'address', header: t('address'), cell: ({ address }) => <Num>{address}</Num> },
    { key: 'opened', header: t('opened'), cell: ({ opened }) => <Num>{formats.dateTime(opened)}</Num> },
    { key: 'lastSeen', header: t('lastSeen'), cell: ({ lastSeen }) => <Num>{formats.dateTime(lastSeen)}</Num> },
    {
      key: 'act',
      header: <span className="sr-only">{t('act')}</span>,
      align: 'end',
      cell: (row) =>
        row.current ? (
          <StateChip tone="success" word={t('current')} />
        ) : (
          <Button
            tone="secondary"
            size="small"
            blockedBecause={closed}
            aria-label={t('endLabel', { device: row.device })}
            onClick={() => end(row)}
          >
            {t('end')}
          </Button>
        ),
    },
  ]
}
