import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '@touchstone/frame'
import { Button, InlineAlert } from '@touchstone/ui'
import { api, failureText } from '../../shared/api/api.ts'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { demoFundsTexts } from './demoFundsTexts.ts'

/** The amount that the demo account begins with, and is filled up to. */
const START_USDT = '100000'

/** More play money in the demo account. */
export function DemoFunds() {
  const t = useTexts(demoFundsTexts)
  const formats = useFormats()
  const queries = useQueryClient()
  const ask = useMutation({
    mutationFn: () => api().call('addDemoFunds', {}, { refusal: 'here' }),
    onSuccess: async ({ added }) => {
      showToast('ok', t('added', { amount: formats.decimal(added) }))
      await queries.invalidateQueries({ queryKey: ['getAsset2'] })
    },
  })
  return (
    <section aria-labelledby="demo-funds" className="rounded-panel border border-warn/40 bg-notice/40 p-4">
      <h2 id="demo-funds" className="flex items-center gap-2 text-14 font-semibold text-ink-1">
        {t('title')}
        <span className="rounded-control border border-warn/50 px-1.5 text-12 font-medium text-warn">{t('demo')}</span>
      </h2>
      <p className="mt-1 text-13 text-ink-2">{t('text', { amount: formats.decimal(START_USDT) })}</p>
      <div className="mt-3 flex flex-col items-start gap-3">
        <Button tone="secondary" busy={ask.isPending} onClick={() => ask.mutate()}>
          {t('add')}
        </Button>
        {ask.isError && (
          <InlineAlert tone="warn" announce>
            {failureText(ask.error)}
          </InlineAlert>
        )}
      </div>
    </section>
  )
}
