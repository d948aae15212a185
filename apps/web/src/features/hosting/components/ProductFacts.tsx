import { KeyValue, Num, TEXT_LINK } from '@touchstone/ui'
import { NO_FIGURE, useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import type { HostingProduct } from '../buyInput.ts'
import { useProductInfo } from '../profitInfo.ts'
import { hostingTexts } from '../texts.ts'

/** A product's limits, remaining capacity, cost of early redemption, and the coverage of its returns. */
export function ProductFacts({ product }: { readonly product: HostingProduct }) {
  const t = useTexts(hostingTexts)
  const formats = useFormats()
  const { currency, redemptionDays } = product
  const money = (value: string) => <Num>{`${formats.decimal(value)} ${currency}`}</Num>
  return (
    <div className="flex flex-col gap-2">
      <KeyValue
        items={[
          { key: 'min', label: t('min'), value: money(product.min) },
          { key: 'max', label: t('max'), value: money(product.max) },
          { key: 'left', label: t('left'), value: money(product.left) },
          { key: 'loss', label: t('earlyLoss'), value: <Num>{formats.rate(product.earlyLoss)}</Num> },
          {
            key: 'redemption',
            label: t('redemption'),
            value: redemptionDays === 0 ? t('atOnce') : t('days', { days: redemptionDays }),
          },
          { key: 'coverage', label: t('coverage'), value: <Coverage product={product} /> },
        ]}
      />
      <p className="text-end text-12">
        <AppLink to="/hosting" search={{ id: product.id }} className={TEXT_LINK}>
          {t('book')}
        </AppLink>
      </p>
    </div>
  )
}

/** The covered part of the returns owed, as of the last entry of the log. */
function Coverage({ product: { id } }: { readonly product: HostingProduct }) {
  const t = useTexts(hostingTexts)
  const formats = useFormats()
  const { data } = useProductInfo(id)
  if (!data) return <Num>{NO_FIGURE}</Num>
  return data.coverage === '' ? t('nothingOwed') : <Num>{formats.rate(data.coverage)}</Num>
}
