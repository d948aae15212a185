import { Glyph, Num } from '@touchstone/ui'
import { clsx } from 'clsx'
import { NO_FIGURE, useFormats } from '../../format/format.ts'
import { useTexts } from '../../i18n/texts.ts'
import { type ComparedFigure, FIGURE_KINDS, type FigureName, shownDecimals } from './recompute.ts'
import { worksheetTexts } from './texts.ts'

/** The worked-out numbers of one step, told and recomputed side by side. */
export function CheckedFigures(props: { readonly figures: readonly ComparedFigure[]; readonly currency: string }) {
  const t = useTexts(worksheetTexts)
  const show = useFigure(props.currency)
  return (
    <table className="mt-3 w-full text-12">
      <caption className="sr-only">{t('results')}</caption>
      <thead className="text-ink-3">
        <tr>
          <th scope="col" className="py-1.5 text-start font-medium">
            {t('column.figure')}
          </th>
          <th scope="col" className="text-end font-medium">
            {t('column.told')}
          </th>
          <th scope="col" className="text-end font-medium">
            {t('column.recomputed')}
          </th>
          <th scope="col" className="w-24 ps-3 text-start font-medium">
            {t('column.verdict')}
          </th>
        </tr>
      </thead>
      <tbody>
        {props.figures.map(({ figure, told, recomputed, equal }) => (
          <tr key={figure} className="border-t border-line/60 align-top">
            <th scope="row" className="py-1.5 text-start font-normal">
              <span className="text-ink-1">{t(`figure.${figure}`)}</span>
              <span className="block text-11 text-ink-3">{t(`how.${figure}`)}</span>
            </th>
            <td className="py-1.5 text-end">
              <Num>{show(figure, told)}</Num>
            </td>
            <td className="py-1.5 text-end">
              <Num>{show(figure, recomputed)}</Num>
            </td>
            <td className={clsx('py-1.5 ps-3', equal ? 'text-ok' : 'font-medium text-danger')}>
              <span className="inline-flex items-center gap-1">
                <Glyph name={equal ? 'check' : 'cross'} className="size-3.5 shrink-0" />
                {equal ? t('equal') : t('differs')}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function useFigure(currency: string): (figure: FigureName, text: string) => string {
  const formats = useFormats()
  return (figure, text) => {
    switch (FIGURE_KINDS[figure]) {
      case 'price':
        return text === '' ? NO_FIGURE : formats.decimal(text)
      case 'money':
        return `${formats.decimal(text, shownDecimals(text))} ${currency}`
      case 'rate':
        return formats.rate(text)
      case 'place':
        return text
    }
  }
}
