import { Menu } from '@touchstone/ui'
import Globe from 'lucide-react/icons/globe'
import { useState } from 'react'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { onDemand } from '../../../shared/loading/onDemand.tsx'
import { shellTexts } from '../texts.ts'

/** Nothing of it is seen before the menu is opened. */
const LanguageChoices = onDemand(async () => (await import('./LanguageChoices.tsx')).LanguageChoices)

export function LanguageMenu() {
  const t = useTexts(shellTexts)
  const [wanted, setWanted] = useState(false)
  return (
    <span data-testid="languages">
      <Menu
        label={t('language.menu')}
        button={<Globe size={18} strokeWidth={1.75} />}
        chevron={false}
        onOpen={() => setWanted(true)}
      >
        <div className="w-80">{wanted && <LanguageChoices />}</div>
      </Menu>
    </span>
  )
}
