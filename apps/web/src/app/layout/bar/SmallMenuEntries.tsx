import { MENU_ITEM } from '@touchstone/ui'
import { clsx } from 'clsx'
import { DemoSwitch } from '../../../shared/demo/DemoSwitch.tsx'
import { useLocale, useTexts } from '../../../shared/i18n/texts.ts'
import { useSession } from '../../../shared/session/sessionStore.ts'
import { featureTexts } from '../../routes/featureTexts.ts'
import { menuOf } from '../../routes/routes.ts'
import { shellTexts } from '../texts.ts'
import { EntryLink } from './EntryLink.tsx'
import { LanguageChoices } from './LanguageChoices.tsx'
import { LookChoices } from './LookChoices.tsx'
import { type NavEntry, navEntries } from './navigation.ts'

const HEADING = 'px-2.5 pt-3 pb-1 text-11 font-medium text-ink-3'

/** The bar's entries with all that stands under them, then account, language and look. */
export function SmallMenuEntries() {
  const t = useTexts(shellTexts)
  const { language } = useLocale()
  const signedIn = useSession((session) => session.token !== '')
  return (
    <div className="mx-auto flex max-w-[720px] flex-col pb-3">
      <nav aria-label={t('mainNavigation')} className="grid grid-cols-2 gap-x-2 max-[479px]:grid-cols-1">
        {navEntries(language).map((entry) => (
          <Entry key={entry.path} entry={entry} />
        ))}
      </nav>
      {signedIn && (
        <div className="px-2.5 pt-3">
          <DemoSwitch />
        </div>
      )}
      <p className={HEADING}>{t('language.menu')}</p>
      <LanguageChoices />
      <LookChoices />
    </div>
  )
}

/** One entry of the bar and, set in below it, what its menu holds. */
function Entry({ entry }: { readonly entry: NavEntry }) {
  const t = useTexts(shellTexts)
  const words = useTexts(featureTexts)
  const under = entry.opens ? menuOf(entry.opens).filter(({ path }) => path !== entry.path) : []
  return (
    <div>
      <EntryLink to={entry.path} className={clsx(MENU_ITEM, 'min-h-11 font-medium')}>
        {entry.word ? words(entry.word) : t('nav.trade')}
      </EntryLink>
      {under.map(({ path, word }) => (
        <EntryLink key={path} to={path} className={clsx(MENU_ITEM, 'min-h-11 ps-6')}>
          {words(word)}
        </EntryLink>
      ))}
    </div>
  )
}
