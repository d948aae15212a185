import { ConfirmDialog, KeyValue, Num } from '@touchstone/ui'
import { NO_FIGURE } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import type { PreviewLine } from '../PreviewFigures.tsx'
import { ticketTexts } from '../texts.ts'

export interface ConfirmTicketProps {
  readonly open: boolean
  /** Names the instrument and the order. */
  readonly title: string
  readonly tone: 'up' | 'down'
  /** Why it is asked once more, in sentences. */
  readonly reasons: readonly string[]
  /** All fields of the order, then its preview. */
  readonly lines: readonly PreviewLine[]
  /** The worst that it can do. */
  readonly sentence: string
  readonly busy: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asked once more, with the figures and the reasons. The safe answer has the focus. */
export function ConfirmTicket(props: ConfirmTicketProps) {
  const t = useTexts(ticketTexts)
  return (
    <ConfirmDialog
      open={props.open}
      title={props.title}
      confirmLabel={t('confirm.place')}
      cancelLabel={t('confirm.back')}
      tone={props.tone}
      busy={props.busy}
      onConfirm={props.onConfirm}
      onCancel={props.onCancel}
    >
      <ul className="mb-4 list-disc ps-5 text-13 text-ink-1">
        {props.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <KeyValue
        items={props.lines.map(([label, value]) => ({ key: label, label, value: <Num>{value || NO_FIGURE}</Num> }))}
      />
      <p className="mt-3 text-13 text-ink-2">{props.sentence}</p>
    </ConfirmDialog>
  )
}
