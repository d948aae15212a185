import { useQuery } from '@tanstack/react-query'
import { EXPORT_PAGE } from '@touchstone/frame'
import { Button, type Column, DataTable, Empty, Num, Panel, TEXT_LINK, zoneLabel } from '@touchstone/ui'
import { useState } from 'react'
import { callQuery } from '../../../shared/api/queries.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { listFailure } from '../../../shared/loading/listFailure.tsx'
import { useRecordRefetch } from '../../../shared/records/useRecordRefetch.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { OfferName } from '../../../shared/said/OfferName.tsx'
import { useReaderZone } from '../../../shared/times/readerZone.ts'
import { DECIMALS } from '../currency.ts'
import { type DueDay, dueDays } from '../dueDays.ts'
import { FRESH_MS } from '../freshness.ts'
import { hostingOrderTexts } from '../orderTexts.ts'
import { useCalendarFile } from '../useCalendarFile.ts'

const FIRST_ROWS = 14
const MOST_ROWS = 200

/** Payments due for the orders in custody and in redemption, the next first; also as a file for any calendar. */
export function DueCalendar() {
  const t = useTexts(hostingOrderTexts)
  const formats = useFormats()
  const [rows, setRows] = useState(FIRST_ROWS)
  const custody = useRunning('custody')
  const redemption = useRunning('redemption')
  const { save } = useCalendarFile()
  const columns = useDueColumns()
  const orders = custody.data && redemption.data ? [...custody.data.list, ...redemption.data.list] : undefined
  const due = orders && dueDays(orders, DECIMALS)
  const error = custody.error ?? redemption.error
  const isCut = (custody.data?.total ?? 0) > EXPORT_PAGE || (redemption.data?.total ?? 0) > EXPORT_PAGE
  const retry = () => {
    void custody.refetch()
    void redemption.refetch()
  }
  return (
    <Panel className="overflow-hidden">
      <div className="flex items-center justify-between gap-4 border-b border-line px-5 py-3">
        <div>
          <h2 className="text-14 font-semibold text-ink-1">{t('due.title')}</h2>
          <p className="text-12 text-ink-3">{t('due.times', { zone: zoneLabel(useReaderZone(), Date.now()) })}</p>
        </div>
        <Button
          tone="secondary"
          blockedBecause={due?.length ? undefined : t('due.none')}
          onClick={() => save(orders ?? [])}
        >
          {t('due.save')}
        </Button>
      </div>
      <DataTable
        caption={t('due.title')}
        columns={columns}
        rows={due?.slice(0, rows)}
        rowKey={({ order, kind, day }) => `${order.orderNo} ${kind} ${day}`}
        density="compact"
        inset
        loadingRows={4}
        empty={<Empty text={t('due.none')} />}
        error={!due && listFailure({ error, refetch: retry })}
      />
      {isCut && (
        <p className="border-t border-line px-5 py-2 text-12 text-ink-3">
          {t('due.cut', { count: formats.count(EXPORT_PAGE) })}
        </p>
      )}
      {due && due.length > rows && (
        <div className="border-t border-line p-2 text-center">
          <Button tone="ghost" size="small" onClick={() => setRows(MOST_ROWS)}>
            {t('due.more')}
          </Button>
        </div>
      )}
    </Panel>
  )
}

function useRunning(state: 'custody' | 'redemption') {
  const query = useQuery({
    ...callQuery('getMyprofit', { state, size: String(EXPORT_PAGE) }, { refusal: 'here' }),
    refetchInterval: FRESH_MS,
  })
  useRecordRefetch('hosting', query.refetch)
  return query
}

function useDueColumns(): readonly Column<DueDay>[] {
  const t = useTexts(hostingOrderTexts)
  const formats = useFormats()
  return [
    { key: 'time', header: t('due.time'), cell: ({ time }) => <Num>{formats.dateTime(time)}</Num> },
    {
      key: 'order',
      header: t('due.order'),
      cell: ({ order: { orderNo, name } }) => (
        <AppLink to="/profit_wdtg" search={{ order: orderNo }} className={`${TEXT_LINK} inline-flex gap-2`}>
          <Num>{orderNo}</Num>
          <OfferName name={name} />
        </AppLink>
      ),
    },
    {
      key: 'what',
      header: t('due.what'),
      cell: ({ kind, day, order: { cycleDays, amount, currency } }) =>
        t(`due.kinds.${kind}`, {
          day: formats.count(day),
          days: formats.count(cycleDays),
          amount: formats.decimal(amount),
          currency,
        }),
    },
    {
      key: 'amount',
      header: t('due.amount'),
      align: 'end',
      cell: ({ credited, order: { currency } }) => (
        <Num>{credited === '' ? '–' : `${formats.decimal(credited)} ${currency}`}</Num>
      ),
    },
  ]
}
