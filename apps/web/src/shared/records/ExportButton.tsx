import { useMutation } from '@tanstack/react-query'
import { showToast } from '@touchstone/frame'
import { Button, saveCsv } from '@touchstone/ui'
import { useFormats } from '../format/format.ts'
import { useTexts } from '../i18n/texts.ts'
import { MOST_EXPORT_ROWS, type WholeList } from './readAll.ts'
import { recordListTexts } from './texts.ts'

export interface ExportButtonProps<Row> {
  readonly fileName: string
  readonly head: readonly string[]
  readonly cells: (row: Row) => readonly (string | number)[]
  readonly read: () => Promise<WholeList<Row>>
  /** False while the filter's period is not usable. */
  readonly ready: boolean
}

/** All rows of the filter as a file, made in the browser. */
export function ExportButton<Row>({ fileName, head, cells, read, ready }: ExportButtonProps<Row>) {
  const t = useTexts(recordListTexts)
  const formats = useFormats()
  const { mutate, isPending } = useMutation({
    mutationFn: read,
    onSuccess: ({ rows, cut }) => {
      saveCsv(fileName, head, rows.map(cells))
      if (cut) showToast('warn', t('exportCut', { rows: formats.count(MOST_EXPORT_ROWS) }))
    },
    onError: () => showToast('warn', t('exportFailed')),
  })
  return (
    <Button
      tone="secondary"
      busy={isPending}
      blockedBecause={ready ? undefined : t('problem.empty')}
      onClick={() => mutate()}
    >
      {isPending ? t('exporting') : t('export')}
    </Button>
  )
}
