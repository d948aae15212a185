import {
  ExportButton as ExportRows,
  type ExportButtonProps as ExportRowsProps,
  MOST_EXPORT_ROWS,
} from '@touchstone/frame'
import { useFormats } from '../format/format.ts'
import { useTexts } from '../i18n/texts.ts'
import { recordListTexts } from './texts.ts'

export interface ExportButtonProps<Row> extends Omit<ExportRowsProps<Row>, 'words' | 'blockedBecause'> {
  /** False while the filter's period is not usable. */
  readonly ready: boolean
}

/** All rows of the filter as a file. */
export function ExportButton<Row>({ ready, ...list }: ExportButtonProps<Row>) {
  const t = useTexts(recordListTexts)
  const formats = useFormats()
  return (
    <ExportRows
      {...list}
      blockedBecause={ready ? undefined : t('problem.empty')}
      words={{
        export: t('export'),
        exporting: t('exporting'),
        cut: t('exportCut', { rows: formats.count(MOST_EXPORT_ROWS) }),
        failed: t('exportFailed'),
      }}
    />
  )
}
