import { useQueryClient } from '@tanstack/react-query'
import { Button, Dialog } from '@touchstone/ui'
import { textsOf } from '../../shared/i18n/texts.ts'
import { signOut } from '../../shared/session/session.ts'
import { shellTexts } from './texts.ts'
import { useIdleLock } from './useIdleLock.ts'

const t = textsOf(shellTexts)
const WARN_MS = 60_000

/** A minute before the console locks it says so; the session can be kept. */
export function IdleWarning({ idleMs }: { readonly idleMs: number }) {
  const queries = useQueryClient()
  const { left, stay } = useIdleLock(idleMs)
  return (
    <Dialog
      open={left <= WARN_MS}
      title={t('idle.title')}
      closeLabel={t('idle.stay')}
      onClose={stay}
      actions={
        <>
          <Button tone="secondary" onClick={() => signOut(queries)}>
            {t('idle.leave')}
          </Button>
          <Button autoFocus onClick={stay}>
            {t('idle.stay')}
          </Button>
        </>
      }
    >
      <p className="num">{t('idle.text', { seconds: Math.ceil(left / 1000) })}</p>
    </Dialog>
  )
}
