import { buttonClass, Panel, Skeleton } from '@touchstone/ui'
import { lazy, Suspense } from 'react'
import { useTexts } from '../../shared/i18n/texts.ts'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { useSession } from '../../shared/session/sessionStore.ts'
import { useParam } from '../../shared/site/useSite.ts'
import { Channels } from './components/Channels.tsx'
import { safetyTexts } from './texts.ts'

const SecurityCentre = lazy(async () => ({
  default: (await import('../../security/centre/SecurityCentre.tsx')).SecurityCentre,
}))

const PROTECTIONS = ['factor', 'password', 'recovery', 'word', 'sessions', 'freeze'] as const
const CHANGES = ['review', 'hold', 'told', 'written'] as const
const PHISHING = ['ask', 'address', 'remote', 'promise', 'report'] as const

/** `/security`: open to all visitors; with the own security centre after login. */
export function SecurityScreen() {
  const t = useTexts(safetyTexts)
  const signedIn = useSession((session) => session.token !== '')
  const reviewed = useParam()?.securityReview ?? true
  return (
    <div className="page flex flex-col gap-12 py-12">
      <header className="flex items-start justify-between gap-10">
        <div className="max-w-2xl">
          <h1 className="text-32 font-semibold tracking-tight text-ink-1">{t('title')}</h1>
          <p className="mt-3 text-14 text-ink-2">{t('lead')}</p>
        </div>
        {!signedIn && (
          <div className="flex flex-col items-start gap-3">
            <p className="text-13 text-ink-3">{t('loginLead')}</p>
            <AppLink to="/login" search={{ redirect: '/security' }} className={buttonClass('primary')}>
              {t('login')}
            </AppLink>
          </div>
        )}
      </header>
      {signedIn && (
        <section aria-label={t('mine')} className="flex min-h-dvh flex-col gap-5">
          <h2 className="text-20 font-semibold text-ink-1">{t('mine')}</h2>
          <Suspense fallback={<Skeleton className="h-28 w-full" />}>
            <SecurityCentre />
          </Suspense>
        </section>
      )}
      <Protections />
      <div className="grid grid-cols-2 narrow:grid-cols-1 gap-12">
        <Points
          title={t('changes.title')}
          points={CHANGES.filter((item) => reviewed || item !== 'review').map((item) => t(`changes.items.${item}`))}
        />
        <Points title={t('phishing.title')} points={PHISHING.map((item) => t(`phishing.items.${item}`))} />
      </div>
      <div className="grid grid-cols-2 narrow:grid-cols-1 gap-12">
        <Channels />
        <Books />
      </div>
    </div>
  )
}

function Protections() {
  const t = useTexts(safetyTexts)
  return (
    <section className="flex flex-col gap-5">
      <h2 className="text-20 font-semibold text-ink-1">{t('protect.title')}</h2>
      <ul className="grid grid-cols-3 narrow:grid-cols-1 gap-4">
        {PROTECTIONS.map((item) => (
          <li key={item} className="flex">
            <Panel className="flex-1 p-5">
              <h3 className="text-14 font-medium text-ink-1">{t(`protect.items.${item}.title`)}</h3>
              <p className="mt-1.5 text-13 text-ink-2">{t(`protect.items.${item}.text`)}</p>
            </Panel>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Points({ title, points }: { readonly title: string; readonly points: readonly string[] }) {
  return (
    <section>
      <h2 className="text-20 font-semibold text-ink-1">{title}</h2>
      <ul className="mt-4 flex list-disc flex-col gap-2.5 ps-5 text-14 text-ink-2">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  )
}

function Books() {
  const t = useTexts(safetyTexts)
  return (
    <section>
      <h2 className="text-20 font-semibold text-ink-1">{t('verify.title')}</h2>
      <p className="mt-4 text-14 text-ink-2">
        {t('verify.text')}{' '}
        <AppLink to="/text" search={{ id: '7' }} className="text-accent underline underline-offset-2">
          {t('verify.link')}
        </AppLink>
      </p>
      <p className="mt-3 text-14 text-ink-2">{t('verify.later')}</p>
    </section>
  )
}
