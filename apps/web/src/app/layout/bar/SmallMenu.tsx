import { Menu } from '@touchstone/ui'
import Bars from 'lucide-react/icons/menu'
import { useState } from 'react'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { onDemand } from '../../../shared/loading/onDemand.tsx'
import { shellTexts } from '../texts.ts'

const SmallMenuEntries = onDemand(async () => (await import('./SmallMenuEntries.tsx')).SmallMenuEntries)

/** Everything of the bar that has no room in a small window. */
export function SmallMenu() {
  const t = useTexts(shellTexts)
  const [wanted, setWanted] = useState(false)
  return (
    <Menu
      label={t('menu')}
      button={<Bars size={18} strokeWidth={1.75} aria-hidden />}
      chevron={false}
      onOpen={() => setWanted(true)}
      panelClassName="fixed inset-x-0 top-14 mt-0 max-h-[calc(100dvh-5rem)] overflow-y-auto rounded-none border-x-0"
    >
      {wanted && <SmallMenuEntries />}
    </Menu>
  )
}
