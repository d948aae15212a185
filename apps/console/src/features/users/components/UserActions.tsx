import { Button } from '@touchstone/ui'
import { useState } from 'react'
import { mayCall } from '../../../shared/access/access.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { useMe } from '../../../shared/session/session.ts'
import { userTexts } from '../texts.ts'
import type { User } from '../user.ts'
import { EndSessionsDialog } from './EndSessionsDialog.tsx'
import { FreezeDialog } from './FreezeDialog.tsx'
import { RevealDialog } from './RevealDialog.tsx'
import { TierDialog } from './TierDialog.tsx'

const t = textsOf(userTexts)

const always = () => true
/** A customer's freeze concerns the real account, so a screen of the demo account does not offer it. */
const isMainAccount = ({ guest, world }: User) => guest || world === 'real'

const ACTS = [
  { key: 'reveal', needs: 'revealContact', tone: 'secondary', dialog: RevealDialog, fits: ({ guest }: User) => !guest },
  { key: 'end', needs: 'endUserSessions', tone: 'secondary', dialog: EndSessionsDialog, fits: always },
  {
    key: 'tier',
    needs: 'setUserTier',
    tone: 'secondary',
    dialog: TierDialog,
    fits: ({ number }: User) => number !== '',
  },
  { key: 'freeze', needs: 'setUserState', tone: 'danger', dialog: FreezeDialog, fits: isMainAccount },
] as const

/** The actions on the account that this operator's roles allow. */
export function UserActions({ user }: { readonly user: User }) {
  const { roles } = useMe()
  const [open, setOpen] = useState<(typeof ACTS)[number]>()
  return (
    <>
      {ACTS.filter(({ needs, fits }) => mayCall(roles, needs) && fits(user)).map((act) => (
        <Button key={act.key} tone={act.tone} size="small" onClick={() => setOpen(act)}>
          {t(`acts.${act.key}`)}
        </Button>
      ))}
      {open && <open.dialog user={user} onClose={() => setOpen(undefined)} />}
    </>
  )
}
