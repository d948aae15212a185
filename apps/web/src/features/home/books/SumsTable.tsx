import { Glyph, Num } from '@touchstone/ui'
import { clsx } from 'clsx'
import { compareDecimals } from '../../../shared/decimals/exactDecimal.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { booksTexts } from './texts.ts'
import type { Sums } from './verifyBooks.ts'

/** Nobody has any of it yet: its sum says nothing. */
function isEmpty({ customers, house, outside }: Sums[number]): boolean {
  return [customers, house, outside].every((figure) => compareDecimals(figure, '0') === 0)
}

/** Of each asset what customers have, what stands against it, and both together. */
export function SumsTable({ sums }: { readonly sums: Sums }) {
  const t = useTexts(booksTexts)
  const formats = useFormats()
  return (
    <table className="w-full text-12">
      <thead className="sticky top-0 bg-canvas text-ink-3">
        <tr>
          <th scope="col" className="py-1.5 text-start font-medium">
            {t('sums.asset')}
          </th>
          <th scope="col" className="text-end font-medium">
            {t('sums.customers')}
          </th>
          <th scope="col" className="text-end font-medium">
            {t('sums.house')}
          </th>
          <th scope="col" className="text-end font-medium">
            {t('sums.outside')}
          </th>
          <th scope="col" className="w-16 text-end font-medium">
            {t('sums.sum')}
          </th>
        </tr>
      </thead>
      <tbody>
        {sums
          .filter((row) => !isEmpty(row))
          .map(({ currency, customers, house, outside, sum }) => {
            const zero = compareDecimals(sum, '0') === 0
            return (
              <tr key={currency} className="border-t border-line/60">
                <th scope="row" className="py-1.5 text-start font-medium">
                  {currency}
                </th>
                <td className="text-end">
                  <Num>{formats.compact(customers)}</Num>
                </td>
                <td className="text-end">
                  <Num>{formats.compact(house)}</Num>
                </td>
                <td className="text-end">
                  <Num>{formats.compact(outside)}</Num>
                </td>
                <td className={clsx('text-end', zero ? 'text-ok' : 'font-semibold text-danger')}>
                  <span className="inline-flex items-center gap-1">
                    <Glyph name={zero ? 'check' : 'cross'} className="size-3.5" />
                    <Num>{zero ? '0' : formats.decimal(sum)}</Num>
                  </span>
                </td>
              </tr>
            )
          })}
      </tbody>
    </table>
  )
}
