import { useMutation } from '@tanstack/react-query'
import { Button, saveCsv } from '@touchstone/ui'
import { formats } from '../../../shared/frame/figures.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { tellOperator } from '../../../shared/toasts/tellOperator.ts'
import { type AuditFilter, csvOf, MOST_EXPORT_ROWS, readRows } from '../readRows.ts'
import { auditTexts } from '../texts.ts'

const t = textsOf(auditTexts)

export function ExportButton({ filter }: { readonly filter: AuditFilter }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => readRows(filter),
    onSuccess: ({ rows, cut }) => {
      saveCsv('audit.csv', ...csvOf(rows))
      if (cut) tellOperator('warn', t('exportCut', { rows: formats.count(MOST_EXPORT_ROWS) }))
    },
    onError: () => tellOperator('danger', t('exportFailed')),
  })
  return (
    <Button tone="secondary" busy={isPending} onClick={() => mutate()}>
      {t(isPending ? 'exporting' : 'export')}
    </Button>
  )
}
