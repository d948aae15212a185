import { Num, Skeleton } from '@touchstone/ui'
import type { ReactNode } from 'react'
import type { ContractMarket } from '../../../products/contracts/contractMarket.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import type { PreviewState } from '../../../shared/orders/previewFeed.ts'
import { previewLines } from '../previewLines.ts'
import { contractScreenTexts } from '../texts.ts'
import type { ContractPreview, ContractRequest } from '../ticket/ticketRequest.ts'

export interface ContractPreviewBoxProps {
  readonly market: ContractMarket
  readonly request: ContractRequest | undefined
  readonly state: PreviewState<ContractPreview>
}

/** What the order would do now, in figures. Always there, so that nothing moves when it fills. */
export function ContractPreviewBox(props: ContractPreviewBoxProps) {
  const { market, request, state } = props
  const t = useTexts(contractScreenTexts)
  const formats = useFormats()
  const { preview, stale, failed } = state
  const loading = request !== undefined && !preview && !failed
  const lines = previewLines(request, preview, market, t, formats)
  return (
    <section
      aria-label={t('preview.title')}
      aria-busy={stale || loading}
      className="refreshing rounded-control border border-line bg-surface-2/60 px-3 py-2 text-12"
    >
      <dl className="flex flex-col gap-1">
        {lines.map(([label, value]) => (
          <Line key={label} label={label} loading={loading}>
            {value || '–'}
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
