import type { ComponentProps } from 'react'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { useSession } from '../../../shared/session/sessionStore.ts'
import { promptSignIn } from '../../../shared/session/signInPrompt.ts'
import { findRoute } from '../../routes/routes.ts'

/** A way to a screen; a visitor is asked to log in where it has to be somebody's. */
export function EntryLink(props: ComponentProps<typeof AppLink>) {
  const signedIn = useSession((session) => session.token !== '')
  return (
    <AppLink
      {...props}
      onClick={(event) => {
        if (signedIn || findRoute(props.to)?.access === 'public') return
        event.preventDefault()
        promptSignIn(props.to)
      }}
    />
  )
}
