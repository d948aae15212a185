import { Select } from '@touchstone/ui'
import { type Fills, useFeatureTexts } from '../../shared/feature/featureLists.ts'
import type { FillProduct } from '../../shared/feature/featureParts.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { recordTexts } from './texts.ts'

/** Which product's fills: their columns differ, so there is no "all". */
export function ProductSelect(props: {
  readonly products: readonly Fills[]
  readonly product: FillProduct
  readonly onProduct: (product: FillProduct) => void
}) {
  const t = useTexts(recordTexts)
  const words = useFeatureTexts()
  return (
    <div className="min-w-32">
      <Select
        compact
        label={t('product')}
        value={props.product}
        options={props.products.map(({ product, word }) => ({ value: product, label: words(word) }))}
        onValueChange={(value) => {
          const chosen = props.products.find(({ product }) => product === value)
          if (chosen) props.onProduct(chosen.product)
        }}
      />
    </div>
  )
}
