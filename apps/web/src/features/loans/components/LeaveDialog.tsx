import { Button, ConfirmDialog } from '@touchstone/ui'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { applicationTexts } from '../application/applicationTexts.ts'
import type { ApplicationState } from '../application/useApplication.ts'

/** Asks before a half-filled application is left. */
export function LeaveDialog({ application }: { readonly application: ApplicationState }) {
  const t = useTexts(applicationTexts)
  const { question, save, saving, failure } = application
  const saveAndLeave = async () => {
    if ((await save()) !== undefined) question.leave()
  }
  return (
    <ConfirmDialog
      open={question.asked}
      title={t('leaving.title')}
      confirmLabel={t('leaving.save')}
      cancelLabel={t('leaving.stay')}
      busy={saving}
      failure={failure}
      onConfirm={() => void saveAndLeave()}
      onCancel={question.stay}
    >
      <p>{t('leaving.text')}</p>
      <Button tone="ghost" className="mt-3" onClick={question.leave}>
        {t('leaving.drop')}
      </Button>
    </ConfirmDialog>
  )
}
