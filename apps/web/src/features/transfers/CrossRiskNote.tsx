import { InlineAlert, KeyValue, Num } from '@touchstone/ui'
import { NO_FIGURE, useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { transferTexts } from './texts.ts'
import type { CrossRisk } from './useCrossRisk.ts'

/** That money goes from behind cross positions, and how much closer their liquidation comes. */
export function CrossRiskNote({ risk: { move } }: { readonly risk: CrossRisk }) {
  const t = useTexts(transferTexts)
  const formats = useFormats()
  const away = (fraction: string) => (fraction === '' ? NO_FIGURE : formats.rate(fraction))
  return (
    <div className="flex flex-col gap-2">
      <InlineAlert tone="warn">{t('risk.closer')}</InlineAlert>
      {move && (
        <KeyValue
          items={[
            {
              key: 'nearest',
              label: t('risk.nearest', { contract: move.symbol }),
              value: <Num>{t('risk.change', { before: away(move.before), after: away(move.after) })}</Num>,
            },
          ]}
        />
      )}
    </div>
  )
}
