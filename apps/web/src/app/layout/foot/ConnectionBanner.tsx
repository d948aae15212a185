import { InlineAlert } from '@touchstone/ui'
import { useEffect, useState } from 'react'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { useConnection } from '../../../shared/live/useLive.ts'
import { shellTexts } from '../texts.ts'
import { useOnline } from '../useOnline.ts'
import { conditionOf } from './StatusBar.tsx'

/** A break this short is not worth a word. */
const QUIET_MS = 3_000

/** Says that prices stand still, until they move again. */
export function ConnectionBanner() {
  const t = useTexts(shellTexts)
  const condition = conditionOf(useConnection(), useOnline())
  const broken = condition === 'offline' || condition === 'lost' || condition === 'connecting'
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!broken) {
      setShown(false)
      return
    }
    const timer = setTimeout(() => setShown(true), QUIET_MS)
    return () => clearTimeout(timer)
  }, [broken])
  return (
    <div role="status" className="no-print fixed inset-x-0 bottom-8 z-40 mx-auto w-fit">
      {shown && (
        <InlineAlert tone="warn">{t(condition === 'offline' ? 'connection.offline' : 'connection.lost')}</InlineAlert>
      )}
    </div>
  )
}
