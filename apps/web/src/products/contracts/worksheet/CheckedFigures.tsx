import { NO_FIGURE, useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { RecomputedTable } from '../../../shared/recomputed/RecomputedTable.tsx'
import { type ComparedFigure, FIGURE_KINDS, type FigureName, shownDecimals } from './recompute.ts'
import { worksheetTexts } from './texts.ts'

/** The worked-out numbers of one step, told and recomputed side by side. */
export function CheckedFigures(props: { readonly figures: readonly ComparedFigure[]; readonly currency: string }) {
  const t = useTexts(worksheetTexts)
  const show = useFigure(props.currency)
  const rows = props.figures.map(({ figure, told, recomputed, equal }) => ({
    key: figure,
    label: t(`figure.${figure}`),
    how: t(`how.${figure}`),
    told: show(figure, told),
    recomputed: show(figure, recomputed),
    equal,
  }))
  const words = {
    caption: t('results'),
    figure: t('column.figure'),
    told: t('column.told'),
    recomputed: t('column.recomputed'),
    verdict: t('column.verdict'),
    equal: t('equal'),
    differs: t('differs'),
  }
  return (
    <div className="mt-3">
      <RecomputedTable rows={rows} words={words} />
    </div>
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
