import { useTexts } from '../../shared/i18n/texts.ts'
import { UserCentreFrame } from '../../shared/userCentre/UserCentreFrame.tsx'
import { Contact } from './components/Contact.tsx'
import { HelpCentre } from './components/HelpCentre.tsx'
import { helpTexts } from './texts.ts'

/** `/settingHelp`: the help centre inside the user centre. */
export function SettingHelpScreen() {
  const t = useTexts(helpTexts)
  return (
    <UserCentreFrame tab="about">
      <h1 className="text-20 font-semibold text-ink-1">{t('title')}</h1>
      <HelpCentre />
      <Contact />
    </UserCentreFrame>
  )
}
