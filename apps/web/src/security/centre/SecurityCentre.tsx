import { Button, InlineAlert, Num } from '@touchstone/ui'
import { useState } from 'react'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { EventsPanel } from '../activity/EventsPanel.tsx'
import { LoginLogPanel } from '../activity/LoginLogPanel.tsx'
import { ReviewsPanel } from '../activity/ReviewsPanel.tsx'
import { SessionsPanel } from '../activity/SessionsPanel.tsx'
import { securityTexts } from '../acts/texts.ts'
import { useClosedInDemo } from '../acts/useClosedInDemo.ts'
import type { Security } from '../acts/useSecurity.ts'
import { type SecurityDialog, SecurityDialogs } from '../dialogs/SecurityDialogs.tsx'
import { ContactRows } from './ContactRows.tsx'
import { LevelPanel } from './LevelPanel.tsx'
import { LoginRows } from './LoginRows.tsx'
import { SecurityGroup, SecurityList } from './SecurityGroup.tsx'
import { SecurityLoaded } from './SecurityLoaded.tsx'
import { SensitiveRows } from './SensitiveRows.tsx'

/** Everything that protects an account, and everything that happened to it. */
export function SecurityCentre() {
  return <SecurityLoaded>{(security) => <Centre security={security} />}</SecurityLoaded>
}

function Centre({ security }: { readonly security: Security }) {
  const t = useTexts(securityTexts)
  const closed = useClosedInDemo()
  const [dialog, setDialog] = useState<SecurityDialog | null>(null)
  return (
    <div className="flex flex-col gap-8">
      {closed !== undefined && <InlineAlert tone="warn">{t('demo')}</InlineAlert>}
      <Held until={security.withdrawalsHeldUntil} />
      <LevelPanel security={security} />
      <SecurityGroup title={t('groups.login')} note={t('groups.loginNote')}>
        <SecurityList>
          <LoginRows security={security} onOpen={setDialog} />
        </SecurityList>
      </SecurityGroup>
      <SecurityGroup title={t('groups.contacts')}>
        <SecurityList>
          <ContactRows security={security} onOpen={setDialog} />
        </SecurityList>
      </SecurityGroup>
      <SecurityGroup title={t('groups.sensitive')}>
        <SecurityList>
          <SensitiveRows security={security} onOpen={setDialog} />
        </SecurityList>
      </SecurityGroup>
      <SecurityGroup title={t('groups.reviews')}>
        <ReviewsPanel reviews={security.reviews} />
      </SecurityGroup>
      <SecurityGroup title={t('groups.devices')} note={t('devicesNote')}>
        <SessionsPanel />
      </SecurityGroup>
      <SecurityGroup title={t('groups.logins')}>
        <LoginLogPanel />
      </SecurityGroup>
      <SecurityGroup title={t('groups.events')} note={t('eventsNote')}>
        <EventsPanel />
      </SecurityGroup>
      {!security.frozen && (
        <SecurityGroup title={t('groups.freeze')}>
          <div className="flex items-center justify-between gap-6 p-5">
            <p className="text-13 text-ink-2">{t('freezeNote')}</p>
            <Button tone="danger" blockedBecause={closed} onClick={() => setDialog({ kind: 'freeze' })}>
              {t('freeze')}
            </Button>
          </div>
        </SecurityGroup>
      )}
      <SecurityDialogs security={security} dialog={dialog} onDialog={setDialog} />
    </div>
  )
}

function Held({ until }: { readonly until: number }) {
  const t = useTexts(securityTexts)
  const formats = useFormats()
  if (until <= Date.now()) return null
  return (
    <InlineAlert tone="warn">
      {t.rich('hold', { time: formats.dateTime(until), when: (shown) => <Num>{shown}</Num> })}
    </InlineAlert>
  )
}
