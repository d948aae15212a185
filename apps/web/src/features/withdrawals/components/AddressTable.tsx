import type { CallData } from '@touchstone/protocol'
import { Button, type Column, CopyButton, Countdown, DataTable, Num, StateChip } from '@touchstone/ui'
import type { ReactNode } from 'react'
import { type Formats, NO_FIGURE, useFormats } from '../../../shared/format/format.ts'
import { type Translate, useTexts } from '../../../shared/i18n/texts.ts'
import { useExchangeTime } from '../../../shared/live/useExchangeTime.ts'
import { useServerNow } from '../../../shared/live/useServerNow.ts'
import { Failed } from '../../../shared/loading/Failed.tsx'
import { useSentence } from '../../../shared/said/said.ts'
import { addressTexts } from '../addressTexts.ts'

type Address = CallData<'getAddressList'>[number]
type T = Translate<(typeof addressTexts)['english']>

export interface AddressTableProps {
  readonly rows: readonly Address[] | undefined
  readonly error: Error | null
  readonly onRetry: () => void
  readonly onRemove: (address: Address) => void
  readonly empty: ReactNode
}

export function AddressTable({ rows, error, onRetry, onRemove, empty }: AddressTableProps) {
  const t = useTexts(addressTexts)
  const formats = useFormats()
  const say = useSentence()
  return (
    <DataTable
      caption={t('caption')}
      columns={columns({ t, formats, say, onRemove })}
      rows={rows}
      rowKey={({ id }) => id}
      loadingRows={3}
      empty={empty}
      error={error && <Failed error={error} lead={t('failed')} onRetry={onRetry} />}
    />
  )
}

interface ColumnParts extends Pick<AddressTableProps, 'onRemove'> {
  readonly t: T
  readonly formats: Formats
  readonly say: (sentence: string) => string
}

function columns({ t, formats, say, onRemove }: ColumnParts): readonly Column<Address>[] {
  return [
    {
      key: 'address',
      header: t('column.address'),
      cell: ({ address }) => (
        <span className="inline-flex items-center gap-1">
          <Num className="text-12 slim:break-all">{address}</Num>
          <CopyButton text={address} label={t('copy')} copiedLabel={t('copied')} />
        </span>
      ),
    },
    { key: 'currency', header: t('column.currency'), cell: ({ currency }) => currency },
    { key: 'chain', header: t('column.chain'), cell: ({ chainName }) => say(chainName) },
    { key: 'remark', header: t('column.remark'), cell: ({ remark }) => <bdi>{remark || NO_FIGURE}</bdi> },
    { key: 'tag', header: t('column.tag'), cell: ({ tag }) => <bdi>{tag || NO_FIGURE}</bdi> },
    {
      key: 'state',
      header: t('column.state'),
      cell: (row) => <Usable until={row.usableFrom} t={t} formats={formats} />,
    },
    {
      key: 'act',
      header: t('column.act'),
      align: 'end',
      cell: (row) => (
        <Button tone="ghost" size="small" onClick={() => onRemove(row)}>
          {t('remove')}
        </Button>
      ),
    },
  ]
}

/** Whether it can be paid, by the exchange's clock; else from when. */
function Usable({ until, t, formats }: { readonly until: number; readonly t: T; readonly formats: Formats }) {
  const now = useServerNow()
  const time = useExchangeTime()
  if (time >= until) return <StateChip tone="success" word={t('usable')} />
  return (
    <span className="inline-flex items-center gap-2">
      <StateChip tone="progress" word={t('waits', { time: formats.moment(until, 'dateMinute') })} />
      <span className="text-12 text-ink-3">
        <Countdown until={until} now={now} />
      </span>
    </span>
  )
}
