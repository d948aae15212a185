import { Num, Skeleton } from '@touchstone/ui'
import type { ReactNode } from 'react'
import { NO_FIGURE } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import type { PreviewState } from '../../shared/orders/previewFeed.ts'
import { ticketTexts } from './texts.ts'

/** A figure with its label; "" where there is none. */
export type PreviewLine = readonly [label: string, value: string]

export interface PreviewFiguresProps {
  /** Whether an order stands in the ticket. */
  readonly asked: boolean
  readonly state: PreviewState<unknown>
  readonly lines: readonly PreviewLine[]
}

/** The preview of the order, in figures. Always there, so that nothing moves when it fills. */
export function PreviewFigures({ asked, state, lines }: PreviewFiguresProps) {
  const t = useTexts(ticketTexts)
  const { preview, stale, failed } = state
  const loading = asked && preview === undefined && !failed
  return (
    <section
      aria-label={t('preview.title')}
      aria-busy={stale || loading}
      className="refreshing rounded-control border border-line bg-surface-2/60 px-3 py-2 text-12"
    >
      <dl className="flex flex-col gap-1">
        {lines.map(([label, value]) => (
          <Line key={label} label={label} loading={loading}>
            {value || NO_FIGURE}
          </Line>
        ))}
      </dl>
    </section>
  )
}

function Line(props: { readonly label: string; readonly loading: boolean; readonly children: ReactNode }) {
  return (
    <div className="flex h-4 items-center justify-between gap-3">
      <dt className="shrink-0 text-ink-3">{props.label}</dt>
      <dd className="min-w-0 truncate text-end text-ink-1">
        {props.loading ? <Skeleton className="h-3 w-20" /> : <Num>{props.children}</Num>}
      </dd>
    </div>
  )
}
