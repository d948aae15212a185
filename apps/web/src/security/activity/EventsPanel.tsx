import type { CallData } from '@touchstone/protocol'
import { type Column, Num } from '@touchstone/ui'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { eventTexts } from './eventTexts.ts'
import { PagedTable } from './PagedTable.tsx'
import { activityTexts } from './texts.ts'

type EventRow = CallData<'getAccountEvents'>['list'][number]
type EventWord = keyof (typeof eventTexts)['english']

function isKnown(what: string): what is EventWord {
  return Object.hasOwn(eventTexts.english, what)
}

/** The acts on the account, their actors, and their notes. */
export function EventsPanel() {
  const t = useTexts(activityTexts)
  const words = useTexts(eventTexts)
  const formats = useFormats()
  const columns: readonly Column<EventRow>[] = [
    { key: 'time', header: t('time'), cell: ({ time }) => <Num>{formats.dateTime(time)}</Num> },
    {
      key: 'what',
      header: t('what'),
      cell: ({ what, text }) => (
        <span className="flex flex-col py-2">
          <span className="text-ink-1">{isKnown(what) ? words(what) : what.replaceAll('_', ' ')}</span>
          {text !== '' && <bdi className="text-12 text-ink-3">{text}</bdi>}
        </span>
      ),
    },
    {
      key: 'by',
      header: t('by'),
      cell: ({ by, ref }) => (
        <span className="flex flex-col py-2">
          {t(`bys.${by}`)}
          {ref !== '' && <Num className="text-12 text-ink-3">{t('ref', { ref })}</Num>}
        </span>
      ),
    },
  ]
  return (
    <PagedTable
      call="getAccountEvents"
      caption={t('events')}
      columns={columns}
      empty={t('noEvents')}
      rowKey={(row) => `${row.time} ${row.what} ${row.ref}`}
    />
  )
}
