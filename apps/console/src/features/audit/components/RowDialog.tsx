import { Button, Dialog, KeyValue, NO_FIGURE } from '@touchstone/ui'
import { moment } from '../../../shared/frame/figures.ts'
import { JsonText } from '../../../shared/frame/JsonText.tsx'
import { textsOf } from '../../../shared/i18n/texts.ts'
import type { AuditRow } from '../readRows.ts'
import { auditTexts } from '../texts.ts'

const t = textsOf(auditTexts)

/** One row with every field that enters its hash. */
export function RowDialog({ row, onClose }: { readonly row: AuditRow; readonly onClose: () => void }) {
  const shown = (text: string) => <span className="break-all">{text || NO_FIGURE}</span>
  return (
    <Dialog
      open
      width="wide"
      title={t('row', { row: row.row })}
      closeLabel={t('close')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <KeyValue
        items={[
          { key: 'time', label: t('columns.time'), value: moment(row.time) },
          { key: 'operator', label: t('columns.operator'), value: shown(row.operator) },
          { key: 'what', label: t('columns.what'), value: shown(row.what) },
          { key: 'subject', label: t('columns.subject'), value: shown(row.subject) },
          { key: 'result', label: t('columns.result'), value: shown(row.result) },
          { key: 'reason', label: t('columns.reason'), value: shown(row.reason) },
          { key: 'address', label: t('address'), value: shown(row.address) },
          { key: 'device', label: t('device'), value: shown(row.device) },
          { key: 'hash', label: t('hash'), value: shown(row.hash) },
        ]}
      />
      <h3 className="pt-4 pb-1 text-12 font-medium text-ink-3">{t('detail')}</h3>
      <JsonText json={row.detail} className="max-h-72 rounded-control bg-surface-2 p-3" />
    </Dialog>
  )
}
