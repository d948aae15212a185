import { useTexts } from '../../shared/i18n/texts.ts'
import { Contact } from './components/Contact.tsx'
import { HelpCentre } from './components/HelpCentre.tsx'
import { helpTexts } from './texts.ts'

/** `/help?q=`: articles by subject; what is searched for stands in the address. */
export function HelpScreen() {
  const t = useTexts(helpTexts)
  return (
    <div className="page py-12">
      <div className="page-column flex w-[min(100vw,1072px)] flex-col gap-8">
        <div>
          <h1 className="text-32 font-semibold tracking-tight">{t('title')}</h1>
          <p className="mt-1 text-14 text-ink-2">{t('lead')}</p>
        </div>
        <HelpCentre />
        <Contact />
      </div>
    </div>
  )
}
