import { useId } from 'react'
import { useTexts } from '../../shared/i18n/texts.ts'
import { recordTexts } from './texts.ts'
import { PRODUCTS, type Product } from './useFillProduct.ts'

/** Which product's fills: their columns differ, so there is no "all". */
export function ProductSelect(props: { readonly product: Product; readonly onProduct: (product: Product) => void }) {
  const t = useTexts(recordTexts)
  const id = useId()
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-12 text-ink-3">
        {t('product')}
      </label>
      <select
        id={id}
        value={props.product}
        onChange={(event) => props.onProduct(PRODUCTS.find((known) => known === event.target.value) ?? 'spot')}
        className="h-9 min-w-32 rounded-control border border-control-line/60 bg-surface-2 px-2 text-13 text-ink-1"
      >
        {PRODUCTS.map((value) => (
          <option key={value} value={value}>
            {t(`products.${value}`)}
          </option>
        ))}
      </select>
    </div>
  )
}
