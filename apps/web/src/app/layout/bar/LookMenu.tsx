import { Menu } from '@touchstone/ui'
import Contrast from 'lucide-react/icons/contrast'
import { useState } from 'react'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { onDemand } from '../../../shared/loading/onDemand.tsx'
import { shellTexts } from '../texts.ts'

/** Nothing of it is seen before the menu is opened. */
const LookChoices = onDemand(async () => (await import('./LookChoices.tsx')).LookChoices)

/** How everything looks. */
export function LookMenu() {
  const t = useTexts(shellTexts)
  const [wanted, setWanted] = useState(false)
  return (
    <Menu
      label={t('look')}
      button={<Contrast size={18} strokeWidth={1.75} />}
      chevron={false}
      onOpen={() => setWanted(true)}
    >
      {wanted && <LookChoices />}
    </Menu>
  )
}
