import { Num } from '@touchstone/ui'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import type { HostingProduct } from '../buyInput.ts'
import { hostingTexts } from '../texts.ts'

/** The rate of a day and of a year, and right below that neither is guaranteed. */
export function ProductRates({ product }: { readonly product: HostingProduct }) {
  const t = useTexts(hostingTexts)
  const formats = useFormats()
  return (
    <dl className="grid grid-cols-2 gap-x-4">
      <dt className="text-12 text-ink-3">{t('daily')}</dt>
      <dt className="col-start-2 row-start-1 text-12 text-ink-3">{t('yearly')}</dt>
      <dd className="text-20 font-semibold text-ink-1">
        <Num>{formats.rate(product.dailyRate)}</Num>
      </dd>
      <dd className="text-20 font-semibold text-ink-1">
        <Num>{formats.rate(product.yearlyRate)}</Num>
      </dd>
      <dd className="col-span-2 pt-1 text-13 text-ink-1">{t('notGuaranteed')}</dd>
    </dl>
  )
}
