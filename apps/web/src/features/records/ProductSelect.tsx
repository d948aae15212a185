import { useId } from 'react'
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
  const id = useId()
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-12 text-ink-3">
        {t('product')}
      </label>
      <select
        id={id}
        value={props.product}
        onChange={(event) => {
          const chosen = props.products.find(({ product }) => product === event.target.value)
          if (chosen) props.onProduct(chosen.product)
        }}
        className="h-9 min-w-32 rounded-control border border-control-line/60 bg-surface-2 px-2 text-13 text-ink-1"
      >
        {props.products.map(({ product, word }) => (
          <option key={product} value={product}>
            {words(word)}
          </option>
        ))}
      </select>
    </div>
  )
}
