import { Page } from '../../shared/frame/Page.tsx'
import { textsOf } from '../../shared/i18n/texts.ts'
import { Hours } from './components/Hours.tsx'
import { ReadyAnswers } from './components/ReadyAnswers.tsx'
import { supportTexts } from './texts.ts'

const t = textsOf(supportTexts)

/** What support keeps ready, and when it is there. */
export function SettingsScreen() {
  return (
    <Page title={t('settings')}>
      <div className="grid grid-cols-[minmax(0,7fr)_minmax(320px,4fr)] narrow:grid-cols-1 items-start gap-5">
        <ReadyAnswers />
        <Hours />
      </div>
    </Page>
  )
}
