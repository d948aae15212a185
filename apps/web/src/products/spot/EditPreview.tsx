import type { CallData, CallInput } from '@touchstone/protocol'
import { KeyValue, Num } from '@touchstone/ui'
import { api } from '../../shared/api/api.ts'
import { NO_FIGURE, useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import type { PreviewState } from '../../shared/orders/previewFeed.ts'
import { usePreview } from '../../shared/orders/usePreview.ts'
import { editTexts } from './editTexts.ts'

type Preview = CallData<'tryEditOrder'>
const PREVIEW_MS = 300
const ask = (request: CallInput<'tryEditOrder'>) => api().call('tryEditOrder', request)

/** What a change would do now; undefined while there is none to ask about. */
export function useEditPreview(request: CallInput<'tryEditOrder'> | undefined) {
  return usePreview(request, ask, PREVIEW_MS)
}

/** What the order holds and would then cost or hold, what trades at once, and what all of it brings. */
export function EditPreview({ state: { preview, stale } }: { readonly state: PreviewState<Preview> }) {
  const t = useTexts(editTexts)
  const formats = useFormats()
  const shown = preview && !stale && preview.problem === '' ? preview : undefined
  const line = (key: 'held' | 'cost' | 'filled' | 'fee' | 'receive', text: string | undefined) => ({
    key,
    label: t(key),
    value: <Num>{text ?? NO_FIGURE}</Num>,
  })
  const money = (amount: string, currency: string) => `${formats.decimal(amount)} ${currency}`
  return (
    <KeyValue
      items={[
        line('held', shown && money(shown.held, shown.costCurrency)),
        line('cost', shown && money(shown.cost, shown.costCurrency)),
        line('filled', shown && formats.decimal(shown.filled)),
        line('fee', shown && money(shown.fee, shown.feeCurrency)),
        line('receive', shown && money(shown.receive, shown.receiveCurrency)),
      ]}
    />
  )
}
