import { useTexts } from '../../shared/i18n/texts.ts'
import { ChangePasswordForm } from './components/ChangePasswordForm.tsx'
import { SettingFrame } from './components/SettingFrame.tsx'
import { accountTexts } from './texts.ts'

export function ChangePasswordScreen() {
  const t = useTexts(accountTexts)
  return (
    <SettingFrame title={t('change.title')} lead={t('change.lead')}>
      <ChangePasswordForm />
    </SettingFrame>
  )
}
